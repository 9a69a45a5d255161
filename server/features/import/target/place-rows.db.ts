// Categories and stores an import is about, and all of them in sequence.
import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { category } from '#server/database/schema/item.ts'
import { store, storeSchedule } from '#server/database/schema/store.ts'
import type { Hours } from './hours-cell.ts'

export type CategoryRow = typeof category.$inferSelect

/** All of them: a shop has thousands at most. Held, no item is filed under one by a name it is about to lose. */
export function heldCategories(db: Statements, is_held: boolean): Promise<CategoryRow[]> {
  const rows = db.select().from(category).orderBy(asc(category.id))
  return is_held ? rows.for('update') : rows
}

/** Parents first, so that a file of them can be read from its beginning. */
export function categoriesInSequence(db: Statements): Promise<CategoryRow[]> {
  return db
    .select()
    .from(category)
    .where(isNull(category.archived_at))
    .orderBy(sql`${category.parent_id} > 0`, asc(category.id))
}

export type StoreRow = typeof store.$inferSelect

/** Nobody else changes them until the transaction ends, where they are held. */
export function storesByIds(db: Statements, ids: readonly number[], is_held: boolean): Promise<StoreRow[]> {
  const rows = db
    .select()
    .from(store)
    .where(inArray(store.id, [...ids]))
    .orderBy(asc(store.id))
  return is_held ? rows.for('no key update') : rows
}

export function storesAfter(
  db: Statements,
  id: number,
  within: readonly number[] | null,
  limit: number,
): Promise<StoreRow[]> {
  return db
    .select()
    .from(store)
    .where(
      and(
        gt(store.id, id),
        isNull(store.archived_at),
        within === null ? undefined : inArray(store.id, [...within]),
      ),
    )
    .orderBy(asc(store.id))
    .limit(limit)
}

export async function hoursOf(db: Statements, store_ids: readonly number[]): Promise<Map<number, Hours[]>> {
  const { store_id, day, opening_time, closing_time } = storeSchedule
  const rows = await db
    .select({ store_id, day, opening_time, closing_time })
    .from(storeSchedule)
    .where(inArray(store_id, [...store_ids]))
  return Map.groupBy(rows, (row) => row.store_id)
}

export async function replaceHours(
  tx: Statements,
  hours: ReadonlyMap<number, readonly Hours[]>,
): Promise<void> {
  if (hours.size === 0) return
  await tx.delete(storeSchedule).where(inArray(storeSchedule.store_id, [...hours.keys()]))
  const rows = [...hours].flatMap(([store_id, ofStore]) => ofStore.map((one) => ({ ...one, store_id })))
  if (rows.length > 0) await tx.insert(storeSchedule).values(rows)
}

/** Whether customers find its items follows from the store. */
export async function showItemsOf(tx: Statements, store_ids: readonly number[]): Promise<void> {
  if (store_ids.length === 0) return
  await tx.execute(sql`
    update item set visible = item.status and item.is_approved and store.status
      and item.archived_at is null and store.archived_at is null
    from store
    where store.id = item.store_id and store.id = any(${sql.param([...store_ids])}::int[])
      and item.visible is distinct from (item.status and item.is_approved and store.status
        and item.archived_at is null and store.archived_at is null)`)
}
