// Times of day as the shop's setting and the reader's language want them: '07:00', or '7:00 AM'.
import type { Language } from '#contract/core/language.ts'
import { secondsOf } from '#contract/core/local-time.ts'

interface ClockManner {
  language: Language
  timeformat: '12' | '24'
}

/** Elsewhere AM and PM would be foreign letters. */
const countsToTwelve = { en: true, ar: true, tg: false, ru: false } as const satisfies Record<
  Language,
  boolean
>

/** 'HH:mm', seconds allowed. */
export function clockText(time: string, { language, timeformat }: ClockManner): string {
  if (timeformat === '24' || !countsToTwelve[language]) return time.slice(0, 5)
  const look = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' } as const
  // Runtimes differ in which space stands before AM.
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, look)
    .format(secondsOf(time) * 1_000)
    .replaceAll('\u202f', ' ')
}
