// The four languages of the shop and what follows from choosing one.

export const languages = ['en', 'ar', 'tg', 'ru'] as const

export type Language = (typeof languages)[number]

export type Direction = 'ltr' | 'rtl'

/** A text in every language; catalogue names and descriptions are stored this way. */
export type Localised = Record<Language, string>

/** The same said four times. */
export const inEveryLanguage = (say: (language: Language) => string): Localised => ({
  en: say('en'),
  ar: say('ar'),
  tg: say('tg'),
  ru: say('ru'),
})

export const defaultLanguage: Language = 'en'

/** Languages written from right to left, beyond the ones we speak today (HDR-07). */
const rightToLeft = new Set(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'])

export function directionOf(language: string): Direction {
  return rightToLeft.has(language) ? 'rtl' : 'ltr'
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The first language of the browser we speak, for a visitor who has not chosen one. */
export function preferredLanguage(accepted: string | null | undefined): Language {
  for (const part of (accepted ?? '').split(',')) {
    const wanted = part.split(/[;-]/, 1)[0]?.trim().toLowerCase()
    if (isLanguage(wanted)) return wanted
  }
  return defaultLanguage
}
