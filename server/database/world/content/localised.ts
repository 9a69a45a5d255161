// The short ways the demo world's writers put a text in all four languages.
import type { Localised } from '#contract/core/language.ts'

export const t = (en: string, ar: string, tg: string, ru: string): Localised => ({ en, ar, tg, ru })

type Translations = readonly [ar: string, tg: string, ru: string]

/** A dictionary of words that are named by what they are called in English. */
export function byEnglish<Word extends string>(
  dictionary: Readonly<Record<Word, Translations>>,
): Readonly<Record<Word, Localised>>
export function byEnglish(dictionary: Readonly<Record<string, Translations>>) {
  return Object.fromEntries(Object.entries(dictionary).map(([en, others]) => [en, t(en, ...others)]))
}
