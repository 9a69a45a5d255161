// Questions about orders in figures. Days come as ranges of instants, so that each is one range of an index.
import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
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

export interface Counted {
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

/** Of a part of a day, straight from the orders; whole days are counted by `countedDays`. */
export async function countedOrders(
  db: Statements,
  { starts, ends }: Span,
  stores: StoreIds,
): Promise<Counted> {
  const [row] = await db
    .select({
      orders: sql<number>`(count(*) filter (where ${isOf('placed')}))::integer`,
      sold: sql<number>`(count(*) filter (where ${isOf('sold')}))::integer`,
      sales: sql<string>`coalesce(sum(${order.order_amount}) filter (where ${isOf('sold')}), 0)::bigint`,
      canceled: sql<number>`(count(*) filter (where ${isOf('canceled')}))::integer`,
    })
    .from(order)
    .where(and(gte(order.created_at, starts), lt(order.created_at, ends), isWithin({ stores })))
  return row ? { ...row, sales: Number(row.sales) } : { orders: 0, sold: 0, sales: 0, canceled: 0 }
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

export interface OrderQuery extends Span, Within {
  kind: OrderKind
  /** Searched for: orders of these stores, or the one of this number. Null: every order. */
  searched: { store_ids: readonly number[]; number: number | null } | null
  sort: 'created_at' | 'order_amount'
  dir: 'up' | 'down'
  now: Date
}

const isAsked = ({ starts, ends, kind, now, searched, ...within }: OrderQuery) =>
  and(
    gte(order.created_at, starts),
    lt(order.created_at, ends),
    kindOf(kind, now),
    isWithin(within),
    searched === null
      ? undefined
      : or(
          searched.number === null ? undefined : eq(order.id, searched.number),
          inArray(order.store_id, [...searched.store_ids]),
        ),
  )

/** One by one: for the kinds that are not counted by day. */
export async function numberOfOrders(db: Statements, query: OrderQuery): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(order)
    .leftJoin(store, eq(store.id, order.store_id))
    .where(isAsked(query))
  return found?.total ?? 0
}

export function reportedOrders(
  db: Statements,
  language: Language,
  query: OrderQuery,
  page: { limit: number; skipped: number },
) {
  const towards = query.dir === 'down' ? desc : asc
  const sorted = [towards(order[query.sort]), towards(order.id)]
  // What is skipped is not joined.
  const wanted = db
    .select({ id: order.id })
    .from(order)
    .leftJoin(store, eq(store.id, order.store_id))
    .where(isAsked(query))
    .orderBy(...sorted)
    .limit(page.limit)
    .offset(page.skipped)
  return db
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
    .where(inArray(order.id, wanted))
    .orderBy(...sorted)
}

/** In the caller's language. */
export async function storesCalled(db: Statements, language: Language, q: string): Promise<number[]> {
  const rows = await db
    .select({ id: store.id })
    .from(store)
    .where(ilike(nameIn(store.name, language), `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`))
  return rows.map(({ id }) => id)
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
