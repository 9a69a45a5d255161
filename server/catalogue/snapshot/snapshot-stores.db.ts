// What stores are found and sorted by, read for a whole module in a zone at once.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Localised } from '#contract/core/language.ts'
import type { DiscountPeriod, HoursExceptions, OpeningHours } from '#contract/features/store/store.rules.ts'
import type { Database } from '#server/database/connection.ts'
import { store, storeDayOff, storeDiscount, storeSchedule } from '#server/database/schema/store.ts'
import { inCampaignOn, sellsReducedItem } from '../filters/store-conditions.db.ts'
import type { ModuleZone } from '../module-zone.ts'

/** What is so for all the named stores: said once, because many have it in common. */
type Shared<Value> = Value & { ids: number[] }

export type StoreColumn = keyof typeof columns

/** Percent × 100, while it is valid. */
export type OwnDiscount = DiscountPeriod & { discount: number }

/** Approved stores, the most ordered first: of each column a value for each store. Nothing at all where there is none. */
export type StoreColumns = Record<StoreColumn, number[] | null> & {
  /** Multiranges of seconds of the week: closed beginnings, open ends. */
  hours: Shared<{ open_seconds: string }>[] | null
  discounts: Shared<OwnDiscount>[] | null
  /** Of the few with days off or a pause, the week in full: which window a date takes away is told by its windows. */
  exceptions: (ExceptionalHours & { id: number })[] | null
}

export type ExceptionalHours = HoursExceptions & { schedules: OpeningHours[] }

/** What stores sell, by their ids. */
export type StoreAssortment = {
  categories: Shared<{ category_ids: number[] }>[] | null
  reduced: number[] | null
  in_campaign: number[] | null
}

export interface StoreText {
  id: number
  name: Localised
  /** Lower-case, accent-folded names in all languages. */
  search_text: string
}

/** As one number: a column costs more than what is in it. */
export const storeFlags = {
  active: 1,
  delivery: 2,
  take_away: 4,
  free_delivery: 8,
  featured: 16,
  recommended: 32,
  veg: 64,
  non_veg: 128,
  halal_tag_status: 256,
} as const

const flags = sql.join(
  Object.entries(storeFlags).map(
    ([name, bit]) => sql`${sql.identifier(name)}::int * ${sql.raw(String(bit))}`,
  ),
  sql` + `,
)

const columns = {
  id: sql`id`,
  latitude: sql`latitude`,
  longitude: sql`longitude`,
  opening_days: sql`opening_days`,
  order_count: sql`order_count`,
  avg_rating: sql`avg_rating`,
  rating_count: sql`rating_count`,
  /** Milliseconds. */
  created_at: sql`date_part('epoch', created_at) * 1000`,
  min_delivery_minutes: sql`min_delivery_minutes`,
  max_delivery_minutes: sql`max_delivery_minutes`,
  /** Sums of `storeFlags`. */
  flags,
}

const named = (toValue: (name: string, value: SQL) => SQL) =>
  sql.join(
    Object.entries(columns).map(([name, value]) => sql`${toValue(name, value)} as ${sql.identifier(name)}`),
    sql`, `,
  )

const exceptions = sql`(select json_agg(exceptional) from
  (select found.id, to_char(paused_until, 'YYYY-MM-DD HH24:MI:SS') as paused_until,
      coalesce(off.dates, '[]') as days_off,
      (select coalesce(json_agg(json_build_object('day', ${storeSchedule.day},
          'opening_time', ${storeSchedule.opening_time}, 'closing_time', ${storeSchedule.closing_time})), '[]')
        from ${storeSchedule} where ${storeSchedule.store_id} = found.id) as schedules
    from found left join lateral (select json_agg(${storeDayOff.date}) as dates
      from ${storeDayOff} where ${storeDayOff.store_id} = found.id) as off on true
    where paused_until is not null or off.dates is not null) as exceptional)`

/** Column by column: row by row, a thousand stores are a megabyte of names of columns, and hours are expensive to write out. */
async function approved(db: Database, wanted: SQL): Promise<StoreColumns> {
  const { discount, start_date, end_date, start_time, end_time, store_id } = storeDiscount
  const { rows } = await db.execute<StoreColumns>(sql`
    with found as materialized (
      select ${named((_name, value) => value)}, open_seconds, paused_until
      from ${store} where ${and(eq(store.status, true), wanted)} order by order_count desc, id)
    select ${named((name) => sql`json_agg(${sql.identifier(name)})`)},
      (select json_agg(shared) from
        (select open_seconds, json_agg(id) as ids from found group by open_seconds) as shared) as hours,
      (select json_agg(shared) from
        (select ${discount}, ${start_date}, ${end_date}, ${start_time}, ${end_time}, json_agg(found.id) as ids
          from found join ${storeDiscount} on ${store_id} = found.id
          group by ${discount}, ${start_date}, ${end_date}, ${start_time}, ${end_time}) as shared) as discounts,
      ${exceptions} as exceptions
    from found`)
  return theOnly(rows)
}

function theOnly<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('an aggregate without a row')
  return row
}

const inModuleZone = ({ module_id, zone_id }: ModuleZone) =>
  and(eq(store.module_id, module_id), eq(store.zone_id, zone_id))

export function storesInModuleZone(db: Database, moduleZone: ModuleZone): Promise<StoreColumns> {
  return approved(db, sql`${inModuleZone(moduleZone)}`)
}

/** Apart from the facts: to look for a reduced item in every store takes as long as all of them, and few lists ask. */
export async function assortmentInModuleZone(
  db: Database,
  moduleZone: ModuleZone,
  date: string,
): Promise<StoreAssortment> {
  const { rows } = await db.execute<StoreAssortment>(sql`
    with found as materialized (
      select ${store.id}, ${store.category_ids}, ${sellsReducedItem} as sells_reduced_item,
        ${inCampaignOn(sql`${date}::date`)} as in_campaign
      from ${store} where ${and(eq(store.status, true), inModuleZone(moduleZone))})
    select json_agg(id) filter (where sells_reduced_item) as reduced,
      json_agg(id) filter (where in_campaign) as in_campaign,
      (select json_agg(shared) from
        (select category_ids, json_agg(id) as ids from found group by category_ids) as shared) as categories
    from found`)
  return theOnly(rows)
}

/** Apart from the facts: other scripts make a text five times as expensive to read, and few lists ask for names. */
export async function textsInModuleZone(db: Database, moduleZone: ModuleZone): Promise<StoreText[]> {
  const { rows } = await db.execute<{ texts: StoreText[] }>(sql`
    select coalesce(json_agg(found), '[]') as texts from (
      select ${store.id}, ${store.name}, ${store.search_text} from ${store}
      where ${and(eq(store.status, true), inModuleZone(moduleZone))}) as found`)
  return rows[0]?.texts ?? []
}

/** Those of the named that are in one of the modules and zones. */
export function storesByIds(
  db: Database,
  ids: readonly number[],
  moduleZones: readonly ModuleZone[],
): Promise<StoreColumns> {
  const column = (key: keyof ModuleZone) =>
    sql`${sql.param(moduleZones.map((moduleZone) => moduleZone[key]))}::int[]`
  return approved(
    db,
    sql`${store.id} = any(${sql.param(ids)}::int[]) and (${store.module_id}, ${store.zone_id}) in
      (select * from unnest(${column('module_id')}, ${column('zone_id')}))`,
  )
}
