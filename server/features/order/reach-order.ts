// Who reaches an order: its owner, or whoever knows its number and the phone on it.
import { refuse } from '#contract/core/failure.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import { isSamePhone, phoneDigits } from '#contract/features/session/phone.rules.ts'
import type { Database } from '#server/database/connection.ts'
import type { Identity } from '#server/platform/http/identity.ts'
import type { RateLimiter } from '#server/platform/http/rate-limit.ts'
import { type OrderRow, orderById } from './order.db.ts'

export interface ReachParts {
  db: Database
  limiter: Pick<RateLimiter, 'count' | 'look'>
}

export interface ReachCall {
  caller: Identity
  contact_number?: string | undefined
}

export interface ReachedOrder {
  row: OrderRow
  /** False: reached by the phone on it, which opens where it stands and no more. */
  isOwner: boolean
}

/** Numbers of orders follow each other: a known phone must not be tried on all of them. */
const missesAtMost = 10
const missesWindow = 600

function isOwner({ customer_id, guest_id }: OrderRow, caller: Identity): boolean {
  if (caller.kind === 'customer') return customer_id === caller.customer_id
  return caller.kind === 'guest' && customer_id === null && guest_id === Number(caller.guest_id)
}

export function createOrderReach({ db, limiter }: ReachParts) {
  /** A wrong phone and an unknown number get one answer: nobody learns which orders exist (TRK-03). */
  return async function reach(
    order_id: number,
    { caller, contact_number }: ReachCall,
  ): Promise<ReachedOrder> {
    const row = await orderById(db, order_id)
    const owns = row !== undefined && isOwner(row, caller)
    // A guest who types a phone means it: a wrong one is told.
    if (owns && (caller.kind === 'customer' || !contact_number)) return { row, isOwner: true }
    const typed = phoneDigits(contact_number ?? '')
    const misses = `orders under ${typed}`
    // Asked before a hit as well, or a scan would only have to read on.
    if (typed !== '') limiter.look(misses, missesAtMost)
    if (row && isSamePhone(typed, row.contact_digits)) return { row, isOwner: owns }
    if (typed !== '') limiter.count(misses, missesAtMost, missesWindow)
    return refuse(orderFailures.unknown)
  }
}
