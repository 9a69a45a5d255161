import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isAsking,
  nextPin,
  type PinEvent,
  type PinState,
  pinAt,
  placeUnder,
  refusalUnder,
} from './pin-machine.ts'

const home = { lat: 51.12826, lng: 71.43055 }
const office = { lat: 51.16, lng: 71.47 }

const play = (events: readonly PinEvent[], from: PinState = pinAt(home)) => events.reduce(nextPin, from)

const answers = (turn: number): PinEvent[] => [
  { type: 'address_found', turn, text: `address ${turn}` },
  { type: 'zone_found', turn, zone_ids: [turn] },
]

describe('[LOC-03] a move', () => {
  test('takes the point and forgets what was known about the one before', () => {
    const known = play(answers(1))
    expect(placeUnder(known)).not.toBeNull()
    const moved = nextPin(known, { type: 'moved', point: office })
    expect(moved).toMatchObject({ point: office, address: { kind: 'asking' }, zone: { kind: 'asking' } })
    expect(placeUnder(moved)).toBeNull()
  })

  test('asking again keeps the point and starts over', () => {
    const again = play([{ type: 'address_missing', turn: 1 }, { type: 'asked_again' }])
    expect(again).toMatchObject({ point: home, turn: 2, address: { kind: 'asking' } })
  })

  test('drops the answers to every earlier point, in whatever order they come', () => {
    const late = fc.shuffledSubarray([...answers(1), ...answers(2), ...answers(3)], {
      minLength: 6,
      maxLength: 6,
    })
    fc.assert(
      fc.property(late, (arrivals) => {
        const moves: PinEvent[] = [
          { type: 'moved', point: office },
          { type: 'moved', point: home },
        ]
        expect(placeUnder(play([...moves, ...arrivals]))).toEqual({
          ...home,
          address: 'address 3',
          zone_ids: [3],
        })
      }),
    )
  })

  test('between two answers never joins parts of different points', () => {
    const events = fc.array(
      fc.oneof(
        fc.constant<PinEvent>({ type: 'moved', point: office }),
        fc.integer({ min: 1, max: 6 }).map(
          (turn): PinEvent => ({
            type: 'address_found',
            turn,
            text: `address ${turn}`,
          }),
        ),
        fc
          .integer({ min: 1, max: 6 })
          .map((turn): PinEvent => ({ type: 'zone_found', turn, zone_ids: [turn] })),
      ),
    )
    fc.assert(
      fc.property(events, (history) => {
        const place = placeUnder(play(history))
        if (place) expect(place.address).toBe(`address ${place.zone_ids[0]}`)
      }),
    )
  })
})

describe('[LOC-02] a place chosen by its name', () => {
  const found: PinEvent = { type: 'place_found', point: office, name: 'Kenesary Street, Astana' }
  const awaiting = play([...answers(1), { type: 'place_awaited' }])

  test('keeps the name and asks only who delivers there', () => {
    const named = play([found, { type: 'zone_found', turn: 2, zone_ids: [1] }], awaiting)
    expect(placeUnder(named)).toEqual({ ...office, address: 'Kenesary Street, Astana', zone_ids: [1] })
  })

  test('leaves nothing to pick until it is known, whatever else is asked meanwhile', () => {
    for (const meanwhile of [[], answers(1), [{ type: 'asked_again' } as const, ...answers(2)]]) {
      const state = play(meanwhile, awaiting)
      expect(placeUnder(state)).toBeNull()
      expect(isAsking(state)).toBe(true)
    }
    const refused = play([
      { type: 'zone_refused', turn: 1, refusal: { message: 'Not here', outside: true } },
      { type: 'place_awaited' },
    ])
    expect(refusalUnder(refused)).toBeNull()
  })

  test('leaves the pin with what was known of it when nobody finds it', () => {
    const missed = nextPin(awaiting, { type: 'place_missed' })
    expect(placeUnder(missed)).toEqual(placeUnder(play(answers(1))))
  })

  test('does not take the pin from where somebody moved it since', () => {
    const moved = nextPin(awaiting, { type: 'moved', point: home })
    expect(nextPin(moved, found)).toEqual(moved)
  })

  test('is not overtaken by the place of the browser, asked for before it was chosen', () => {
    const { intent } = pinAt(home)
    const located: PinEvent = { type: 'located', intent, point: { lat: 1, lng: 1 } }
    expect(nextPin(awaiting, located)).toEqual(awaiting)
    expect(nextPin(pinAt(office), located)).toMatchObject({ point: { lat: 1, lng: 1 }, turn: 2 })
  })
})

describe('[LOC-04] a place can be picked', () => {
  const [address, zone] = answers(1)

  test('only when its address and its zone are known', () => {
    expect(placeUnder(pinAt(home))).toBeNull()
    expect(isAsking(pinAt(home))).toBe(true)
    for (const half of [address, zone]) {
      const state = play(half ? [half] : [])
      expect(placeUnder(state)).toBeNull()
      expect(isAsking(state)).toBe(true)
    }
    const whole = play(answers(1))
    expect(isAsking(whole)).toBe(false)
    expect(placeUnder(whole)).toEqual({ ...home, address: 'address 1', zone_ids: [1] })
  })

  test('not where the lookup was refused, and the refusal keeps the server’s words', () => {
    const refusal = { message: 'Service not available in this area', outside: true }
    const state = play([...answers(1), { type: 'zone_refused', turn: 1, refusal }])
    expect(placeUnder(state)).toBeNull()
    expect(refusalUnder(state)).toEqual(refusal)
    expect(refusalUnder(nextPin(state, { type: 'moved', point: office }))).toBeNull()
  })

  test('not where the point has no address', () => {
    expect(placeUnder(play([...answers(1), { type: 'address_missing', turn: 1 }]))).toBeNull()
  })
})
