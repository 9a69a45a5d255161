// When an order arrives: a range that follows what happens, measured against the one promised when it was placed.
import type { OrderStatus } from './order-words.ts'

export interface ArrivalFacts {
  order_status: OrderStatus
  /** Milliseconds since 1970, like all instants here: when cooking may begin, which is later for scheduled orders. */
  starts_at: number
  /** What the store promises from then on. */
  min_minutes: number
  max_minutes: number
  now: number
  /** When the store has said it will be ready; null until it has. */
  ready_at: number | null
  /** Seconds the courier still drives; null while nobody is on the way. */
  drive_seconds: number | null
}

/** Why it takes longer than promised. */
export type Delay = 'store' | 'road'

export interface Arrival {
  from: number
  to: number
  delay: Delay | null
  /** Whole minutes of the courier's own way, one at least; null while nobody knows it. */
  minutes_left: number | null
}

const minute = 60_000

/** What is left of the promised time once the goods are ready. */
const shareOfRoad = 0.25

/** How much of the promised time is still to pass at least, before each step. */
const remainders: Partial<Record<OrderStatus, number>> = {
  pending: 0.7,
  confirmed: 0.6,
  accepted: 0.5,
  processing: 0.4,
  handover: shareOfRoad,
}

/** Null once nothing is on its way any more. */
export function arrivalOf(facts: ArrivalFacts): Arrival | null {
  const promised = promiseOf(facts)
  if (facts.order_status === 'picked_up') {
    const left = (facts.drive_seconds ?? facts.min_minutes * 60 * 0.25) * 1_000
    const from = facts.now + left
    // Lights and stairs: a quarter of the way, three minutes at least.
    const to = from + Math.max(3 * minute, left / 4)
    const delay = to > promised.to + minute ? 'road' : null
    return { from, to, delay, minutes_left: wholeMinutes(facts.drive_seconds) }
  }
  const share = facts.ready_at === null ? remainders[facts.order_status] : shareOfRoad
  if (share === undefined || !(facts.order_status in remainders)) return null
  const expected = facts.ready_at === null ? promised : onceReady(facts, facts.ready_at)
  const from = Math.max(expected.from, facts.now + facts.min_minutes * share * minute)
  const to = Math.max(expected.to, facts.now + facts.max_minutes * share * minute, from + 5 * minute)
  return { from, to, delay: to > promised.to + minute ? 'store' : null, minutes_left: null }
}

/** Rounded up: who comes a little early disappoints nobody. */
function wholeMinutes(seconds: number | null): number | null {
  return seconds === null ? null : Math.max(1, Math.ceil(seconds / 60))
}

function promiseOf({ starts_at, min_minutes, max_minutes }: ArrivalFacts) {
  return { from: starts_at + min_minutes * minute, to: starts_at + max_minutes * minute }
}

/** The store's own word about an order counts more than what it promises about all. */
function onceReady({ min_minutes, max_minutes }: ArrivalFacts, ready_at: number) {
  const road = shareOfRoad * minute
  return { from: ready_at + min_minutes * road, to: ready_at + max_minutes * road }
}

/** A parcel has no store that promises anything. */
export const parcelMinutes = { min_minutes: 30, max_minutes: 60 } as const
