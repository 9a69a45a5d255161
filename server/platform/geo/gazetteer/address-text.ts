// Writes an address the way each language does: '40 Kenesary Street' or 'улица Кенесары, 40'.
import type { Language } from '#contract/core/language.ts'
import { transliterate } from '../names/transliterate.ts'
import type { Names } from '../pack-format.ts'

type NameField = keyof Names

/** Arabic has no names of its own in the data and reads the Latin ones; Tajik reads the local signs. */
const nameFields = {
  en: 'name_en',
  ar: 'name_en',
  tg: 'name',
  ru: 'name_ru',
} as const satisfies Record<Language, NameField>

export function nameIn(language: Language, names: Names): string {
  return names[nameFields[language]]
}

export function houseText(language: Language, street: Names, number: string): string {
  return nameFields[language] === 'name_en'
    ? `${transliterate(number)} ${street.name_en}`
    : `${nameIn(language, street)}, ${number}`
}

/** Joins the parts from near to far, without saying the same thing twice. */
export function joinParts(parts: readonly string[]): string {
  return parts.filter((part, at) => part !== '' && parts.indexOf(part) === at).join(', ')
}
