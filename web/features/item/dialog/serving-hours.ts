// When an item is served, as a clock on the wall says it: '07:00 am' where people count to twelve.
import type { Language } from '#contract/core/language.ts'
import { secondsOf } from '#contract/core/local-time.ts'
import type { ServingHours } from '#contract/features/item/item-availability.rules.ts'

const countsToTwelve = { en: true, ar: true, tg: false, ru: false } as const satisfies Record<
  Language,
  boolean
>

export function clockText(time: string, language: Language): string {
  if (!countsToTwelve[language]) return time.slice(0, 5)
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  })
    .format(secondsOf(time) * 1_000)
    .replaceAll('\u202f', ' ')
    .toLowerCase()
}

/** Null for an item that is always there. */
export function servingRange(hours: ServingHours, language: Language): string | null {
  const { available_time_starts: start, available_time_ends: end } = hours
  return start && end ? `${clockText(start, language)} - ${clockText(end, language)}` : null
}
