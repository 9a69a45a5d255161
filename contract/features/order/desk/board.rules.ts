// The order board of a store: in which column an order stands, what may be done with it there, and how long it has waited.
import type { OrderStatus, OrderType } from '../order-words.ts'

export const boardColumns = ['new', 'preparing', 'ready', 'on_the_way'] as const

export type BoardColumn = (typeof boardColumns)[number]

export interface BoardFacts {
  order_status: OrderStatus
  order_type: OrderType
  /** When the store has said it will be ready; null until it took the order on. */
  ready_at: string | null
  /** It has been ready, whatever a courier said since. */
  was_ready: boolean
}

/** Null for what no store has to do with any more. A courier may have taken it on before or after the store did. */
export function boardColumn(order: Omit<BoardFacts, 'order_type'>): BoardColumn | null {
  const { order_status, ready_at, was_ready } = order
  switch (order_status) {
    case 'pending':
    case 'confirmed':
      return 'new'
    case 'accepted':
      if (was_ready) return 'ready'
      return ready_at === null ? 'new' : 'preparing'
    case 'processing':
      return 'preparing'
    case 'handover':
      return 'ready'
    case 'picked_up':
      return 'on_the_way'
    default:
      return null
  }
}

export const boardStatuses = [
  'pending',
  'confirmed',
  'accepted',
  'processing',
  'handover',
  'picked_up',
] as const satisfies readonly OrderStatus[]

export const boardActs = ['accept', 'delay', 'ready', 'hand_over', 'deliver', 'refuse'] as const

export type BoardAct = (typeof boardActs)[number]

const actsIn: Readonly<Record<BoardColumn, readonly BoardAct[]>> = {
  new: ['accept', 'refuse'],
  preparing: ['ready', 'delay', 'refuse'],
  ready: ['hand_over', 'refuse'],
  on_the_way: ['deliver', 'refuse'],
}

/** The first is the one that is usually next. */
export function actsOn(facts: BoardFacts): readonly BoardAct[] {
  const column = boardColumn(facts)
  if (!column) return []
  // Moved on by somebody who said no time, there is none to be later than.
  return actsIn[column].filter((act) => act !== 'delay' || facts.ready_at !== null)
}

/** What an order becomes by an act: who takes away has it as soon as it is handed over. */
export function statusAfter(
  act: BoardAct,
  { order_type }: Pick<BoardFacts, 'order_type'>,
): OrderStatus | null {
  switch (act) {
    case 'accept':
      return 'processing'
    case 'delay':
      return null
    case 'ready':
      return 'handover'
    case 'hand_over':
      return order_type === 'take_away' ? 'delivered' : 'picked_up'
    case 'deliver':
      return 'delivered'
    case 'refuse':
      return 'canceled'
  }
}

export const shortestPreparing = 1
export const longestPreparing = 180

/** Offered as buttons, in minutes. */
export const preparingChoices = [5, 10, 15, 20, 30, 45, 60] as const

export const delayChoices = [5, 10] as const

/** At once; it may run late more than once. */
export const longestDelay = 60

/** The button that is offered first: what the store promises at least, the way to the door taken off. */
export function usualPreparing(min_minutes: number): number {
  const wanted = min_minutes * 0.6
  return preparingChoices.reduce((best, one) =>
    Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best,
  )
}

/** Reasons that every customer reads in their own language; a store may write another one. */
export const refusalReasons = {
  busy: 'We have too many orders right now.',
  sold_out: 'Something you ordered is sold out.',
  closing: 'We are closing for today.',
} as const

export type RefusalReason = keyof typeof refusalReasons

export const ticketAges = ['fine', 'soon', 'late'] as const

export type TicketAge = (typeof ticketAges)[number]

const minute = 60_000

/** Minutes from which a ticket is urgent, and from which it is late, by what it waits for. */
const patience = { new: [3, 6], preparing: [20, 40], ready: [10, 20], on_the_way: [45, 75] } as const

export interface TicketTimes {
  column: BoardColumn
  /** Milliseconds since 1970, all of them: since when it has stood in its column. */
  since: number
  ready_at: number | null
  now: number
}

/** What is prepared is measured against the time the store has said, everything else by how long it stands. */
export function ticketAge({ column, since, ready_at, now }: TicketTimes): TicketAge {
  if (column === 'preparing' && ready_at !== null) {
    const left = ready_at - now
    if (left < 0) return 'late'
    return left < 3 * minute ? 'soon' : 'fine'
  }
  const [soon, late] = patience[column]
  const waited = (now - since) / minute
  if (waited >= late) return 'late'
  return waited >= soon ? 'soon' : 'fine'
}
