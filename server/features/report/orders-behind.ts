// The orders behind a figure, page by page. How many there are, and where a far page begins, is known from counted days.
import type { Language } from '#contract/core/language.ts'
import { addDays, instantOf } from '#contract/core/local-time.ts'
import { fromMinor, sum } from '#contract/core/money.ts'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import { daysOf } from '#contract/features/report/report.rules.ts'
import type { OrderKind } from '#contract/features/report/report.schema.ts'
import { type CountParts, spanOf } from './count-days.ts'
import { type CountedRow, countedDays } from './order-days.db.ts'
import {
  numberOfOrders,
  type OrderQuery,
  reportedOrders,
  type Span,
  type StoreIds,
  storesCalled,
  type Within,
} from './report.db.ts'

export interface OrdersInput extends Page, Within, Pick<OrderQuery, 'kind' | 'sort' | 'dir'> {
  from: string
  to: string
  q: string
}

interface Place {
  total: number
  /** Days before it, or after it, hold only rows of earlier pages. */
  span: Span
  skipped: number
}

const countedAs: Partial<Record<OrderKind, 'orders' | 'sold' | 'canceled'>> = {
  placed: 'orders',
  sold: 'sold',
  canceled: 'canceled',
}

export async function ordersBehind(parts: CountParts, language: Language, input: OrdersInput) {
  const { db, clock } = parts
  const searched = await searchedIn(parts, language, input)
  const query: OrderQuery = { ...input, ...wholeSpan(parts, input), searched, now: clock.now() }
  const place = await placeOf(parts, input, query)
  const found = await reportedOrders(
    db,
    language,
    { ...query, ...place.span },
    { limit: input.limit, skipped: place.skipped },
  )
  const rows = found.map(({ created_at, order_amount, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    order_amount: fromMinor(order_amount),
  }))
  return { rows, total_size: place.total }
}

/** Words are those of a store; figures are also the number of an order. */
async function searchedIn(
  { db }: CountParts,
  language: Language,
  { q }: OrdersInput,
): Promise<OrderQuery['searched']> {
  if (q === '') return null
  const number = /^#?\d{1,9}$/.test(q) ? Number(q.replace('#', '')) : null
  return { number, store_ids: await storesCalled(db, language, q) }
}

/** Of those the caller may see. */
function storesOf({ stores, searched }: OrderQuery): StoreIds {
  if (searched === null) return stores
  return searched.store_ids.filter((id) => stores === null || stores.includes(id))
}

const wholeSpan = ({ time_zone }: CountParts, { from, to }: OrdersInput): Span => ({
  starts: instantOf(from, 0, time_zone),
  ends: instantOf(addDays(to, 1), 0, time_zone),
})

async function placeOf(parts: CountParts, asked: OrdersInput, query: OrderQuery): Promise<Place> {
  const { db, time_zone } = parts
  const skipped = rowsBefore(asked)
  const counted = countedAs[asked.kind]
  if (!counted || typeof query.searched?.number === 'number') {
    return { total: await numberOfOrders(db, query), span: query, skipped }
  }
  const days = daysOf(asked.from, asked.to).map((day) => spanOf(day, day, time_zone))
  const rows = await countedDays(db, { ...asked, stores: storesOf(query), days, time_zone, split: 'none' })
  const total = sum(rows.map((row) => row[counted]))
  if (asked.sort !== 'created_at') return { total, span: query, skipped }
  return { total, ...farPlace(rows, { counted, skipped, isDown: asked.dir === 'down' }, query, time_zone) }
}

interface Skipping {
  counted: 'orders' | 'sold' | 'canceled'
  skipped: number
  isDown: boolean
}

/** Whole days of earlier pages are left out instead of read and thrown away. */
function farPlace(
  rows: readonly CountedRow[],
  { counted, skipped, isDown }: Skipping,
  { starts, ends }: Span,
  time_zone: string,
): Pick<Place, 'span' | 'skipped'> {
  let left = skipped
  for (const row of isDown ? rows.toReversed() : rows) {
    if (left < row[counted]) {
      const day = spanOf(row.period, row.period, time_zone)
      const span = isDown ? { starts, ends: day.ends } : { starts: day.starts, ends }
      return { span, skipped: left }
    }
    left -= row[counted]
  }
  return { span: { starts, ends }, skipped }
}
