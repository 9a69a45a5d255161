// Orders and sales in figures: today, over days, and the orders behind a figure. A manager's are of their own stores.
import type { Language } from '#contract/core/language.ts'
import { addDays, instantOf, localMoment, secondsOf } from '#contract/core/local-time.ts'
import { moduleTraits, moduleTypes } from '#contract/core/module-type.ts'
import { fromMinor, sum } from '#contract/core/money.ts'
import { storesWithin } from '#contract/core/permission.ts'
import type { reportEndpoints } from '#contract/features/report/report.endpoints.ts'
import { daysOf, firstDayOf } from '#contract/features/report/report.rules.ts'
import type { Figures, SeriesPoint, Split } from '#contract/features/report/report.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { countOrderDays, spanOf } from './count-days.ts'
import { type CountedRow, countedDays, countedStores } from './order-days.db.ts'
import { ordersBehind } from './orders-behind.ts'
import {
  bestItems,
  type Counted,
  countedOrders,
  missedSearches,
  modulesOfTypes,
  namesOf,
  runningOut,
  type StoreIds,
  waitingOrders,
} from './report.db.ts'

export interface ReportParts {
  db: Database
  clock: Clock
  time_zone: string
}

type CallOf<Name extends keyof typeof reportEndpoints> = Call<(typeof reportEndpoints)[Name]>

const shownItems = 10
const shownSearches = 10

/** How far back 'sells best' and 'found nothing' look, today included. */
const recentDays = 7

const storesOf = (caller: CallOf<'today'>['caller']): StoreIds => storesWithin(caller, 'read_reports')

function figuresOf({ orders, sold, sales, canceled }: Counted): Figures {
  return {
    orders,
    sales: fromMinor(sales),
    average: sold === 0 ? null : fromMinor(Math.round(sales / sold)),
    canceled,
  }
}

function totalOf(rows: readonly Counted[]): Counted {
  const of = (field: keyof Counted) => sum(rows.map((row) => row[field]))
  return { orders: of('orders'), sold: of('sold'), sales: of('sales'), canceled: of('canceled') }
}

export function createReportService(parts: ReportParts) {
  const { db, clock, time_zone } = parts

  const midnight = (day: string) => instantOf(day, 0, time_zone)

  return {
    async today({ caller, scope: { language } }: CallOf<'today'>) {
      const now = clock.now()
      const stores = storesOf(caller)
      const { date, time } = localMoment(now, time_zone)
      const weekAgo = addDays(date, -recentDays)
      const recent = { starts: midnight(addDays(date, 1 - recentDays)), ends: midnight(addDays(date, 1)) }
      const soFar = { starts: midnight(date), ends: midnight(addDays(date, 1)) }
      const before = { starts: midnight(weekAgo), ends: instantOf(weekAgo, secondsOf(time), time_zone) }
      const [counted, countedBefore, waiting, best, missed, low] = await Promise.all([
        countedOrders(db, soFar, stores),
        countedOrders(db, before, stores),
        waitingOrders(db, now, { stores }),
        bestItems(db, language, recent, stores, shownItems),
        stores === null ? missedSearches(db, addDays(date, 1 - recentDays), shownSearches) : [],
        itemsRunningOut(parts, language, stores),
      ])
      return {
        date,
        now: { ...figuresOf(counted), ...waiting },
        week_ago: figuresOf(countedBefore),
        best_items: best.map((row) => ({ ...row, sales: fromMinor(Number(row.sales)) })),
        missed_searches: missed,
        running_out: low,
      }
    },

    async series({ input, caller, scope }: CallOf<'series'>) {
      const { from, to, by, split, ...asked } = input
      const days = daysOf(from, to).map((day) => spanOf(day, firstDayOf(day, by), time_zone))
      const query = { ...asked, days, time_zone, stores: storesOf(caller) }
      const rows = await (split === 'store' ? countedStores(db, query) : countedDays(db, { ...query, split }))
      const names = await splitNames(parts, scope.language, split, rows)
      const points = rows.map(
        (row): SeriesPoint => ({
          day: row.period,
          id: row.id,
          name: names.get(row.id) ?? '',
          is_others: row.is_others,
          ...figuresOf(row),
        }),
      )
      return { points, total: figuresOf(totalOf(rows)) }
    },

    orders: ({ input, caller, scope }: CallOf<'orders'>) =>
      ordersBehind(parts, scope.language, { ...input, stores: storesOf(caller) }),

    /** In the background: what the figures of years are added up from. */
    countDays: () => countOrderDays(parts),
  }
}

export type ReportService = ReturnType<typeof createReportService>

async function splitNames(
  { db }: ReportParts,
  language: Language,
  split: Split,
  rows: readonly CountedRow[],
) {
  const names = new Map<number | null, string>()
  if (split === 'none') return names
  const ids = new Set(rows.flatMap(({ id }) => id ?? []))
  for (const [id, name] of await namesOf(db, language, split, [...ids])) names.set(id, name)
  return names
}

async function itemsRunningOut({ db }: ReportParts, language: Language, stores: StoreIds) {
  const stocked = moduleTypes.filter((type) => moduleTraits[type].has_stock)
  const modules = await modulesOfTypes(db, stocked)
  return runningOut(
    db,
    language,
    modules.map(({ id }) => id),
    stores,
    shownItems,
  )
}
