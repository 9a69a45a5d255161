// What a store's page asks beyond its card: prices, favourites, the categories it sells in.
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Localised } from '#contract/core/language.ts'
import type { LocalMoment } from '#contract/core/local-time.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { Database } from '#server/database/connection.ts'
import { category, item } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import { hasId, hasSlug, isNobody, selectStores } from './store.db.ts'

const priceOf = (which: SQL) => sql<number>`(select coalesce(${which}, 0) from ${item}
  where ${item.store_id} = ${store.id} and ${item.visible})`

export interface StoreCategoryRow {
  id: number
  name: Localised
  slug: string
  image: string
  parent_id: number
  featured: boolean
  priority: number
  module_id: number
  products_count: number
  childes_count: number
}

/** In the order a category menu shows them. */
const categories = sql<StoreCategoryRow[]>`(select coalesce(json_agg(json_build_object(
    'id', ${category.id}, 'name', ${category.name}, 'slug', ${category.slug}, 'image', ${category.image},
    'parent_id', ${category.parent_id}, 'featured', ${category.featured}, 'priority', ${category.priority},
    'module_id', ${category.module_id}, 'products_count', ${category.products_count},
    'childes_count', (select count(*) from ${category} as child where child.parent_id = ${category.id} and child.status)
  ) order by ${category.priority} desc, ${category.id}), '[]')
  from ${category} where ${category.id} = any(${store.category_ids}) and ${category.status})`

/** Minor units; zeros for a store that sells nothing. */
const prices = {
  min_price: priceOf(sql`min(${item.price})`),
  max_price: priceOf(sql`max(${item.price})`),
}

/** Asked with every page of a store or item, so the statements are prepared once. */
export function prepareStorePage(db: Database) {
  const page = (wanted: SQL) => selectStores(db, { prices, categories }, wanted)
  const byId = page(hasId).prepare('store_page_by_id')
  const bySlug = page(hasSlug).prepare('store_page_by_slug')
  const popular = db
    .select({ id: item.id })
    .from(item)
    .where(and(eq(item.store_id, sql.placeholder('store_id')), eq(item.visible, true)))
    .orderBy(desc(item.order_count), asc(item.id))
    .limit(10)
    .prepare('store_popular_items')

  return {
    /** Null for a store that is unknown, not approved or of another module. */
    async find(which: IdOrSlug, module_id: number | null, { date }: LocalMoment) {
      if (isNobody(which)) return null
      const [row] = await ('id' in which ? byId : bySlug).execute({ ...which, module_id, date })
      return row ?? null
    },

    async popularItemIds(store_id: number): Promise<number[]> {
      return (await popular.execute({ store_id })).map((row) => row.id)
    },
  }
}
