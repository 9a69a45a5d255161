// When a store closes, when it opens next, and its week, as plain data for words.
import { addDays, type LocalMoment, localMoment, weekdayOf } from '#contract/core/local-time.ts'
import { isStoreOpen, type OpeningHours, runsAt } from '#contract/features/store/store.rules.ts'
import type { Store } from '#contract/features/store/store.schema.ts'

/** HH:mm */
export function clockOf(time: string): string {
  return time.slice(0, 5)
}

export type Opening =
  /** Null is round the clock. */
  | { kind: 'open'; until: string | null }
  | { kind: 'opens'; when: 'today' | 'tomorrow' | 'later'; day: number; time: string }
  /** Nobody knows when it opens again. */
  | { kind: 'closed' }

interface Around {
  moment: LocalMoment
  time_zone: string
}

export function openingOf(
  store: Pick<Store, 'active' | 'open' | 'next_opening'>,
  schedules: readonly OpeningHours[],
  { moment, time_zone }: Around,
): Opening {
  if (isStoreOpen(store)) return { kind: 'open', until: closingTime(schedules, moment) }
  if (!store.next_opening) return { kind: 'closed' }
  const { date, time } = localMoment(new Date(store.next_opening), time_zone)
  return { kind: 'opens', when: dayName(date, moment.date), day: weekdayOf(date), time: clockOf(time) }
}

function dayName(date: string, today: string): 'today' | 'tomorrow' | 'later' {
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : 'later'
}

/** Of the running window; one that lasts a whole day does not close. */
function closingTime(schedules: readonly OpeningHours[], moment: LocalMoment): string | null {
  const running = schedules.find((hours) => runsAt(hours, moment))
  if (!running || running.opening_time === running.closing_time) return null
  return clockOf(running.closing_time)
}

export interface DayHours {
  /** 0 is Sunday. */
  day: number
  /** Empty on an off day; a window that lasts a whole day has no times. */
  windows: readonly ({ from: string; until: string } | 'whole_day')[]
}

/** Monday first, as a week is read. */
const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const

export function weekOf(schedules: readonly OpeningHours[]): DayHours[] {
  return weekOrder.map((day) => ({
    day,
    windows: schedules
      .filter((hours) => hours.day === day)
      .toSorted((one, other) => one.opening_time.localeCompare(other.opening_time))
      .map(({ opening_time, closing_time }) =>
        opening_time === closing_time
          ? 'whole_day'
          : { from: clockOf(opening_time), until: clockOf(closing_time) },
      ),
  }))
}
