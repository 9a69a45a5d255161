// What a report shows, as the address writes it; nonsense counts as nothing chosen.
import { addDays } from '#contract/core/local-time.ts'
import { daysOf } from '#contract/features/report/report.rules.ts'
import {
  dayRange,
  type OrderKind,
  orderKinds,
  type Period,
  periods,
  type Split,
  splits,
} from '#contract/features/report/report.schema.ts'

export type ReportSearch = Readonly<Record<string, string | undefined>>

export const measures = ['sales', 'orders', 'average', 'canceled'] as const

export type Measure = (typeof measures)[number]

export interface ReportChoice {
  from: string
  to: string
  by: Period
  split: Split
  measure: Measure
}

/** Today and the 29 days before. */
const usualDays = 30

export function rangeIn({ from = '', to = '' }: ReportSearch, today: string): { from: string; to: string } {
  const asked = dayRange.safeParse({ from, to })
  return asked.success ? asked.data : { from: addDays(today, 1 - usualDays), to: today }
}

/** As many bars as a screen shows. */
function usualPeriod(from: string, to: string): Period {
  const days = daysOf(from, to).length
  if (days <= 45) return 'day'
  return days <= 200 ? 'week' : 'month'
}

export function reportChoice(search: ReportSearch, today: string): ReportChoice {
  const { from, to } = rangeIn(search, today)
  return {
    from,
    to,
    by: periods.find((one) => one === search.by) ?? usualPeriod(from, to),
    split: splits.find((one) => one === search.split) ?? 'none',
    measure: measures.find((one) => one === search.measure) ?? 'sales',
  }
}

export function kindIn({ kind }: ReportSearch): OrderKind {
  return orderKinds.find((one) => one === kind) ?? 'placed'
}

/** The last days of the period that begins with this one, inside what was asked for. */
export function endOfPeriod(day: string, by: Period, to: string): string {
  if (by === 'day') return day
  const last = by === 'week' ? addDays(day, 6) : addDays(`${nextMonth(day)}-01`, -1)
  return last < to ? last : to
}

function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const next = month === 12 ? [year + 1, 1] : [year, month + 1]
  return next.map((part) => String(part).padStart(2, '0')).join('-')
}
