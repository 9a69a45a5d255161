// What can be asked of a store row, as SQL: open now, reduced now, in a campaign now, how far, in which zones.
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { LocalMoment } from '#contract/core/local-time.ts'
import { item } from '#server/database/schema/item.ts'
import { basicCampaign, basicCampaignStore } from '#server/database/schema/promotion.ts'
import { store, storeDiscount, storeSchedule } from '#server/database/schema/store.ts'
import { module, zoneModule } from '#server/database/schema/zone.ts'
import { earthRadius } from '#server/platform/geo/great-circle.ts'
import type { Place } from '#server/platform/http/request-scope.ts'

/** The same rule as isOpenAt of the contract: a window that ends at or before its start runs into the next day. */
export function withinHours({ day, time }: LocalMoment): SQL<boolean> {
  const yesterday = (day + 6) % 7
  const crosses = sql`${storeSchedule.closing_time} <= ${storeSchedule.opening_time}`
  return sql<boolean>`exists (select 1 from ${storeSchedule} where ${storeSchedule.store_id} = ${store.id} and (
    (${storeSchedule.day} = ${day} and ${storeSchedule.opening_time} <= ${time}::time
      and (${storeSchedule.closing_time} > ${time}::time or ${crosses}))
    or (${storeSchedule.day} = ${yesterday} and ${crosses} and ${storeSchedule.closing_time} > ${time}::time)))`
}

export function openNow(moment: LocalMoment): SQL<boolean> {
  return sql<boolean>`(${store.active} and ${withinHours(moment)})`
}

export function hasHoursOn(day: number): SQL {
  return sql`exists (select 1 from ${storeSchedule} where ${storeSchedule.store_id} = ${store.id} and ${storeSchedule.day} = ${day})`
}

/** A row of store_discount inside its dates and hours; the same rule as isDiscountValid of the contract. */
function discountRuns({ date, time }: LocalMoment): SQL {
  const { start_date, end_date, start_time, end_time } = storeDiscount
  return sql`${date}::date between ${start_date} and ${end_date} and case when ${start_time} < ${end_time}
    then ${time}::time between ${start_time} and ${end_time}
    else ${time}::time >= ${start_time} or ${time}::time <= ${end_time} end`
}

/** Percent × 100 of the store's own discount, 0 when none is valid. */
export function discountNow(moment: LocalMoment): SQL<number> {
  return sql<number>`coalesce((select ${storeDiscount.discount} from ${storeDiscount}
    where ${storeDiscount.store_id} = ${store.id} and ${discountRuns(moment)}), 0)`
}

export const sellsReducedItem: SQL<boolean> = sql<boolean>`exists (select 1 from ${item}
  where ${item.store_id} = ${store.id} and ${item.visible} and ${item.discounted})`

export function isReduced(moment: LocalMoment): SQL {
  return sql`(${discountNow(moment)} > 0 or ${sellsReducedItem})`
}

/** Running basic campaigns the store was confirmed for; `today` is a date. */
export function campaignsOn(today: SQL): SQL<number> {
  return sql<number>`(select count(*) from ${basicCampaignStore}
    join ${basicCampaign} on ${basicCampaign.id} = ${basicCampaignStore.basic_campaign_id}
    where ${basicCampaignStore.store_id} = ${store.id} and ${basicCampaignStore.status} = 'confirmed'
      and ${basicCampaign.status} and ${today} between ${basicCampaign.start_date} and ${basicCampaign.end_date})`
}

/** Metres over the sphere; the same formula as greatCircle. */
export function metresFrom({ latitude, longitude }: Place): SQL<number> {
  const half = (column: SQL) => sql`power(sin(radians(${column}) / 2), 2)`
  const latitudes = half(sql`${store.latitude} - ${latitude}::float8`)
  const longitudes = half(sql`${store.longitude} - ${longitude}::float8`)
  return sql<number>`(2 * ${earthRadius}::float8 * asin(least(1, sqrt(${latitudes}
    + cos(radians(${latitude}::float8)) * cos(radians(${store.latitude})) * ${longitudes}))))`
}

export interface StorePlace {
  module_id: number | null
  zone_ids: readonly number[]
}

/**
 * Approved stores of active modules that work where the store is; in the caller's zones, unless the module
 * serves every zone. Needs `module` joined.
 */
export function servedIn({ module_id, zone_ids }: StorePlace): SQL | undefined {
  return and(
    eq(store.status, true),
    eq(module.status, true),
    module_id === null ? undefined : eq(store.module_id, module_id),
    zone_ids.length === 0
      ? undefined
      : or(eq(module.all_zone_service, true), inArray(store.zone_id, [...zone_ids])),
    sql`exists (select 1 from ${zoneModule}
      where ${zoneModule.module_id} = ${store.module_id} and ${zoneModule.zone_id} = ${store.zone_id})`,
  )
}
