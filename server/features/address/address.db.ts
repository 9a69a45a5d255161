// Questions about saved addresses; each names the customer, so that nobody reaches another's.
import { and, count, desc, eq } from 'drizzle-orm'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { address } from '#server/database/schema/address.ts'

export type AddressRow = typeof address.$inferSelect

export interface AddressColumns
  extends Omit<AddressRow, 'id' | 'customer_id' | 'created_at' | 'updated_at'> {}

export async function pageOfAddresses(db: Database, customer_id: number, page: Page) {
  const [rows, [counted]] = await Promise.all([
    addressesOf(db, customer_id).limit(page.limit).offset(rowsBefore(page)),
    db.select({ total: count() }).from(address).where(eq(address.customer_id, customer_id)),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export function addressesOf(db: Database, customer_id: number) {
  return db
    .select()
    .from(address)
    .where(eq(address.customer_id, customer_id))
    .orderBy(desc(address.created_at), desc(address.id))
    .$dynamic()
}

export async function insertAddress(
  db: Database,
  customer_id: number,
  columns: AddressColumns,
  at: Date,
): Promise<void> {
  await db.insert(address).values({ ...columns, customer_id, created_at: at, updated_at: at })
}

const own = (customer_id: number, id: number) => and(eq(address.id, id), eq(address.customer_id, customer_id))

/** False when the customer has no such address. */
export async function updateAddress(
  db: Database,
  customer_id: number,
  id: number,
  columns: AddressColumns,
  at: Date,
): Promise<boolean> {
  const changed = await db
    .update(address)
    .set({ ...columns, updated_at: at })
    .where(own(customer_id, id))
    .returning({ id: address.id })
  return changed.length > 0
}

/** False when the customer has no such address. */
export async function deleteAddress(db: Database, customer_id: number, id: number): Promise<boolean> {
  const gone = await db.delete(address).where(own(customer_id, id)).returning({ id: address.id })
  return gone.length > 0
}

export async function deleteAddressesOf(db: Statements, customer_id: number): Promise<void> {
  await db.delete(address).where(eq(address.customer_id, customer_id))
}
