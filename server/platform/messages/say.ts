// The reply of an action that has only a sentence to say.
import type { Language } from '#contract/core/language.ts'
import { translate } from './translate.ts'

export function say(language: Language, text: string): { message: string } {
  return { message: translate(language, text) }
}
