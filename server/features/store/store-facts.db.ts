// What stores are found and put in order by, read for a whole module in a zone at once.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Localised } from '#contract/core/language.ts'
import type { DiscountPeriod } from '#contract/features/store/store.rules.ts'
import type { Database } from '#server/database/connection.ts'
import { store, storeDiscount } from '#server/database/schema/store.ts'
import { module, zoneModule } from '#server/database/schema/zone.ts'
import { inCampaignOn, sellsReducedItem } from './store-conditions.db.ts'

/** A module at work in a zone. */
export interface ShelfPlace {
  module_id: number
  zone_id: number
}

export interface StoreFactsRow extends ShelfPlace {
  id: number
  latitude: number
  longitude: number
  active: boolean
  /** A multirange: closed beginnings, open ends. */
  open_seconds: string
  opening_days: number
  order_count: number
  avg_rating: number
  rating_count: number
  /** Milliseconds. */
  created_at: number
  delivery: boolean
  take_away: boolean
  free_delivery: boolean
  min_delivery_minutes: number
  max_delivery_minutes: number
  featured: boolean
  recommended: boolean
  veg: boolean
  non_veg: boolean
  halal_tag_status: boolean
  category_ids: number[]
  sells_reduced_item: boolean
  in_campaign: boolean
  /** Percent × 100, while it is valid. */
  discount: (DiscountPeriod & { discount: number }) | null
}

export interface StoreText {
  id: number
  name: Localised
  /** Lower-case, accent-folded names in all languages. */
  search_text: string
}

/**
 * As one value: taken apart column by column, a thousand rows would hold up everybody for a tenth of a second.
 * The most ordered first, which leaves little to sort where several shelves are put together.
 */
async function approved(db: Database, date: string, wanted: SQL): Promise<StoreFactsRow[]> {
  const { id, discount, start_date, end_date, start_time, end_time } = storeDiscount
  const { rows } = await db.execute<{ stores: StoreFactsRow[] }>(sql`
    select coalesce(json_agg(found), '[]') as stores from (
      select ${store.id}, ${store.module_id}, ${store.zone_id},
        ${store.latitude}, ${store.longitude}, ${store.active}, ${store.open_seconds}, ${store.opening_days},
        ${store.order_count}, ${store.avg_rating}, ${store.rating_count},
        date_part('epoch', ${store.created_at}) * 1000 as created_at,
        ${store.delivery}, ${store.take_away}, ${store.free_delivery}, ${store.min_delivery_minutes},
        ${store.max_delivery_minutes}, ${store.featured}, ${store.recommended}, ${store.veg}, ${store.non_veg},
        ${store.halal_tag_status}, ${store.category_ids}, ${sellsReducedItem} as sells_reduced_item,
        ${inCampaignOn(sql`${date}::date`)} as in_campaign,
        case when ${id} is not null then json_build_object('discount', ${discount}, 'start_date', ${start_date},
          'end_date', ${end_date}, 'start_time', ${start_time}, 'end_time', ${end_time}) end as discount
      from ${store} left join ${storeDiscount} on ${storeDiscount.store_id} = ${store.id}
      where ${and(eq(store.status, true), wanted)}
      order by ${store.order_count} desc, ${store.id}) as found`)
  return rows[0]?.stores ?? []
}

/** Active modules and the zones they work in. */
export function activeShelves(db: Database) {
  return db
    .select({
      module_id: zoneModule.module_id,
      zone_id: zoneModule.zone_id,
      all_zone_service: module.all_zone_service,
    })
    .from(zoneModule)
    .innerJoin(module, and(eq(module.id, zoneModule.module_id), eq(module.status, true)))
}

export function storesOnShelf(db: Database, { module_id, zone_id }: ShelfPlace, date: string) {
  return approved(db, date, sql`${store.module_id} = ${module_id} and ${store.zone_id} = ${zone_id}`)
}

/** Apart from the facts: other scripts make a text five times as dear to read, and few lists ask for names. */
export async function textsOnShelf(db: Database, { module_id, zone_id }: ShelfPlace): Promise<StoreText[]> {
  const { rows } = await db.execute<{ texts: StoreText[] }>(sql`
    select coalesce(json_agg(found), '[]') as texts from (
      select ${store.id}, ${store.name}, ${store.search_text} from ${store}
      where ${and(eq(store.status, true), eq(store.module_id, module_id), eq(store.zone_id, zone_id))}) as found`)
  return rows[0]?.texts ?? []
}

export function storesNamed(db: Database, ids: readonly number[], date: string) {
  return approved(db, date, sql`${store.id} = any(${sql.param(ids)}::int[])`)
}
