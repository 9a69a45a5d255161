// Who reaches an order: its owner, or whoever knows its number and the phone on it.
import { refuse } from '#contract/core/failure.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import { isSamePhone, phoneDigits } from '#contract/features/session/phone.rules.ts'
import type { Database } from '#server/database/connection.ts'
import type { Client } from '#server/platform/http/caller/client.ts'
import type { Identity } from '#server/platform/http/caller/identity.ts'
import type { RateLimiter } from '#server/platform/http/limits/rate-limit.ts'
import { type OrderRow, orderById } from '../order.db.ts'

export interface ReachParts {
  db: Database
  limiter: Pick<RateLimiter, 'count' | 'look' | 'counted'>
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

const missesWindow = 600

/** Wrong pairs of number and phone that are answered within the window. */
const missesAtMost = {
  /** Numbers of orders follow each other: a known phone must not be tried on all of them. */
  phone_from_address: 10,
  /** High, because a stranger who knows a phone must not close its owner's way with it. */
  phone: 200,
  /** Phones follow each other too: a known number must not be opened by trying them. */
  order_from_address: 10,
  /** Of an order that is guessed at from everywhere: its phone is let in from an address that did not guess. */
  attacked_order_from_address: 1,
  address: 30,
} as const

/** So many misses on one order are no customer's typing. */
const missesOfAnAttack = 100

function isOwner({ customer_id, guest_id }: OrderRow, caller: Identity): boolean {
  if (caller.kind === 'customer') return customer_id === caller.customer_id
  return caller.kind === 'guest' && customer_id === null && guest_id === Number(caller.guest_id)
}

/** A guest who types a phone means it: a wrong one is refused as such. */
function comesAsOwner(row: OrderRow, { caller, contact_number }: Omit<ReachCall, 'client'>): boolean {
  if (!isOwner(row, caller)) return false
  if (caller.kind === 'customer' || !contact_number) return true
  return isSamePhone(phoneDigits(contact_number), row.contact_digits)
}

interface Misses {
  key: string
  atMost: number
}

/** Nothing for who names no phone: that is no guess, and opens nothing. */
function missesOf(typed: string, order_id: number, address: string, isAttacked: boolean): Misses[] {
  if (typed === '') return []
  const ofOrder = isAttacked ? missesAtMost.attacked_order_from_address : missesAtMost.order_from_address
  return [
    { key: `orders under ${typed} from ${address}`, atMost: missesAtMost.phone_from_address },
    { key: `orders under ${typed}`, atMost: missesAtMost.phone },
    { key: `phones under order ${order_id} from ${address}`, atMost: ofOrder },
    { key: `orders and phones from ${address}`, atMost: missesAtMost.address },
  ]
}

export function createOrderReach({ db, limiter }: ReachParts) {
  const reachedBy = (row: OrderRow | undefined, { caller, contact_number }: Omit<ReachCall, 'client'>) => {
    if (!row) return null
    if (comesAsOwner(row, { caller, contact_number })) return { row, isOwner: true }
    const isPhone = isSamePhone(phoneDigits(contact_number ?? ''), row.contact_digits)
    return isPhone ? { row, isOwner: false } : null
  }

  return {
    /** A wrong phone and an unknown number get one answer: nobody learns which orders exist (TRK-03). */
    async reach(order_id: number, { client, ...call }: ReachCall): Promise<ReachedOrder> {
      const reached = reachedBy(await orderById(db, order_id), call)
      if (reached?.isOwner) return reached
      const ofOrder = `phones under order ${order_id}`
      const isAttacked = limiter.counted(ofOrder) >= missesOfAnAttack
      const typed = phoneDigits(call.contact_number ?? '')
      const misses = missesOf(typed, order_id, client.address, isAttacked)
      // Asked before a hit as well, or a scan would only have to read on.
      for (const { key, atMost } of misses) limiter.look(key, atMost)
      if (reached) return reached
      for (const { key, atMost } of misses) limiter.count(key, atMost, missesWindow)
      if (typed !== '') limiter.count(ofOrder, Number.POSITIVE_INFINITY, missesWindow)
      return refuse(orderFailures.unknown)
    },

    /** For who was let in before and stays: somebody else's guesses from the same address do not end that. */
    async stillReaches(order_id: number, call: Omit<ReachCall, 'client'>): Promise<boolean> {
      return reachedBy(await orderById(db, order_id), call) !== null
    },
  }
}
