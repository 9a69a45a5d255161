// What one item's page asks before and beyond its card; asked with every visit, so the statements are prepared once.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { Database } from '#server/database/connection.ts'
import { item } from '#server/database/schema/item.ts'
import { wish } from '#server/database/schema/wishlist.ts'
import { reviewsOnItemPage } from '#server/features/review/review.service.ts'
import { storeOnItemPage } from '#server/features/store/store.service.ts'
import { type Asked, selectItems, valuesOf } from './item.db.ts'

/** A number beyond the id range is nobody's id. */
const hasId = sql`${item.id} = ${sql.placeholder('id')}::bigint`
const hasSlug = eq(item.slug, sql.placeholder('slug'))

/** Null for an unknown or hidden item. */
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
  const byId = visible(hasId).prepare('item_by_id')
  const bySlug = visible(hasSlug).prepare('item_by_slug')
  return async (which: IdOrSlug) => {
    const [row] = await ('id' in which ? byId : bySlug).execute({ ...which })
    return row ?? null
  }
}

/** What only the item's own page shows. */
const facts = {
  tags: item.tags,
  nutrition_facts: item.nutrition_facts,
  wishes: sql<number>`(select count(*) from ${wish} where ${wish.item_id} = ${item.id})`,
}

const { store: itsStore, discount: _read, ...ofStore } = storeOnItemPage.columns

/** All of its page in one question; null for an unknown or hidden item. */
export function prepareItemPage(db: Database) {
  const beyond = { facts, reviews: reviewsOnItemPage.column, its_store: itsStore, ...ofStore }
  const page = (wanted: SQL) => selectItems(db, beyond, wanted)
  const byId = page(hasId).prepare('item_page_by_id')
  const bySlug = page(hasSlug).prepare('item_page_by_slug')
  return async (which: IdOrSlug, asked: Omit<Asked, 'ids'>) => {
    const [row] = await ('id' in which ? byId : bySlug).execute({ ...which, ...valuesOf(asked) })
    return row ?? null
  }
}
