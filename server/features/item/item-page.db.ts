// What one item's page asks before and beyond its card; asked with every visit, so the statements are prepared once.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { Database } from '#server/database/connection.ts'
import { item } from '#server/database/schema/item.ts'
import { wish } from '#server/database/schema/wishlist.ts'

/** Null for an unknown or hidden item; a number beyond the id range is nobody's id. */
export function prepareFindItem(db: Database) {
  const visible = (wanted: SQL) =>
    db
      .select({
        id: item.id,
        store_id: item.store_id,
        category_id: item.category_id,
        avg_rating: item.avg_rating,
      })
      .from(item)
      .where(and(wanted, eq(item.visible, true)))
  const byId = visible(sql`${item.id} = ${sql.placeholder('id')}::bigint`).prepare('item_by_id')
  const bySlug = visible(eq(item.slug, sql.placeholder('slug'))).prepare('item_by_slug')
  return async (which: IdOrSlug) => {
    const [row] = await ('id' in which ? byId : bySlug).execute({ ...which })
    return row ?? null
  }
}

/** What only the item's own page shows. */
export function prepareItemFacts(db: Database) {
  const facts = db
    .select({
      tags: item.tags,
      nutrition_facts: item.nutrition_facts,
      wishes: sql<number>`(select count(*) from ${wish} where ${wish.item_id} = ${item.id})`,
    })
    .from(item)
    .where(eq(item.id, sql.placeholder('id')))
    .prepare('item_facts')
  return async (id: number) => {
    const [row] = await facts.execute({ id })
    return row ?? { tags: [], nutrition_facts: null, wishes: 0 }
  }
}
