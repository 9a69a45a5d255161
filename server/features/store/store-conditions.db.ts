// What can be asked of a store row, as SQL: open now, reduced now, in a campaign now, how far, in which zones.
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { LocalMoment } from '#contract/core/local-time.ts'
import { item } from '#server/database/schema/item.ts'
import { basicCampaign, basicCampaignStore } from '#server/database/schema/promotion.ts'
import { store, storeDiscount, storeSchedule } from '#server/database/schema/store.ts'
import { module, zoneModule } from '#server/database/schema/zone.ts'
import { earthRadius } from '#server/platform/geo/great-circle.ts'
import type { Place } from '#server/platform/http/request-scope.ts'

/**
 * The same rule as isOpenAt of the contract: a window that ends at or before its start runs into the next day.
 * Two questions instead of one, so that each reads only the index entries of its own day.
 */
export function withinHours({ day, time }: LocalMoment): SQL<boolean> {
  const { opening_time, closing_time } = storeSchedule
  const crosses = sql`${closing_time} <= ${opening_time}`
  const today = sql`${opening_time} <= ${time}::time and (${closing_time} > ${time}::time or ${crosses})`
  const lastNight = sql`${crosses} and ${closing_time} > ${time}::time`
  return sql<boolean>`(${hasHours(day, today)} or ${hasHours((day + 6) % 7, lastNight)})`
}

function hasHours(day: number, when: SQL): SQL {
  return sql`exists (select 1 from ${storeSchedule}
    where ${storeSchedule.store_id} = ${store.id} and ${storeSchedule.day} = ${day} and ${when})`
}

export function openNow(moment: LocalMoment): SQL<boolean> {
  return sql<boolean>`(${store.active} and ${withinHours(moment)})`
}

export function hasHoursOn(day: number): SQL {
  return hasHours(day, sql`true`)
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
  const wholeStore = sql`exists (select 1 from ${storeDiscount}
    where ${storeDiscount.store_id} = ${store.id} and ${discountRuns(moment)})`
  return sql`(${wholeStore} or ${sellsReducedItem})`
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
 * serves every zone. The few pairs of module and zone come first, and the index on both finds their stores.
 */
export function servedIn({ module_id, zone_ids }: StorePlace): SQL | undefined {
  const here = and(
    eq(module.status, true),
    module_id === null ? undefined : eq(module.id, module_id),
    zone_ids.length === 0
      ? undefined
      : or(eq(module.all_zone_service, true), inArray(zoneModule.zone_id, [...zone_ids])),
  )
  return and(
    eq(store.status, true),
    sql`(${store.module_id}, ${store.zone_id}) in (select ${zoneModule.module_id}, ${zoneModule.zone_id}
      from ${zoneModule} join ${module} on ${module.id} = ${zoneModule.module_id} where ${here})`,
  )
}
