// What a store's page asks beyond its card: prices, coupons and favourites.
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { LocalMoment } from '#contract/core/local-time.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { Database } from '#server/database/connection.ts'
import { item } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import { module } from '#server/database/schema/zone.ts'
import { couponsOnStorePage } from '#server/features/coupon/coupon.service.ts'
import { hasId, hasSlug, isNobody, selectStores, storeColumns } from './store.db.ts'

/** Minor units; zeros for a store that sells nothing. In one pass over its items. */
const prices = sql<{ min_price: number; max_price: number }>`(select json_build_object(
    'min_price', coalesce(min(${item.price}), 0), 'max_price', coalesce(max(${item.price}), 0))
  from ${item} where ${item.store_id} = ${store.id} and ${item.visible})`

const onPage = { prices, coupons: couponsOnStorePage.column(sql`${sql.placeholder('date')}::date`) }

/** What the page shows of the `store` and `store_discount` of a statement, and whether it may show anything. */
export const storePageColumns = {
  ...storeColumns,
  ...onPage,
  is_approved: sql<boolean>`(${store.status} and exists (select 1 from ${module}
    where ${module.id} = ${store.module_id} and ${module.status}))`,
}

/** Asked with every page of a store, so the statements are prepared once. */
export function prepareStorePage(db: Database) {
  const page = (wanted: SQL) => selectStores(db, onPage, wanted)
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

export type StorePageRow = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareStorePage>['find']>>>
