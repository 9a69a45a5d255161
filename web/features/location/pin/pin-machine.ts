// What is known about the place under the pin: every move starts a new turn, and answers to older turns are dropped.
// Where somebody wants the pin may be known later than they want it somewhere else: the last intent counts.
import type { Coordinates } from '#contract/core/shop-context.ts'
import type { PickedPlace } from '#web/platform/shop/open-location-picker.ts'

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
  /** How often somebody wanted the pin elsewhere. */
  intent: number
  /** A place was chosen by its name and where it lies is not known yet: the point is still the one before. */
  isAwaiting: boolean
}

export type PinEvent =
  | { type: 'moved'; point: Coordinates }
  /** The browser says where it was when this was the last intent. */
  | { type: 'located'; intent: number; point: Coordinates }
  | { type: 'place_awaited' }
  /** A place chosen by its name keeps it: the nearest door may belong to the street around the corner. */
  | { type: 'place_found'; point: Coordinates; name: string }
  | { type: 'place_missed' }
  | { type: 'asked_again' }
  | { type: 'address_found'; turn: number; text: string }
  | { type: 'address_missing'; turn: number }
  | { type: 'zone_found'; turn: number; zone_ids: number[] }
  | { type: 'zone_refused'; turn: number; refusal: ZoneRefusal }

const asking = { address: { kind: 'asking' }, zone: { kind: 'asking' } } as const

export function pinAt(point: Coordinates): PinState {
  return { turn: 1, point, intent: 0, isAwaiting: false, ...asking }
}

function askedAnew(state: PinState): PinState {
  return { ...state, turn: state.turn + 1, ...asking }
}

function movedTo(state: PinState, point: Coordinates): PinState {
  return { ...askedAnew(state), point, intent: state.intent + 1, isAwaiting: false }
}

export function nextPin(state: PinState, event: PinEvent): PinState {
  switch (event.type) {
    case 'moved':
      return movedTo(state, event.point)
    case 'located':
      return event.intent === state.intent ? movedTo(state, event.point) : state
    case 'place_awaited':
      return { ...state, intent: state.intent + 1, isAwaiting: true }
    case 'place_found':
      if (!state.isAwaiting) return state
      return { ...movedTo(state, event.point), address: { kind: 'found', text: event.name } }
    case 'place_missed':
      return { ...state, isAwaiting: false }
    case 'asked_again':
      return askedAnew(state)
    default:
      return event.turn === state.turn ? answered(state, event) : state
  }
}

type Answer = Extract<PinEvent, { turn: number }>

function answered(state: PinState, event: Answer): PinState {
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

export function refusalUnder({ zone, isAwaiting }: PinState): ZoneRefusal | null {
  return zone.kind === 'refused' && !isAwaiting ? zone.refusal : null
}

export function isAsking({ address, zone, isAwaiting }: PinState): boolean {
  return isAwaiting || address.kind === 'asking' || zone.kind === 'asking'
}
