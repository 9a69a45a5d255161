// The times an order can be requested: a store's hours of a day cut into slots (api.md 12).
import { addDays, type LocalMoment, secondsOf, weekdayOf } from '../../core/local-time.ts'
import type { OpeningHours } from '../store/store.rules.ts'

export interface DeliverySlot {
  /** 'HH:mm', shown. */
  from: string
  until: string
  /** 'YYYY-MM-DD HH:mm' on the business's wall clock: what is asked for. */
  schedule_at: string
}

interface Cutting {
  slot_minutes: number
  /** Nothing before it can be requested. */
  earliest: Pick<LocalMoment, 'date' | 'time'>
  /** Dates on which no hours begin. */
  days_off?: readonly string[]
}

const minutesPerDay = 1_440

interface Window {
  /** Minutes since midnight of the day looked at; below zero where it began the day before. */
  from: number
  until: number
}

function windowOf({ opening_time, closing_time }: OpeningHours, shift: number): Window {
  const from = Math.ceil(secondsOf(opening_time) / 60)
  const until = Math.ceil(secondsOf(closing_time) / 60)
  return { from: from + shift, until: (until > from ? until : until + minutesPerDay) + shift }
}

/** Windows that begin on the date, and those of the evening before that run into it. */
function windowsOn(date: string, schedules: readonly OpeningHours[], days_off: readonly string[]): Window[] {
  const begunOn = (begun: string, shift: number) =>
    days_off.includes(begun)
      ? []
      : schedules.filter(({ day }) => day === weekdayOf(begun)).map((hours) => windowOf(hours, shift))
  return [...begunOn(addDays(date, -1), -minutesPerDay), ...begunOn(date, 0)].toSorted(
    (one, other) => one.from - other.from,
  )
}

function clock(minutes: number): string {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay
  const [hours, rest] = [Math.floor(ofDay / 60), ofDay % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

function slotsOf({ from, until }: Window, length: number): Window[] {
  const count = Math.max(0, Math.ceil((until - from) / length))
  return Array.from({ length: count }, (_, at) => ({
    from: from + at * length,
    until: Math.min(from + (at + 1) * length, until),
  }))
}

/** Slots that begin on this date; what is asked for is a slot's end, or the last minute before the store closes. */
export function deliverySlots(
  date: string,
  schedules: readonly OpeningHours[],
  { slot_minutes, earliest, days_off = [] }: Cutting,
): DeliverySlot[] {
  if (date < earliest.date) return []
  const soonest = date === earliest.date ? secondsOf(earliest.time) / 60 : 0
  return windowsOn(date, schedules, days_off).flatMap((window) =>
    slotsOf(window, slot_minutes)
      .filter(({ from }) => from >= Math.max(0, soonest) && from < minutesPerDay)
      .map(({ from, until }) => {
        const asked = until === window.until ? until - 1 : until
        const day = addDays(date, Math.floor(asked / minutesPerDay))
        return { from: clock(from), until: clock(until), schedule_at: `${day} ${clock(asked)}` }
      }),
  )
}

/** Slots begin and end on such minutes; only the last minute before a store closes lies between them. */
const evenMinutes = 5

/** The slot that ends at a requested time; null for the last one of a day, which may be shorter than the others. */
export function slotEndingAt(
  schedule_at: string,
  slot_minutes: number,
): { date: string; from: string; until: string } | null {
  const [date = '', time = ''] = schedule_at.split(' ')
  const until = Math.floor(secondsOf(time) / 60)
  if (until % evenMinutes !== 0) return null
  const from = until - slot_minutes
  return { date: addDays(date, Math.floor(from / minutesPerDay)), from: clock(from), until: clock(until) }
}
