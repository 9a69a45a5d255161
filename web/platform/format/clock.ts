// Times of day as the shop's setting and the reader's language want them: '07:00', or '7:00 AM'.
import type { Language } from '#contract/core/language.ts'
import { secondsOf } from '#contract/core/local-time.ts'
import { apart } from './isolated.ts'

export interface ClockStyle {
  language: Language
  timeformat: '12' | '24'
}

/** Elsewhere AM and PM would be foreign letters. */
const countsToTwelve = { en: true, ar: true, tg: false, ru: false } as const satisfies Record<
  Language,
  boolean
>

/** The setting of the shop, where the language knows how to count so. */
export function isToTwelve({ language, timeformat }: ClockStyle): boolean {
  return timeformat === '12' && countsToTwelve[language]
}

/** 'HH:mm', seconds allowed. */
export function clockText(time: string, style: ClockStyle): string {
  if (!isToTwelve(style)) return time.slice(0, 5)
  const look = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' } as const
  // Runtimes differ in which space stands before AM.
  return new Intl.DateTimeFormat(`${style.language}-u-nu-latn`, look)
    .format(secondsOf(time) * 1_000)
    .replaceAll('\u202f', ' ')
}

/** From one time to another, read in the direction of the text around it. */
export function rangeText(from: string, to: string): string {
  return `${apart(from)} – ${apart(to)}`
}
