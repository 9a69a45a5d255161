// A text of the demo world: English always, the other languages as far as somebody has written them.
import { inEveryLanguage, type Language, type Localised } from '#contract/core/language.ts'

type Translations = Partial<Record<Exclude<Language, 'en'>, string>>

/** What nobody has translated yet is shown in English. */
export function text(written: Translations & { en: string }): Localised {
  return inEveryLanguage((language) => written[language] ?? written.en)
}

/** A dictionary of words that are named by what they are called in English. */
export function byEnglish<Word extends string>(
  dictionary: Readonly<Record<Word, Translations>>,
): Readonly<Record<Word, Localised>>
export function byEnglish(dictionary: Readonly<Record<string, Translations>>) {
  return Object.fromEntries(Object.entries(dictionary).map(([en, others]) => [en, text({ ...others, en })]))
}
