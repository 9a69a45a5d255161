// Server messages are written in English and translated by that text; an unknown text stays English.
import { type FailureParameters, fillIn } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { arabicMessages } from './messages.ar.ts'
import { russianMessages } from './messages.ru.ts'
import { tajikMessages } from './messages.tg.ts'
import type { Messages } from './messages.ts'

const catalogues: Record<Exclude<Language, 'en'>, Messages> = {
  ar: arabicMessages,
  tg: tajikMessages,
  ru: russianMessages,
}

export function translate(language: Language, text: string, parameters: FailureParameters = {}): string {
  return fillIn(translated(language, text), parameters)
}

/** A customer's own words come here too: 'constructor' is known to every object, but is no message. */
function translated(language: Language, text: string): string {
  if (language === 'en' || !Object.hasOwn(catalogues[language], text)) return text
  return catalogues[language][text] ?? text
}
