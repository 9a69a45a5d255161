// What can be asked of a store row, as SQL: open now, reduced now, in a campaign now, how far, in which zones.
import { and, or, type SQL, sql } from 'drizzle-orm'
import { item } from '#server/database/schema/item.ts'
import { basicCampaign, basicCampaignStore } from '#server/database/schema/promotion.ts'
import { store, storeDiscount } from '#server/database/schema/store.ts'
import { module, zoneModule } from '#server/database/schema/zone.ts'
import { earthRadius } from '#server/platform/geo/great-circle.ts'
import { asked } from './store-asked.db.ts'

/** The same rule as isOpenAt of the contract, over what the database made of the weekly hours. */
export const withinHours: SQL<boolean> = sql<boolean>`${store.open_seconds} @> ${asked.second_of_week}`

export const openNow: SQL<boolean> = sql<boolean>`(${store.active} and ${withinHours})`

/** A window begins on that weekday. */
export function hasHoursOn(day: SQL | number): SQL {
  return sql`(${store.opening_days} >> ${day}) & 1 = 1`
}

/** A row of store_discount inside its dates and hours; the same rule as isDiscountValid of the contract. */
const discountRuns: SQL = (() => {
  const { start_date, end_date, start_time, end_time } = storeDiscount
  return sql`${asked.date} between ${start_date} and ${end_date} and case when ${start_time} < ${end_time}
    then ${asked.time} between ${start_time} and ${end_time}
    else ${asked.time} >= ${start_time} or ${asked.time} <= ${end_time} end`
})()

/** Percent × 100 of the store's own discount, 0 when none is valid. */
export const discountNow: SQL<number> = sql<number>`coalesce((select ${storeDiscount.discount} from ${storeDiscount}
    where ${storeDiscount.store_id} = ${store.id} and ${discountRuns}), 0)`

export const sellsReducedItem: SQL<boolean> = sql<boolean>`exists (select 1 from ${item}
  where ${item.store_id} = ${store.id} and ${item.visible} and ${item.discounted})`

export const isReduced: SQL = (() => {
  const wholeStore = sql`exists (select 1 from ${storeDiscount}
    where ${storeDiscount.store_id} = ${store.id} and ${discountRuns})`
  return sql`(${wholeStore} or ${sellsReducedItem})`
})()

/** Running basic campaigns the store was confirmed for. */
export const campaignsToday: SQL<number> = sql<number>`(select count(*) from ${basicCampaignStore}
    join ${basicCampaign} on ${basicCampaign.id} = ${basicCampaignStore.basic_campaign_id}
    where ${basicCampaignStore.store_id} = ${store.id} and ${basicCampaignStore.status} = 'confirmed'
      and ${basicCampaign.status} and ${asked.date} between ${basicCampaign.start_date} and ${basicCampaign.end_date})`

/** Metres over the sphere from where the caller is; the same formula as greatCircle. */
export const metresAway: SQL<number> = (() => {
  const half = (column: SQL) => sql`power(sin(radians(${column}) / 2), 2)`
  const latitudes = half(sql`${store.latitude} - ${asked.latitude}`)
  const longitudes = half(sql`${store.longitude} - ${asked.longitude}`)
  return sql<number>`(2 * ${sql.raw(String(earthRadius))}::float8 * asin(least(1, sqrt(${latitudes}
    + cos(radians(${asked.latitude})) * cos(radians(${store.latitude})) * ${longitudes}))))`
})()

export interface StorePlace {
  module_id: number | null
  zone_ids: readonly number[]
}

/**
 * Approved stores of active modules that work where the store is; in the caller's zones, unless the module
 * serves every zone. The few pairs of module and zone come first, and the index on both finds their stores.
 */
export function servedIn({ module_id, zone_ids }: StorePlace): SQL | undefined {
  const here = and(
    sql`${module.status}`,
    module_id === null ? undefined : sql`${module.id} = ${asked.module_id}`,
    zone_ids.length === 0
      ? undefined
      : or(sql`${module.all_zone_service}`, sql`${zoneModule.zone_id} = any(${asked.zone_ids})`),
  )
  return and(
    sql`${store.status}`,
    sql`(${store.module_id}, ${store.zone_id}) in (select ${zoneModule.module_id}, ${zoneModule.zone_id}
      from ${zoneModule} join ${module} on ${module.id} = ${zoneModule.module_id} where ${here})`,
  )
}
