// What is known about the place under the pin: every move starts a new turn, and answers to older turns are dropped.
import type { Coordinates } from '#contract/core/shop-context.ts'
import type { PickedPlace } from '#web/platform/shop/location-door.ts'

/** Why nobody can deliver to the point; `outside` is beyond every zone, the rest may change by itself. */
export interface ZoneRefusal {
  /** The server's own words; null when it did not answer at all. */
  message: string | null
  outside: boolean
}

type Address = { kind: 'asking' } | { kind: 'found'; text: string } | { kind: 'missing' }

type Zone =
  | { kind: 'asking' }
  | { kind: 'found'; zone_ids: number[] }
  | { kind: 'refused'; refusal: ZoneRefusal }

export interface PinState {
  turn: number
  point: Coordinates
  address: Address
  zone: Zone
  /** A place was chosen by its name and where it lies is not known yet: the point is still the one before. */
  isAwaiting: boolean
}

export type PinEvent =
  /** A place chosen by its name keeps it: the nearest door may belong to the street around the corner. */
  | { type: 'moved'; point: Coordinates; name?: string }
  | { type: 'place_awaited' }
  | { type: 'place_missed' }
  | { type: 'asked_again' }
  | { type: 'address_found'; turn: number; text: string }
  | { type: 'address_missing'; turn: number }
  | { type: 'zone_found'; turn: number; zone_ids: number[] }
  | { type: 'zone_refused'; turn: number; refusal: ZoneRefusal }

const asking = { address: { kind: 'asking' }, zone: { kind: 'asking' }, isAwaiting: false } as const

export function pinAt(point: Coordinates): PinState {
  return { turn: 1, point, ...asking }
}

export function nextPin(state: PinState, event: PinEvent): PinState {
  if (event.type === 'moved') {
    const moved = { turn: state.turn + 1, point: event.point, ...asking }
    return event.name ? { ...moved, address: { kind: 'found', text: event.name } } : moved
  }
  if (event.type === 'place_awaited') return { ...state, isAwaiting: true }
  if (event.type === 'place_missed') return { ...state, isAwaiting: false }
  if (event.type === 'asked_again') return { turn: state.turn + 1, point: state.point, ...asking }
  if (event.turn !== state.turn) return state
  switch (event.type) {
    case 'address_found':
      return { ...state, address: { kind: 'found', text: event.text } }
    case 'address_missing':
      return { ...state, address: { kind: 'missing' } }
    case 'zone_found':
      return { ...state, zone: { kind: 'found', zone_ids: event.zone_ids } }
    case 'zone_refused':
      return { ...state, zone: { kind: 'refused', refusal: event.refusal } }
  }
}

/** The place as it can be picked (LOC-04): its address is known, somebody delivers there, and no other was chosen since. */
export function placeUnder({ point, address, zone, isAwaiting }: PinState): PickedPlace | null {
  if (isAwaiting || address.kind !== 'found' || zone.kind !== 'found') return null
  return { ...point, address: address.text, zone_ids: zone.zone_ids }
}

export function refusalUnder({ zone }: PinState): ZoneRefusal | null {
  return zone.kind === 'refused' ? zone.refusal : null
}

export function isAsking({ address, zone, isAwaiting }: PinState): boolean {
  return isAwaiting || address.kind === 'asking' || zone.kind === 'asking'
}
