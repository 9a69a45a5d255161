// Who reaches an order: its owner, or whoever knows its number and the phone on it.
import { refuse } from '#contract/core/failure.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import { isSamePhone, phoneDigits } from '#contract/features/session/phone.rules.ts'
import type { Database } from '#server/database/connection.ts'
import type { Client } from '#server/platform/http/client.ts'
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
  client: Pick<Client, 'address'>
}

export interface ReachedOrder {
  row: OrderRow
  /** False: reached by the phone on it, which opens where it stands and no more. */
  isOwner: boolean
}

/** Numbers of orders follow each other: a known phone must not be tried on all of them. */
const missesAtMost = 10
const missesWindow = 600

/** From wherever they come: high, because a stranger who knows a phone must not close its owner's door with it. */
const missesFromAnywhere = 200

function isOwner({ customer_id, guest_id }: OrderRow, caller: Identity): boolean {
  if (caller.kind === 'customer') return customer_id === caller.customer_id
  return caller.kind === 'guest' && customer_id === null && guest_id === Number(caller.guest_id)
}

/** A guest who types a phone means it: a wrong one is told. */
function comesAsOwner(row: OrderRow, { caller, contact_number }: Omit<ReachCall, 'client'>): boolean {
  if (!isOwner(row, caller)) return false
  if (caller.kind === 'customer' || !contact_number) return true
  return isSamePhone(phoneDigits(contact_number), row.contact_digits)
}

function missesOf(typed: string, { address }: Pick<Client, 'address'>) {
  if (typed === '') return []
  return [
    { key: `orders under ${typed} from ${address}`, atMost: missesAtMost },
    { key: `orders under ${typed}`, atMost: missesFromAnywhere },
  ]
}

export function createOrderReach({ db, limiter }: ReachParts) {
  /** A wrong phone and an unknown number get one answer: nobody learns which orders exist (TRK-03). */
  return async function reach(
    order_id: number,
    { caller, contact_number, client }: ReachCall,
  ): Promise<ReachedOrder> {
    const row = await orderById(db, order_id)
    if (row && comesAsOwner(row, { caller, contact_number })) return { row, isOwner: true }
    const typed = phoneDigits(contact_number ?? '')
    const misses = missesOf(typed, client)
    // Asked before a hit as well, or a scan would only have to read on.
    for (const { key, atMost } of misses) limiter.look(key, atMost)
    if (row && isSamePhone(typed, row.contact_digits)) return { row, isOwner: false }
    for (const { key, atMost } of misses) limiter.count(key, atMost, missesWindow)
    return refuse(orderFailures.unknown)
  }
}
