// Days and hours in the reader's words, the same letters on server and browser.
import { localMoment } from '#contract/core/local-time.ts'
import { type ClockStyle, isToTwelve } from './clock.ts'

/**
 * What is said of a moment: its hour, its day (with a short or the whole name of the month), its year, or several.
 * Said alone, a month still has a day to be written with: only then does Russian bend it as 'since July' does.
 */
const looks = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  long_day: { day: 'numeric', month: 'long' },
  day_time: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  long_date: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { day: 'numeric', month: 'long', year: 'numeric' },
  date_time: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type MomentFormat = keyof typeof looks

/** Browsers carry no Tajik: left to them, its months would come in the language of the device. */
const tajikMonths = [
  ['янв', 'январ'],
  ['фев', 'феврал'],
  ['мар', 'март'],
  ['апр', 'апрел'],
  ['май', 'май'],
  ['июн', 'июн'],
  ['июл', 'июл'],
  ['авг', 'август'],
  ['сен', 'сентябр'],
  ['окт', 'октябр'],
  ['ноя', 'ноябр'],
  ['дек', 'декабр'],
] as const

function tajikMoment(instant: Date, look: Intl.DateTimeFormatOptions, timeZone: string): string {
  const { date, time } = localMoment(instant, timeZone)
  const [year, month, day] = date.split('-').map(Number)
  const [short, long] = tajikMonths[(month ?? 1) - 1] ?? []
  const dayText = [day, look.month === 'long' ? long : short, look.year ? year : null]
  const parts = [
    ...(look.day ? [dayText.filter((part) => part !== null).join(' ')] : []),
    ...(look.hour ? [time.slice(0, 5)] : []),
  ]
  return parts.join(', ')
}

/** 'июли соли 2026', as it reads behind 'since'. */
function tajikMonth(instant: Date, timeZone: string): string {
  const [year, month] = localMoment(instant, timeZone).date.split('-').map(Number)
  const [, long] = tajikMonths[(month ?? 1) - 1] ?? []
  return `${long}и соли ${year}`
}

/** What follows the year belongs to it: '2026 г.' */
function monthAndYear(parts: readonly Intl.DateTimeFormatPart[]): string {
  const month = parts.find(({ type }) => type === 'month')
  const year = parts.slice(parts.findIndex(({ type }) => type === 'year'))
  return [month, ...year].map((part) => part?.value.trim()).join(' ')
}

export interface MomentStyle extends ClockStyle {
  timeZone: string
}

/** Hours as everywhere in the shop: '1:00 PM', or '09:05' with two figures. */
function hoursOf(look: Intl.DateTimeFormatOptions, style: ClockStyle): Intl.DateTimeFormatOptions {
  if (!look.hour) return {}
  return isToTwelve(style) ? { hour12: true } : { hour: '2-digit', hourCycle: 'h23' }
}

export function momentText(instant: Date, look: MomentFormat, style: MomentStyle): string {
  const { language, timeZone } = style
  const shown: Intl.DateTimeFormatOptions = looks[look]
  if (language === 'tg')
    return look === 'month' ? tajikMonth(instant, timeZone) : tajikMoment(instant, shown, timeZone)
  const options = { ...shown, ...hoursOf(shown, style), timeZone, numberingSystem: 'latn' }
  const format = new Intl.DateTimeFormat(language, options)
  if (look === 'month') return monthAndYear(format.formatToParts(instant))
  // Runtimes differ in which space stands before AM.
  return format.format(instant).replaceAll('\u202f', ' ')
}

/** 'YYYY-MM-DD HH:mm:ss' on the shop's own clock, said as it stands. */
export function writtenMomentText(moment: string, look: MomentFormat, style: ClockStyle): string {
  const [date = '', time = '00:00:00'] = moment.split(/[ T]/)
  return momentText(new Date(`${date}T${time}Z`), look, { ...style, timeZone: 'UTC' })
}
