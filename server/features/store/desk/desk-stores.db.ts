// Questions about stores as the desk lists and edits them.
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type Language, languages } from '#contract/core/language.ts'
import { type LocalMoment, secondOfWeek, secondsOf } from '#contract/core/local-time.ts'
import { rowsBefore } from '#contract/core/paging.ts'
import type { storeListStates, storeSorts } from '#contract/features/store/desk/desk-store.schema.ts'
import type { OpeningHours } from '#contract/features/store/store.rules.ts'
import type { Statements } from '#server/database/connection.ts'
import { jsonRows } from '#server/database/json-rows.ts'
import { item } from '#server/database/schema/item.ts'
import { store, storeDayOff, storeDiscount, storeSchedule } from '#server/database/schema/store.ts'
import { module, zone } from '#server/database/schema/zone.ts'

const {
  search_text: _words,
  open_seconds: _seconds,
  opening_days: _days,
  ...columns
} = getTableColumns(store)

const schedules = sql<OpeningHours[]>`${jsonRows(
  {
    day: storeSchedule.day,
    opening_time: storeSchedule.opening_time,
    closing_time: storeSchedule.closing_time,
  },
  sql`from ${storeSchedule} where ${storeSchedule.store_id} = "store"."id"
    order by ${storeSchedule.day}, ${storeSchedule.opening_time}`,
)}`

const days_off = sql<string[]>`to_json(array(select ${storeDayOff.date} from ${storeDayOff}
  where ${storeDayOff.store_id} = "store"."id" order by ${storeDayOff.date}))`

const sells_items = sql<boolean>`exists (select from ${item} where ${item.store_id} = "store"."id"
  and ${item.status} and ${item.is_approved} and ${item.archived_at} is null)`

const works_in_zone = sql<boolean>`exists (select from zone_module
  where zone_module.module_id = "store"."module_id" and zone_module.zone_id = "store"."zone_id")`

function selectStores(db: Statements) {
  return db
    .select({
      store: columns,
      schedules,
      days_off,
      discount: storeDiscount,
      sells_items,
      works_in_zone,
      module: { name: module.module_name, module_type: module.module_type, status: module.status },
      zone: { name: zone.name, status: zone.status },
    })
    .from(store)
    .innerJoin(module, eq(module.id, store.module_id))
    .innerJoin(zone, eq(zone.id, store.zone_id))
    .leftJoin(storeDiscount, eq(storeDiscount.store_id, store.id))
}

export type DeskStoreFacts = Awaited<ReturnType<typeof selectStores>>[number]

/** Null is every store; a manager's ids are theirs alone. */
type Within = readonly number[] | null

const isWithin = (within: Within) => (within === null ? undefined : inArray(store.id, [...within]))

export async function storeById(db: Statements, id: number): Promise<DeskStoreFacts | null> {
  const [row] = await selectStores(db).where(eq(store.id, id))
  return row ?? null
}

export function storesByIds(db: Statements, ids: readonly number[]): Promise<DeskStoreFacts[]> {
  return ids.length === 0 ? Promise.resolve([]) : selectStores(db).where(inArray(store.id, [...ids]))
}

/** Nobody else changes it until the transaction ends; orders and items may go on naming it. */
export async function lockStore(tx: Statements, id: number): Promise<DeskStoreFacts | null> {
  await tx.select({ id: store.id }).from(store).where(eq(store.id, id)).for('no key update')
  return storeById(tx, id)
}

export interface StoreListAsked {
  q: string
  sort: (typeof storeSorts)[number]
  dir: 'up' | 'down'
  limit: number
  offset: number
  module_id?: number | undefined
  zone_id?: number | undefined
  state: (typeof storeListStates)[number]
}

const inUse = isNull(store.archived_at)
const approved = and(inUse, store.status)

function pausedAt({ date, time }: LocalMoment): SQL {
  return sql`coalesce(${store.paused_until} > ${`${date} ${time}`}::timestamp, false)`
}

/** The rule of the contract over rows: hours that run, begun on no day off. The ranges of the week find the few to look at. */
function openAt(moment: LocalMoment): SQL {
  const now = secondOfWeek(moment)
  const begin = sql`(one.day * 86400 + extract(epoch from one.opening_time)::int)`
  const since = sql`mod(${now}::int - ${begin} + 604800, 604800)`
  return sql`${store.active} and not ${pausedAt(moment)} and ${store.open_seconds} @> ${now}::int
    and exists (select from ${storeSchedule} as one where one.store_id = "store"."id"
      and ${since} < extract(epoch from one.closing_time - one.opening_time)::int
        + case when one.closing_time <= one.opening_time then 86400 else 0 end
      and not exists (select from ${storeDayOff} as off where off.store_id = "store"."id"
        and off.date = ${moment.date}::date
          - case when ${since} > ${secondsOf(moment.time)}::int then 1 else 0 end))`
}

function inState(state: StoreListAsked['state'], moment: LocalMoment): SQL | undefined {
  const conditions: Record<StoreListAsked['state'], SQL | undefined> = {
    in_use: inUse,
    approved,
    unapproved: and(inUse, not(store.status)),
    open: and(approved, openAt(moment)),
    closed: and(approved, sql`not (${openAt(moment)})`),
    paused: and(approved, store.active, pausedAt(moment)),
    archived: isNotNull(store.archived_at),
  }
  return conditions[state]
}

const nameIn = (language: Language) => sql<string>`${store.name}->>${language}::text`

function named(q: string): SQL | undefined {
  if (q === '') return undefined
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const digits = q.replaceAll(/\D/g, '')
  return or(
    ...languages.map((one) => ilike(nameIn(one), pattern)),
    ilike(store.email, pattern),
    digits.length > 2
      ? sql`regexp_replace(${store.phone}, '[^0-9]', '', 'g') like ${`%${digits}%`}`
      : undefined,
    /^\d{1,9}$/.test(q) ? eq(store.id, Number(q)) : undefined,
  )
}

function matching(asked: Omit<StoreListAsked, 'sort' | 'dir'>, within: Within, moment: LocalMoment) {
  return and(
    isWithin(within),
    inState(asked.state, moment),
    named(asked.q),
    asked.module_id === undefined ? undefined : eq(store.module_id, asked.module_id),
    asked.zone_id === undefined ? undefined : eq(store.zone_id, asked.zone_id),
  )
}

export interface ListContext {
  within: Within
  moment: LocalMoment
  language: Language
}

export function storesListed(
  db: Statements,
  asked: StoreListAsked,
  { within, moment, language }: ListContext,
) {
  const by = {
    name: sql`lower(${nameIn(language)})`,
    module: sql`${module.module_name}->>${language}::text`,
    zone: sql`${zone.name}->>${language}::text`,
    items: store.total_items,
    orders: store.order_count,
    rating: store.avg_rating,
    created: store.created_at,
  }[asked.sort]
  return selectStores(db)
    .where(matching(asked, within, moment))
    .orderBy(asked.dir === 'up' ? asc(by) : desc(by), asc(store.id))
    .limit(asked.limit)
    .offset(rowsBefore(asked))
}

export async function countStores(db: Statements, asked: StoreListAsked, { within, moment }: ListContext) {
  const [row] = await db
    .select({ total: count() })
    .from(store)
    .where(matching(asked, within, moment))
  return row?.total ?? 0
}
