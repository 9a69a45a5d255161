// Questions about orders counted by day: from the days that are counted already, and from the orders themselves where
// a day is not over or was changed since.
import { type SQL, sql } from 'drizzle-orm'
import { type OrderKind, type Split, statusesOf } from '#contract/features/report/report.schema.ts'
import type { Statements } from '#server/database/connection.ts'
import { order } from '#server/database/schema/order.ts'
import { orderDay, orderDayChange, orderDayState } from '#server/database/schema/report.ts'
import type { Within } from './report.db.ts'

/** A day of the shop's clock, and the period it is shown in. */
export interface DaySpan {
  day: string
  period: string
  starts: Date
  ends: Date
}

export interface CountedRow {
  period: string
  /** Of the module, zone or store; null for all together, for what has no store, and for all other stores. */
  id: number | null
  is_others: boolean
  orders: number
  sold: number
  /** Minor units. */
  sales: number
  canceled: number
}

/** As many stores as a table and a file are read with; the others are one part. */
export const mostParts = 20

const list = (texts: readonly string[]) => sql`${`{${texts.map((text) => `"${text}"`).join(',')}}`}`

export const spansOf = (days: readonly DaySpan[]) => sql`unnest(
  ${list(days.map(({ day }) => day))}::date[],
  ${list(days.map(({ period }) => period))}::date[],
  ${list(days.map(({ starts }) => starts.toISOString()))}::timestamptz[],
  ${list(days.map(({ ends }) => ends.toISOString()))}::timestamptz[])`

const has = (kind: OrderKind) => sql`order_status = any(${list(statusesOf[kind])}::text[])`

export const figures = sql`
  (count(*) filter (where ${has('placed')}))::integer as orders,
  (count(*) filter (where ${has('sold')}))::integer as sold,
  coalesce(sum(order_amount) filter (where ${has('sold')}), 0)::bigint as sales,
  (count(*) filter (where ${has('canceled')}))::integer as canceled`

function isWithin({ stores, store_id, module_id, zone_id }: Within): SQL {
  const conditions = [
    stores === null ? undefined : sql`store_id = any(${`{${stores.join(',')}}`}::integer[])`,
    store_id === undefined ? undefined : sql`store_id = ${store_id}`,
    module_id === undefined ? undefined : sql`module_id = ${module_id}`,
    zone_id === undefined ? undefined : sql`zone_id = ${zone_id}`,
  ].filter((one) => one !== undefined)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

interface DayQuery extends Within {
  days: readonly DaySpan[]
  time_zone: string
}

/** Days that are not over, or were changed since they were counted, are read from the orders. */
const askedAndLive = ({ days, time_zone }: DayQuery) => sql`
  asked as materialized (select * from ${spansOf(days)} as asked (day, period, starts, ends)),
  live as materialized (
    select * from asked
    where day >= coalesce((select counted_to from ${orderDayState} where time_zone = ${time_zone}), '-infinity')
      or exists (
        select from ${orderDayChange} as change
        where change.created_at >= asked.starts and change.created_at < asked.ends)
  )`

const liveBy = (part: SQL, within: SQL) => sql`
  select live.period, counted.* from live cross join lateral (
    select ${part} as part, ${figures}
    from ${order}
    where created_at >= live.starts and created_at < live.ends and ${within}
    group by 1
  ) as counted`

const isPast = ({ days }: DayQuery) => sql`
  day between ${days[0]?.day ?? null}::date and ${days.at(-1)?.day ?? null}::date
  and day not in (select day from live)`

const sums = sql`
  coalesce(sum(orders), 0)::integer as orders, coalesce(sum(sold), 0)::integer as sold,
  coalesce(sum(sales), 0)::bigint as sales, coalesce(sum(canceled), 0)::integer as canceled`

type Row = CountedRow & Record<string, unknown>

const counted = (rows: readonly Row[]): CountedRow[] =>
  rows.map((row) => ({ ...row, sales: Number(row.sales) }))

const partOf = {
  none: sql`null::integer`,
  module: sql`module_id`,
  zone: sql`zone_id`,
} as const satisfies Record<Exclude<Split, 'store'>, SQL>

/** Managers see stores; for everybody else all stores of a module and zone are one row a day. */
const isOfStore = ({ stores, store_id }: Within) => stores !== null || store_id !== undefined

/** A row for each period, or for each part that had an order in it. */
export async function countedDays(
  db: Statements,
  query: DayQuery & { split: Exclude<Split, 'store'> },
): Promise<CountedRow[]> {
  const part = partOf[query.split]
  const within = isWithin(query)
  const { rows } = await db.execute<Row>(sql`
    with ${askedAndLive(query)},
    counted as (
      select asked.period, ${part} as part, orders, sold, sales, canceled
      from asked join ${orderDay} as counted using (day)
      where of_store = ${isOfStore(query)} and ${isPast(query)} and ${within}
      union all ${liveBy(part, within)}
    )
    select asked.period::text as period, part as id, false as is_others, ${sums}
    from (select distinct period from asked) as asked
    ${query.split === 'none' ? sql`left join` : sql`join`} counted using (period)
    group by 1, 2
    order by 1, sum(sales) desc, 2`)
  return counted(rows)
}

/**
 * A row for each store that had an order in the period, for the largest ones; what all together have beyond those is
 * that of the others. So a year of a thousand stores is as quick as one of twenty.
 */
export async function countedStores(db: Statements, query: DayQuery): Promise<CountedRow[]> {
  const within = isWithin(query)
  const past = isPast(query)
  const { rows } = await db.execute<Row>(sql`
    with ${askedAndLive(query)},
    live_counted as materialized (${liveBy(sql`store_id`, within)}),
    largest as materialized (
      select part from (
        select store_id as part, sales from ${orderDay} where of_store and ${past} and ${within}
        union all select part, sales from live_counted
      ) as sold
      where part is not null
      group by part order by sum(sales) desc, part limit ${mostParts}
    ),
    shown as materialized (
      select period, part, ${sums} from (
        select asked.period, counted.store_id as part, orders, sold, sales, canceled
        from largest join ${orderDay} as counted on counted.store_id = largest.part join asked using (day)
        where of_store and ${past} and ${within}
        union all
        select asked.period, null, orders, sold, sales, canceled
        from ${orderDay} as counted join asked using (day)
        where of_store and store_id is null and ${past} and ${within}
        union all
        select * from live_counted where part is null or part in (select part from largest)
      ) as shown
      group by 1, 2
    ),
    whole as (
      select asked.period, orders, sold, sales, canceled
      from ${orderDay} as counted join asked using (day)
      where of_store = ${isOfStore(query)} and ${past} and ${within}
      union all select period, orders, sold, sales, canceled from live_counted
      union all select period, -orders, -sold, -sales, -canceled from shown
    ),
    others as (select period, ${sums} from whole group by 1)
    select period::text as period, part as id, false as is_others, orders, sold, sales, canceled from shown
    union all
    select period::text, null, true, orders, sold, sales, canceled from others
    where orders > 0 or canceled > 0
    order by 1, sales desc, 2`)
  return counted(rows)
}
