// What a store's page asks beyond its card: prices, favourites, the categories it sells in.
import { and, asc, count, desc, eq, max, min, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#server/database/connection.ts'
import { category, item } from '#server/database/schema/item.ts'

const child = alias(category, 'child')

/** Asked with every page of a store or item, so the statements are prepared once. */
export function prepareStorePage(db: Database) {
  const onSale = and(eq(item.store_id, sql.placeholder('store_id')), eq(item.visible, true))
  const prices = db
    .select({ min_price: min(item.price), max_price: max(item.price) })
    .from(item)
    .where(onSale)
    .prepare('store_prices')
  const popular = db
    .select({ id: item.id })
    .from(item)
    .where(onSale)
    .orderBy(desc(item.order_count), asc(item.id))
    .limit(10)
    .prepare('store_popular_items')
  const categories = db
    .select({ category, childes_count: count(child.id) })
    .from(category)
    .leftJoin(child, and(eq(child.parent_id, category.id), eq(child.status, true)))
    .where(and(sql`${category.id} = any(${sql.placeholder('ids')}::int[])`, eq(category.status, true)))
    .groupBy(category.id)
    .orderBy(desc(category.priority), asc(category.id))
    .prepare('store_categories')

  return {
    /** Minor units; zeros for a store that sells nothing. */
    async prices(store_id: number) {
      const [row] = await prices.execute({ store_id })
      return { min_price: row?.min_price ?? 0, max_price: row?.max_price ?? 0 }
    },

    async popularItemIds(store_id: number): Promise<number[]> {
      return (await popular.execute({ store_id })).map((row) => row.id)
    },

    /** In the order a category menu shows them. */
    categories: (ids: readonly number[]) => categories.execute({ ids }),
  }
}

type StorePage = ReturnType<typeof prepareStorePage>

export type StoreCategoryRow = Awaited<ReturnType<StorePage['categories']>>[number]
