// Questions about cart lines, and the lock under which one owner's cart changes.
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Statements } from '#server/database/connection.ts'
import { cartLine, cartRequest } from '#server/database/schema/cart.ts'
import { item, type StoredFoodVariation } from '#server/database/schema/item.ts'
import { transact } from '#server/database/transact.ts'
import { type Owner, ownerName } from '#server/platform/http/caller/owner.ts'

export type CartLineRow = typeof cartLine.$inferSelect
export type NewCartLine = Omit<typeof cartLine.$inferInsert, 'customer_id' | 'guest_id' | 'id'>

export type CartDatabase = Statements

function ownedBy(owner: Owner): SQL | undefined {
  return owner.customer_id === null
    ? and(isNull(cartLine.customer_id), eq(cartLine.guest_id, owner.guest_id))
    : eq(cartLine.customer_id, owner.customer_id)
}

/**
 * Changes of one cart happen one after the other, in whatever process they arrive: a limit checked here still
 * holds when the line is written. Owners are locked in one order, so that two moves cannot wait for each other.
 */
export function changeCarts<Result>(
  db: Database,
  owners: readonly Owner[],
  work: (tx: CartDatabase) => Promise<Result>,
): Promise<Result> {
  const names = owners.map(ownerName).toSorted()
  return transact(db, async (tx) => {
    for (const name of names) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart of ${name}`}, 0))`)
    }
    return work(tx)
  })
}

/** Oldest first, as they were put in. */
export function linesOf(
  db: CartDatabase,
  owner: Owner,
  where: { parked: boolean; module_id: number | null },
): Promise<CartLineRow[]> {
  const module = where.module_id === null ? undefined : eq(cartLine.module_id, where.module_id)
  return db
    .select()
    .from(cartLine)
    .where(and(ownedBy(owner), eq(cartLine.parked, where.parked), module))
    .orderBy(asc(cartLine.id))
}

export async function currentLine(
  db: CartDatabase,
  owner: Owner,
  id: number,
): Promise<CartLineRow | undefined> {
  const [row] = await db
    .select()
    .from(cartLine)
    .where(and(ownedBy(owner), eq(cartLine.id, id), eq(cartLine.parked, false)))
  return row
}

/** Set-aside lines too: they take room as well. */
export async function countLines(db: CartDatabase, owner: Owner): Promise<number> {
  const [row] = await db.select({ lines: sql<number>`count(*)` }).from(cartLine).where(ownedBy(owner))
  return row?.lines ?? 0
}

export async function insertLine(db: CartDatabase, owner: Owner, line: NewCartLine): Promise<void> {
  await db.insert(cartLine).values({ ...line, ...owner })
}

export async function updateLine(
  db: CartDatabase,
  id: number,
  values: Partial<typeof cartLine.$inferInsert>,
): Promise<void> {
  await db.update(cartLine).set(values).where(eq(cartLine.id, id))
}

export async function deleteLines(db: CartDatabase, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(cartLine).where(inArray(cartLine.id, [...ids]))
}

/** How many of these lines were still as marked, and went. */
export async function deleteUnchanged(
  db: CartDatabase,
  marks: readonly Pick<CartLineRow, 'id' | 'quantity' | 'fingerprint' | 'add_ons'>[],
): Promise<number> {
  if (marks.length === 0) return 0
  const unchanged = marks.map((mark) =>
    and(
      eq(cartLine.id, mark.id),
      eq(cartLine.quantity, mark.quantity),
      eq(cartLine.fingerprint, mark.fingerprint),
      // The fingerprint knows which add-ons there are, not how many of each.
      eq(cartLine.add_ons, mark.add_ons),
    ),
  )
  const gone = await db
    .delete(cartLine)
    .where(or(...unchanged))
    .returning({ id: cartLine.id })
  return gone.length
}

/** Everything kept for an owner: lines, those set aside, keys of requests. */
export async function forgetOwner(tx: CartDatabase, owner: Owner): Promise<void> {
  await tx.delete(cartLine).where(ownedBy(owner))
  await tx.delete(cartRequest).where(eq(cartRequest.owner, ownerName(owner)))
}

/** Options of dishes in all languages, by item; a dish without options has none here. */
export async function optionsOf(
  db: CartDatabase,
  itemIds: readonly number[],
): Promise<Map<number, StoredFoodVariation[]>> {
  if (itemIds.length === 0) return new Map()
  const rows = await db
    .select({ id: item.id, food_variations: item.food_variations })
    .from(item)
    .where(inArray(item.id, [...itemIds]))
  return new Map(rows.map((row) => [row.id, row.food_variations]))
}
