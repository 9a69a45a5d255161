// How often customers got their cashback, from the books.
import { and, count, eq, sql } from 'drizzle-orm'
import { ledgerMovement } from '#server/database/schema/wallet.ts'
import type { LedgerDatabase } from './ledger.db.ts'

/** Names the offer first, so that its uses can be counted. */
export const cashbackReference = (offer_id: number, order_id: number) => `${offer_id}/${order_id}`

/** By the offer. */
export async function cashbackUses(db: LedgerDatabase, customer_id: number): Promise<Map<number, number>> {
  const offer_id = sql<number>`split_part(${ledgerMovement.reference}, '/', 1)::int`
  const rows = await db
    .select({ offer_id, uses: count() })
    .from(ledgerMovement)
    .where(
      and(
        eq(ledgerMovement.customer_id, customer_id),
        eq(ledgerMovement.currency, 'money'),
        eq(ledgerMovement.transaction_type, 'CashBack'),
        sql`${ledgerMovement.reference} ~ '^[0-9]{1,9}/'`,
      ),
    )
    .groupBy(offer_id)
  return new Map(rows.map((row) => [row.offer_id, row.uses]))
}
