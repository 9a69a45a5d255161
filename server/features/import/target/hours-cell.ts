// Opening hours in one cell: `Mon-Fri 09:00-13:00, 14:00-21:00; Sat 10:00-02:00`.
import { readTime, refuseCell, shownCell } from './cells.ts'

export interface Hours {
  /** 0 is Sunday. */
  day: number
  opening_time: string
  closing_time: string
}

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const titles = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** From Monday on, as weeks are read. */
const week = [1, 2, 3, 4, 5, 6, 0]

export function readHours(cell: string): Hours[] {
  const refused = () => refuseCell('not_hours', { value: shownCell(cell) })
  return cell
    .split(';')
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const [, days = '', times = ''] = /^\s*([^\d]+?)\s+(\d.*)$/.exec(part) ?? refused()
      const ranges = times.split(',').map((range) => {
        const [opens = '', closes = '', ...rest] = range.split(/[-–—]/).map((time) => time.trim())
        if (closes === '' || rest.length > 0) refused()
        return { opening_time: readTime(opens), closing_time: readTime(closes) }
      })
      return daysOf(days, refused).flatMap((day) => ranges.map((range) => ({ day, ...range })))
    })
    .toSorted(inSequence)
}

export const inSequence = (one: Hours, other: Hours) =>
  one.day - other.day || one.opening_time.localeCompare(other.opening_time)

function daysOf(text: string, refused: () => never): number[] {
  if (/^(daily|every ?day|all)$/i.test(text.trim())) return [...week]
  return text.split(',').flatMap((range) => {
    const [first, last, ...rest] = range.split(/[-–—]/).map((name) => dayOf(name, refused))
    if (first === undefined || rest.length > 0) return refused()
    if (last === undefined) return [first]
    const begin = week.indexOf(first)
    const length = (week.indexOf(last) - begin + 7) % 7
    return Array.from({ length: length + 1 }, (_, step) => week[(begin + step) % 7] ?? 0)
  })
}

function dayOf(text: string, refused: () => never): number {
  const day = names.findIndex((name) => text.trim().toLowerCase().startsWith(name))
  return day < 0 ? refused() : day
}

/** Days with the same hours stand together, if they follow each other. */
export function writeHours(hours: readonly Hours[]): string {
  const ofDay = new Map(week.map((day) => [day, rangesOf(hours, day)]))
  const parts: { first: number; last: number; times: string }[] = []
  for (const day of week) {
    const times = ofDay.get(day) ?? ''
    const before = parts.at(-1)
    if (times === '') continue
    if (before?.times === times && week.indexOf(before.last) + 1 === week.indexOf(day)) before.last = day
    else parts.push({ first: day, last: day, times })
  }
  return parts
    .map(({ first, last, times }) =>
      first === last ? `${titles[first]} ${times}` : `${titles[first]}-${titles[last]} ${times}`,
    )
    .join('; ')
}

function rangesOf(hours: readonly Hours[], day: number): string {
  return hours
    .filter((one) => one.day === day)
    .toSorted(inSequence)
    .map((one) => `${one.opening_time.slice(0, 5)}-${one.closing_time.slice(0, 5)}`)
    .join(', ')
}
