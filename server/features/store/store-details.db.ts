// What a store's page asks beyond its card: prices, favourites, the categories it sells in.
import { and, asc, count, desc, eq, inArray, max, min } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#server/database/connection.ts'
import { category, item } from '#server/database/schema/item.ts'

/** Minor units; zeros for a store that sells nothing. */
export async function priceRangeOf(db: Database, store_id: number) {
  const [row] = await db
    .select({ min_price: min(item.price), max_price: max(item.price) })
    .from(item)
    .where(and(eq(item.store_id, store_id), eq(item.visible, true)))
  return { min_price: row?.min_price ?? 0, max_price: row?.max_price ?? 0 }
}

export async function popularItemIds(db: Database, store_id: number): Promise<number[]> {
  const rows = await db
    .select({ id: item.id })
    .from(item)
    .where(and(eq(item.store_id, store_id), eq(item.visible, true)))
    .orderBy(desc(item.order_count), asc(item.id))
    .limit(10)
  return rows.map((row) => row.id)
}

const child = alias(category, 'child')

/** In the order a category menu shows them. */
export function categoriesOf(db: Database, ids: readonly number[]) {
  return db
    .select({ category, childes_count: count(child.id) })
    .from(category)
    .leftJoin(child, and(eq(child.parent_id, category.id), eq(child.status, true)))
    .where(and(inArray(category.id, [...ids]), eq(category.status, true)))
    .groupBy(category.id)
    .orderBy(desc(category.priority), asc(category.id))
}

export type StoreCategoryRow = Awaited<ReturnType<typeof categoriesOf>>[number]
