// When a store is open and when it opens next, by its weekly hours; both sides compute it alike.
import { addDays, type LocalMoment, secondOfWeek, secondsOf, secondsPerDay } from '../../core/local-time.ts'

export interface OpeningHours {
  /** Weekday the window begins on, 0 is Sunday. */
  day: number
  opening_time: string
  /** At or before opening_time: on the day after. Equal: a whole day. */
  closing_time: string
}

const secondsPerWeek = 7 * secondsPerDay

function beginOf({ day, opening_time }: OpeningHours): number {
  return secondOfWeek({ day, time: opening_time })
}

function lengthOf(hours: OpeningHours): number {
  const length = secondsOf(hours.closing_time) - secondsOf(hours.opening_time)
  return length > 0 ? length : length + secondsPerDay
}

/** Time from one second of the week forward to another; the week is a ring, so it is never negative. */
function ahead(from: number, to: number): number {
  return (((to - from) % secondsPerWeek) + secondsPerWeek) % secondsPerWeek
}

type WeekMoment = Pick<LocalMoment, 'day' | 'time'>

export function isOpenAt(schedules: readonly OpeningHours[], moment: WeekMoment): boolean {
  const now = secondOfWeek(moment)
  return schedules.some((hours) => ahead(beginOf(hours), now) < lengthOf(hours))
}

/** Whether a store takes orders now, as the server says it: every card, page, map and dialog asks here. */
export function isStoreOpen(store: { active: boolean; open: 0 | 1 }): boolean {
  return store.active && store.open === 1
}

export interface Opening {
  date: string
  /** Seconds since that day's midnight. */
  seconds: number
}

/** The next time a window begins; null while open, and for a store without hours. */
export function nextOpening(schedules: readonly OpeningHours[], moment: LocalMoment): Opening | null {
  if (schedules.length === 0 || isOpenAt(schedules, moment)) return null
  const now = secondOfWeek(moment)
  const wait = Math.min(...schedules.map((hours) => ahead(now, beginOf(hours))))
  const seconds = secondsOf(moment.time) + wait
  return {
    date: addDays(moment.date, Math.floor(seconds / secondsPerDay)),
    seconds: seconds % secondsPerDay,
  }
}

/** Weekdays on which no window begins. */
export function offDays(schedules: readonly OpeningHours[]): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => schedules.every((hours) => hours.day !== day))
}

/** Opening time of today's running window, else of the next one, else of the last; 'closed' on an off day. */
export function openingTimeToday(schedules: readonly OpeningHours[], moment: WeekMoment): string {
  const now = secondsOf(moment.time)
  const today = schedules
    .filter((hours) => hours.day === moment.day)
    .toSorted((one, other) => secondsOf(one.opening_time) - secondsOf(other.opening_time))
  const ahead = today.find((hours) => secondsOf(hours.opening_time) + lengthOf(hours) > now)
  return (ahead ?? today.at(-1))?.opening_time ?? 'closed'
}

export interface DiscountPeriod {
  start_date: string
  end_date: string
  start_time: string
  end_time: string
}

/** Inside its dates, both included, and inside its hours of the day, which may cross midnight. */
export function isDiscountValid(period: DiscountPeriod, moment: LocalMoment): boolean {
  if (moment.date < period.start_date || moment.date > period.end_date) return false
  const now = secondsOf(moment.time)
  const [start, end] = [secondsOf(period.start_time), secondsOf(period.end_time)]
  return start < end ? now >= start && now <= end : now >= start || now <= end
}

/** Share of 5, 4 and 3 star ratings in percent; the counts come five stars first. */
export function positiveRating(ratings: readonly number[]): number {
  const total = ratings.reduce((sum, count) => sum + count, 0)
  const positive = ratings.slice(0, 3).reduce((sum, count) => sum + count, 0)
  return total === 0 ? 0 : Math.round((positive / total) * 10_000) / 100
}
