// What is asked of a line: whether it changes anything, whether it may be, and what is sent for it.
import { beforeEach, describe, expect, test } from 'vitest'
import { aLine, anAdd } from '../cart.fixture.ts'
import { pendingChanges } from '../queue/pending-changes.ts'
import { type ShownLine, shownLines } from '../shown-lines.rules.ts'
import { changeUnsent, isBeyond, isUnchanged, removal, updateChange } from './line-changes.ts'

beforeEach(() => {
  pendingChanges.change(() => [])
})

function shown(line = aLine()): ShownLine {
  const [first] = shownLines([line], [], 2)
  if (!first) throw new Error('one line is shown')
  return first
}

const pending = (): ShownLine => {
  const [first] = shownLines([], [anAdd()], 2)
  if (!first) throw new Error('one line is shown')
  return first
}

describe('[CRT-05] how many may be taken', () => {
  test('one more than there is is beyond, all there is is not', () => {
    const line = { ...shown(aLine({ quantity: 2 })), limit: 5 }
    expect([isBeyond(line, 5), isBeyond(line, 6)]).toEqual([false, true])
  })

  test('without a limit nothing is beyond', () => {
    expect(isBeyond(shown(), 1_000)).toBe(false)
  })

  test('after its maximum fell a line may shrink step by step, stay as it is, and not grow', () => {
    const line = { ...shown(aLine({ quantity: 8 })), limit: 3 }
    expect([7, 4, 3, 8].map((wanted) => isBeyond(line, wanted))).toEqual([false, false, false, false])
    expect(isBeyond(line, 9)).toBe(true)
  })
})

describe('[ATC-10] whether anything changes', () => {
  const chosen = {
    ...shown(),
    choice: { food_variations: [{ name: 'Size', values: { label: ['Large'] } }], variation_type: null },
    add_ons: [
      { id: 1, quantity: 2 },
      { id: 2, quantity: 1 },
    ],
    note: 'No salt',
  }

  test('nothing asked, or the same again, is no change', () => {
    expect(isUnchanged(chosen, {})).toBe(true)
    expect(isUnchanged(chosen, { quantity: 2, note: 'No salt', choice: chosen.choice })).toBe(true)
    expect(isUnchanged(chosen, { add_ons: chosen.add_ons.toReversed() })).toBe(true)
  })

  test.each([
    ['pieces', { quantity: 3 }],
    ['note', { note: 'Salt' }],
    ['options', { choice: { food_variations: [], variation_type: null } }],
    ['add-ons', { add_ons: [{ id: 1, quantity: 2 }] }],
    ['pieces of one add-on', { add_ons: [chosen.add_ons[0], { id: 2, quantity: 4 }].filter((one) => !!one) }],
    ['pieces, with the same note', { quantity: 3, note: 'No salt' }],
    ['note, with the same pieces', { quantity: 2, note: 'Salt' }],
  ])('other %s are a change', (_, change) => {
    expect(isUnchanged(chosen, change)).toBe(false)
  })
})

describe('something the shop has never heard of', () => {
  test('is changed where it waits', () => {
    pendingChanges.change(() => [anAdd()])
    expect(changeUnsent(pending(), 4)).toBe(true)
    expect(pendingChanges.read()).toEqual([anAdd({ quantity: 4 })])
    expect(changeUnsent(pending(), 0)).toBe(true)
    expect(pendingChanges.read()).toEqual([])
  })

  test('is left alone once it is on its way', () => {
    const queue = [anAdd({ tried: true })]
    pendingChanges.change(() => queue)
    expect(changeUnsent(pending(), 4)).toBe(false)
    expect(pendingChanges.read()).toEqual(queue)
  })
})

describe('what is sent', () => {
  const common = { module_id: 2, zone_ids: [1, 3], tried: false, name: 'Soup' }

  test('[CRT-04] an update names the line, the price last seen, and only what changes', () => {
    const line = shown(aLine({ price: 7.5 }))
    const change = updateChange(line, { quantity: 4 }, [1, 3])
    expect(change).toMatchObject({ ...common, kind: 'update', cart_id: 1, added_key: null, quantity: 4 })
    expect(change).toMatchObject({ price: 7.5, choice: null, add_ons: null, note: null })
    expect(change.key).toBeTruthy()
  })

  test('[CRT-04] what is asked for goes along', () => {
    const choice = { food_variations: [], variation_type: 'Red' }
    const add_ons = [{ id: 1, quantity: 2 }]
    const change = updateChange(shown(), { quantity: 1, choice, add_ons, note: '' }, [1])
    expect(change).toMatchObject({ choice, add_ons, note: '' })
  })

  test('a line that is still being added is named by its addition, at the price it was added for', () => {
    const change = updateChange(pending(), { quantity: 2 }, [1])
    expect(change).toMatchObject({ cart_id: null, added_key: 'add', price: 9 })
  })

  test('[CRT-06] a removal names the line and nothing else', () => {
    const change = removal(shown(), [1, 3])
    expect(change).toEqual({ ...common, kind: 'remove', key: change.key, cart_id: 1, added_key: null })
    expect(removal(shown(), [1]).key).not.toBe(change.key)
  })
})
