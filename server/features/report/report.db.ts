// Questions about orders in figures. Days come as ranges of instants, so that each is one range of an index.
import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { Page } from '#contract/core/paging.ts'
import { rowsBefore } from '#contract/core/paging.ts'
import { type OrderKind, type Split, statusesOf } from '#contract/features/report/report.schema.ts'
import type { Statements } from '#server/database/connection.ts'
import { item } from '#server/database/schema/item.ts'
import { missedSearch } from '#server/database/schema/listing.ts'
import { order, orderLine } from '#server/database/schema/order.ts'
import { store } from '#server/database/schema/store.ts'
import { module, zone } from '#server/database/schema/zone.ts'

/** Null: every store, and what has none. */
export type StoreIds = readonly number[] | null

export interface Within {
  stores: StoreIds
  store_id?: number | undefined
  module_id?: number | undefined
  zone_id?: number | undefined
}

export interface Span {
  starts: Date
  ends: Date
}

export interface PeriodSpan extends Span {
  day: string
}

export interface CountedRow {
  day: string
  id: number | null
  orders: number
  sold: number
  /** Minor units. */
  sales: number
  canceled: number
}

function isWithin({ stores, store_id, module_id, zone_id }: Within): SQL | undefined {
  return and(
    stores === null ? undefined : inArray(order.store_id, [...stores]),
    store_id === undefined ? undefined : eq(order.store_id, store_id),
    module_id === undefined ? undefined : eq(order.module_id, module_id),
    zone_id === undefined ? undefined : eq(order.zone_id, zone_id),
  )
}

const isOf = (kind: OrderKind) => inArray(order.order_status, [...statusesOf[kind]])

const splitColumn = { module: order.module_id, zone: order.zone_id, store: order.store_id } as const

/** A row for each period and, where it is split, each part that had an order in it. */
export async function countedOrders(
  db: Statements,
  periods: readonly PeriodSpan[],
  split: Split,
  within: Within,
): Promise<CountedRow[]> {
  const id = split === 'none' ? sql`null::integer` : sql`${splitColumn[split]}`
  const days = sql`unnest(
    ${textArray(periods.map(({ day }) => day))}::date[],
    ${textArray(periods.map(({ starts }) => starts.toISOString()))}::timestamptz[],
    ${textArray(periods.map(({ ends }) => ends.toISOString()))}::timestamptz[]) as period (day, starts, ends)`
  const { rows } = await db.execute<CountedRow & Record<string, unknown>>(sql`
    select period.day::text as day, counted.* from ${days}
    cross join lateral (
      select ${id} as id,
        (count(*) filter (where ${isOf('placed')}))::integer as orders,
        (count(*) filter (where ${isOf('sold')}))::integer as sold,
        coalesce(sum(${order.order_amount}) filter (where ${isOf('sold')}), 0)::bigint as sales,
        (count(*) filter (where ${isOf('canceled')}))::integer as canceled
      from ${order}
      where ${order.created_at} >= period.starts and ${order.created_at} < period.ends
        and ${isWithin(within) ?? sql`true`}
      ${split === 'none' ? sql`` : sql`group by ${splitColumn[split]}`}
    ) as counted
    order by period.day, counted.sales desc, counted.id`)
  return rows.map((row) => ({ ...row, sales: Number(row.sales) }))
}

/** A list of texts as one parameter. */
function textArray(texts: readonly string[]): SQL {
  return sql`${`{${texts.map((text) => `"${text}"`).join(',')}}`}`
}

const patience = sql`coalesce(${store.max_delivery_minutes}, 60) * interval '1 minute'`

/** Waited for longer than its store promised. */
const isLate = (now: Date) => sql`${order.schedule_at} + ${patience} < ${now.toISOString()}::timestamptz`

const kindOf = (kind: OrderKind, now: Date) => and(isOf(kind), kind === 'late' ? isLate(now) : undefined)

export async function waitingOrders(db: Statements, now: Date, within: Within) {
  const [row] = await db
    .select({
      waiting: count(),
      late: sql<number>`(count(*) filter (where ${isLate(now)}))::integer`,
    })
    .from(order)
    .leftJoin(store, eq(store.id, order.store_id))
    .where(and(isOf('waiting'), isWithin(within)))
  return row ?? { waiting: 0, late: 0 }
}

const nameIn = (text: typeof store.name | typeof item.name, language: Language) =>
  sql<string>`${text}->>${language}::text`

/** By how many were ordered in the span. */
export function bestItems(
  db: Statements,
  language: Language,
  { starts, ends }: Span,
  stores: StoreIds,
  most: number,
) {
  const quantity = sql<number>`sum(${orderLine.quantity})::integer`
  return db
    .select({
      item_id: item.id,
      name: nameIn(item.name, language),
      store_name: nameIn(store.name, language),
      quantity,
      sales: sql<string>`sum(${orderLine.price}::bigint * ${orderLine.quantity} - ${orderLine.discount_amount})`,
    })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.order_id, order.id))
    .innerJoin(item, eq(item.id, orderLine.item_id))
    .innerJoin(store, eq(store.id, item.store_id))
    .where(and(gte(order.created_at, starts), lt(order.created_at, ends), isOf('sold'), isWithin({ stores })))
    .groupBy(item.id, store.id)
    .orderBy(desc(quantity), asc(item.id))
    .limit(most)
}

export function runningOut(
  db: Statements,
  language: Language,
  module_ids: readonly number[],
  stores: StoreIds,
  most: number,
) {
  return db
    .select({
      item_id: item.id,
      name: nameIn(item.name, language),
      store_name: nameIn(store.name, language),
      stock: item.stock,
    })
    .from(item)
    .innerJoin(store, eq(store.id, item.store_id))
    .where(
      and(
        inArray(item.module_id, [...module_ids]),
        sql`${item.visible} and ${item.stock} <= 5`,
        isNull(item.archived_at),
        stores === null ? undefined : inArray(item.store_id, [...stores]),
      ),
    )
    .orderBy(asc(item.stock), desc(item.order_count), asc(item.id))
    .limit(most)
}

export function missedSearches(db: Statements, from: string, most: number) {
  const times = sql<number>`sum(${missedSearch.times})::integer`
  return db
    .select({ text: missedSearch.text, times })
    .from(missedSearch)
    .where(gte(missedSearch.day, from))
    .groupBy(missedSearch.text)
    .orderBy(desc(times), asc(missedSearch.text))
    .limit(most)
}

export interface OrderQuery extends Span, Within, Page {
  kind: OrderKind
  q: string
  sort: 'created_at' | 'order_amount'
  dir: 'up' | 'down'
  now: Date
}

export async function reportedOrders(db: Statements, language: Language, query: OrderQuery) {
  const { starts, ends, kind, q, sort, dir, now } = query
  const number = /^#?\d{1,9}$/.test(q) ? Number(q.replace('#', '')) : null
  const isCalled = ilike(nameIn(store.name, language), `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const where = and(
    gte(order.created_at, starts),
    lt(order.created_at, ends),
    kindOf(kind, now),
    isWithin(query),
    q === '' ? undefined : or(number === null ? undefined : eq(order.id, number), isCalled),
  )
  const towards = dir === 'down' ? desc : asc
  const found = db.select({ total: count() }).from(order).leftJoin(store, eq(store.id, order.store_id))
  const [[counted], rows] = await Promise.all([
    found.where(where),
    db
      .select({
        id: order.id,
        created_at: order.created_at,
        store_id: order.store_id,
        store_name: sql<string | null>`${store.name}->>${language}::text`,
        module_name: sql<string>`${module.module_name}->>${language}::text`,
        zone_name: sql<string>`${zone.name}->>${language}::text`,
        order_type: order.order_type,
        order_status: order.order_status,
        payment_method: order.payment_method,
        order_amount: order.order_amount,
      })
      .from(order)
      .leftJoin(store, eq(store.id, order.store_id))
      .innerJoin(module, eq(module.id, order.module_id))
      .innerJoin(zone, eq(zone.id, order.zone_id))
      .where(where)
      .orderBy(towards(order[sort]), towards(order.id))
      .limit(query.limit)
      .offset(rowsBefore(query)),
  ])
  return { rows, total_size: counted?.total ?? 0 }
}

const named = { module, zone, store } as const
const nameColumn = { module: module.module_name, zone: zone.name, store: store.name } as const

export async function namesOf(
  db: Statements,
  language: Language,
  split: Exclude<Split, 'none'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const table = named[split]
  const rows = await db
    .select({ id: table.id, name: sql<string>`${nameColumn[split]}->>${language}::text` })
    .from(table)
    .where(inArray(table.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export function modulesOfTypes(
  db: Statements,
  types: readonly (typeof module.$inferSelect)['module_type'][],
) {
  return db
    .select({ id: module.id })
    .from(module)
    .where(inArray(module.module_type, [...types]))
}
