// What a store's form is checked for on both sides, and what the list says of each store.
import { type LocalMoment, secondOfWeek, secondsOf, secondsPerDay } from '../../../core/local-time.ts'
import { type HoursExceptions, isOpenAt, isPausedAt, type OpeningHours } from '../store.rules.ts'

const secondsPerWeek = 7 * secondsPerDay

function lengthOf({ opening_time, closing_time }: OpeningHours): number {
  const length = secondsOf(closing_time) - secondsOf(opening_time)
  return length > 0 ? length : length + secondsPerDay
}

/** Seconds from one beginning forward to another, around the week. */
function ahead(from: OpeningHours, to: OpeningHours): number {
  const begin = ({ day, opening_time }: OpeningHours) => secondOfWeek({ day, time: opening_time })
  return (begin(to) - begin(from) + secondsPerWeek) % secondsPerWeek
}

/** The weekday of the first hours that begin while others still run; null where none do. */
export function overlappingDay(schedules: readonly OpeningHours[]): number | null {
  const clash = schedules.find((later, at) =>
    schedules.some((one, other) => other !== at && ahead(one, later) < lengthOf(one)),
  )
  return clash ? clash.day : null
}

/** In the shop's own words, which every language reads. */
export function deliveryTimeText(min: number, max: number): string {
  return min === max ? `${min} min` : `${min}-${max} min`
}

export const storeStates = [
  'open',
  'outside_hours',
  'paused',
  'switched_off',
  'unapproved',
  'archived',
] as const

/** Why customers can or cannot order now. */
export type StoreState = (typeof storeStates)[number]

export interface StateFacts extends HoursExceptions {
  is_archived: boolean
  status: boolean
  active: boolean
  schedules: readonly OpeningHours[]
}

export function stateOf(store: StateFacts, moment: LocalMoment): StoreState {
  if (store.is_archived) return 'archived'
  if (!store.status) return 'unapproved'
  if (!store.active) return 'switched_off'
  if (isPausedAt(store.paused_until, moment)) return 'paused'
  return isOpenAt(store.schedules, moment, store) ? 'open' : 'outside_hours'
}

export const missingParts = [
  'hours',
  'items',
  'logo',
  'cover',
  'zone_off',
  'module_off',
  'module_not_in_zone',
] as const

/** What keeps a store from selling, or from looking like one. */
export type MissingPart = (typeof missingParts)[number]
