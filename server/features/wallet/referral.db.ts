// Questions about who brought whom.
import { and, desc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { customer } from '#server/database/schema/session.ts'
import type { LedgerDatabase } from './ledger.db.ts'

/** The movement of a referral is named after the friend, so that a friend is rewarded for once. */
export function referralReference(friend_id: number): string {
  return `customer ${friend_id}`
}

/** Who brought this customer, while that account is there and not blocked. */
export async function referrerOf(db: LedgerDatabase, customer_id: number): Promise<number | null> {
  const friend = alias(customer, 'friend')
  const [row] = await db
    .select({ id: customer.id })
    .from(friend)
    .innerJoin(customer, eq(customer.id, friend.ref_by))
    .where(and(eq(friend.id, customer_id), eq(customer.status, true), isNull(customer.deleted_at)))
  return row && row.id !== customer_id ? row.id : null
}

export async function refCodeOf(db: LedgerDatabase, customer_id: number): Promise<string | null> {
  const [row] = await db
    .select({ ref_code: customer.ref_code })
    .from(customer)
    .where(eq(customer.id, customer_id))
  return row?.ref_code ?? null
}

const mostShown = 100

/** Newest first; who left again is not shown. */
export function friendsOf(db: LedgerDatabase, customer_id: number) {
  return db
    .select({
      id: customer.id,
      f_name: customer.f_name,
      l_name: customer.l_name,
      created_at: customer.created_at,
    })
    .from(customer)
    .where(and(eq(customer.ref_by, customer_id), isNull(customer.deleted_at)))
    .orderBy(desc(customer.created_at), desc(customer.id))
    .limit(mostShown)
}
