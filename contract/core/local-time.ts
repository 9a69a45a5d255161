// The wall clock of the business: hours, weekdays and dates are read in its time zone, whatever the machine's is.

export interface LocalMoment {
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:mm:ss */
  readonly time: string
  /** 0 is Sunday. */
  readonly day: number
}

export const secondsPerDay = 86_400

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs a thousand times what using it does, so one a zone is cached. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone)
  if (cached) return cached
  // The Swedish order of parts is 'YYYY-MM-DD HH:mm:ss', which reads straight as ISO.
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  formatters.set(timeZone, made)
  return made
}

/** The last second that was asked for: everything a request does happens in one or two. */
let latest: { second: number; timeZone: string; moment: LocalMoment } | undefined

export function localMoment(instant: Date, timeZone: string): LocalMoment {
  const second = Math.floor(instant.getTime() / 1_000)
  if (latest?.second !== second || latest.timeZone !== timeZone) {
    latest = { second, timeZone, moment: readMoment(instant, timeZone) }
  }
  return latest.moment
}

function readMoment(instant: Date, timeZone: string): LocalMoment {
  const [date = '', time = ''] = formatterOf(timeZone).format(instant).split(' ')
  return { date, time, day: weekdayOf(date) }
}

/** 'YYYY-MM-DD HH:mm:ss': clients of this API read these times as they stand. */
export function wallTime(instant: Date, timeZone: string): string {
  const { date, time } = localMoment(instant, timeZone)
  return `${date} ${time}`
}

export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** 'HH:mm' or 'HH:mm:ss' since midnight. */
export function secondsOf(time: string): number {
  // Read where the digits stand: a list of stores asks for hundreds, and taking a text apart costs ten times as much.
  if (time[2] === ':' && (time.length === 5 || time.length === 8)) {
    return twoDigits(time, 0) * 3_600 + twoDigits(time, 3) * 60 + (time.length === 8 ? twoDigits(time, 6) : 0)
  }
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3_600 + minutes * 60 + seconds
}

/** Since the week began, on Sunday at midnight. */
export function secondOfWeek({ day, time }: Pick<LocalMoment, 'day' | 'time'>): number {
  return day * secondsPerDay + secondsOf(time)
}

const zero = 48

const twoDigits = (text: string, start: number) =>
  (text.charCodeAt(start) - zero) * 10 + text.charCodeAt(start + 1) - zero

function offsetAt(instant: number, timeZone: string): number {
  const local = formatterOf(timeZone).format(new Date(instant))
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.floor(instant / 1_000) * 1_000
}

/** The instant a wall clock shows this date and time; in the hour a zone skips, the hour after it. */
export function instantOf(date: string, secondsOfDay: number, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + secondsOfDay * 1_000
  const guess = asUtc - offsetAt(asUtc, timeZone)
  return new Date(asUtc - offsetAt(guess, timeZone))
}
