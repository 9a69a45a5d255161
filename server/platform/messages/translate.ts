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
  const translated = language === 'en' ? text : (catalogues[language][text] ?? text)
  return fillIn(translated, parameters)
}
