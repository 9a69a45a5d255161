// What the runtime is asked for when a text counts: a locale every server and browser knows alike.
import type { Language } from '#contract/core/language.ts'

/**
 * Browsers carry no Tajik and would fall back to the language of the device, server and browser apart.
 * Tajik has one form after any number, so only the grouping of figures shows, and that is Russian's.
 */
export const runtimeLocale = {
  en: 'en',
  ar: 'ar-u-nu-latn',
  tg: 'ru',
  ru: 'ru',
} as const satisfies Record<Language, string>

/** Languages to name countries in, the first the browser knows. */
export const namingLocales = {
  en: ['en'],
  ar: ['ar', 'en'],
  tg: ['tg', 'ru', 'en'],
  ru: ['ru', 'en'],
} as const satisfies Record<Language, readonly string[]>
