// Days and the periods they are counted in.
import { addDays, weekdayOf } from '../../core/local-time.ts'
import type { Period } from './report.schema.ts'

/** Both included. */
export function daysOf(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** Weeks begin on Monday. */
export function firstDayOf(day: string, period: Period): string {
  if (period === 'day') return day
  if (period === 'month') return `${day.slice(0, 7)}-01`
  return addDays(day, -((weekdayOf(day) + 6) % 7))
}
