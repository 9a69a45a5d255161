// Pausing, closing and opening a store by a press: what of it changes.
import {
  addDays,
  instantOf,
  type LocalMoment,
  secondsOf,
  wallTime,
  weekdayOf,
} from '#contract/core/local-time.ts'
import type { OpeningAct } from '#contract/features/store/desk/desk-store.schema.ts'
import { businessDate, type OpeningHours, runsAt } from '#contract/features/store/store.rules.ts'
import type { DeskStoreFacts } from './desk-stores.db.ts'
import type { StoreFields } from './store-values.ts'

export interface OpeningMoment {
  now: Date
  moment: LocalMoment
  time_zone: string
}

/** Midnight, or where hours run over it their end; around the clock has none. */
function tomorrowOf(schedules: readonly OpeningHours[], { moment, time_zone }: OpeningMoment): string {
  const date = addDays(businessDate(schedules, moment), 1)
  const midnight = { date, time: '00:00:00', day: weekdayOf(date) }
  const ends = schedules
    .filter((hours) => hours.closing_time !== hours.opening_time && runsAt(hours, midnight))
    .filter(({ day }) => day !== midnight.day)
    .map(({ closing_time }) => secondsOf(closing_time))
  return wallTime(instantOf(date, Math.max(0, ...ends), time_zone), time_zone)
}

export function fieldsAfter(
  { act, minutes }: { act: OpeningAct; minutes: number },
  { store, schedules, days_off }: DeskStoreFacts,
  at: OpeningMoment,
): Partial<StoreFields> {
  const today = businessDate(schedules, at.moment)
  if (act === 'switch_off') return { active: false, paused_until: null }
  if (act === 'close_today') return { days_off: [...new Set([...days_off, today])].toSorted() }
  if (act === 'open') {
    const others = days_off.filter((date) => date !== today && date !== at.moment.date)
    return { active: true, paused_until: null, days_off: others }
  }
  const end = new Date(at.now.getTime() + minutes * 60_000)
  const paused_until = act === 'pause' ? wallTime(end, at.time_zone) : tomorrowOf(schedules, at)
  return { active: store.active, paused_until }
}
