// When a store is open and when it opens next, by its weekly hours, days off and pauses; both sides compute it alike.
import {
  addDays,
  type LocalMoment,
  secondOfWeek,
  secondsOf,
  secondsPerDay,
  weekdayOf,
} from '../../core/local-time.ts'

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

/** What differs from its week. */
export interface HoursExceptions {
  /** Dates on which no window begins; one that began the evening before runs to its end. */
  days_off: readonly string[]
  /** 'YYYY-MM-DD HH:mm:ss' on the business's wall clock. */
  paused_until: string | null
}

export const noExceptions: HoursExceptions = { days_off: [], paused_until: null }

type WeekMoment = Pick<LocalMoment, 'day' | 'time'>

/** Whether these hours alone run, whatever else there is. */
export function runsAt(hours: OpeningHours, moment: WeekMoment): boolean {
  return ahead(beginOf(hours), secondOfWeek(moment)) < lengthOf(hours)
}

export function isPausedAt(paused_until: string | null, { date, time }: LocalMoment): boolean {
  return paused_until !== null && `${date} ${time}` < paused_until
}

/** Of a running window; it may have begun the day before. */
function beginDate(hours: OpeningHours, moment: LocalMoment): string {
  const since = ahead(beginOf(hours), secondOfWeek(moment))
  return since > secondsOf(moment.time) ? addDays(moment.date, -1) : moment.date
}

export function isOpenAt(
  schedules: readonly OpeningHours[],
  moment: LocalMoment,
  { days_off, paused_until }: HoursExceptions = noExceptions,
): boolean {
  if (isPausedAt(paused_until, moment)) return false
  return schedules.some(
    (hours) =>
      runsAt(hours, moment) && (days_off.length === 0 || !days_off.includes(beginDate(hours, moment))),
  )
}

/** The date a store works on: that of the window that runs, which may be yesterday, else today's. */
export function businessDate(schedules: readonly OpeningHours[], moment: LocalMoment): string {
  const begun = schedules.filter((hours) => runsAt(hours, moment)).map((hours) => beginDate(hours, moment))
  return begun.toSorted().at(-1) ?? moment.date
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

/** The next time it opens; null while open, and for a store without hours. */
export function nextOpening(
  schedules: readonly OpeningHours[],
  moment: LocalMoment,
  exceptions: HoursExceptions = noExceptions,
): Opening | null {
  if (schedules.length === 0 || isOpenAt(schedules, moment, exceptions)) return null
  const { days_off, paused_until } = exceptions
  if (paused_until === null || !isPausedAt(paused_until, moment)) {
    return days_off.length === 0
      ? nextInWeek(schedules, moment)
      : nextOutsideDaysOff(schedules, moment, days_off)
  }
  const then = momentOf(paused_until)
  return isOpenAt(schedules, then, { days_off, paused_until: null })
    ? { date: then.date, seconds: secondsOf(then.time) }
    : nextOutsideDaysOff(schedules, then, days_off)
}

function momentOf(wallTime: string): LocalMoment {
  const [date = '', time = ''] = wallTime.split(' ')
  return { date, time, day: weekdayOf(date) }
}

function nextInWeek(schedules: readonly OpeningHours[], moment: LocalMoment): Opening {
  const now = secondOfWeek(moment)
  const wait = Math.min(...schedules.map((hours) => ahead(now, beginOf(hours))))
  const seconds = secondsOf(moment.time) + wait
  return {
    date: addDays(moment.date, Math.floor(seconds / secondsPerDay)),
    seconds: seconds % secondsPerDay,
  }
}

/** Day by day; null where the days off leave none for as long as they are known. */
function nextOutsideDaysOff(
  schedules: readonly OpeningHours[],
  { date, time }: LocalMoment,
  days_off: readonly string[],
): Opening | null {
  const farthest = 7 * (days_off.length + 1)
  for (let days = 0; days <= farthest; days += 1) {
    const then = addDays(date, days)
    if (days_off.includes(then)) continue
    const day = weekdayOf(then)
    const begins = schedules
      .filter((hours) => hours.day === day)
      .map(({ opening_time }) => secondsOf(opening_time))
      .filter((seconds) => days > 0 || seconds >= secondsOf(time))
    if (begins.length > 0) return { date: then, seconds: Math.min(...begins) }
  }
  return null
}

/** Weekdays on which no window begins. */
export function offDays(schedules: readonly OpeningHours[]): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => schedules.every((hours) => hours.day !== day))
}

/** Opening time of today's running window, else of the next one, else of the last; 'closed' on a day off. */
export function openingTimeToday(
  schedules: readonly OpeningHours[],
  moment: LocalMoment,
  { days_off }: Pick<HoursExceptions, 'days_off'> = noExceptions,
): string {
  if (days_off.includes(moment.date)) return 'closed'
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
