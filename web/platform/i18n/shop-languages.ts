// The languages as people know them, each in its own words, with the country that goes with it (HDR-08).
import type { Language } from '#contract/core/language.ts'

export const shopLanguages = {
  en: { name: 'English', country: 'US' },
  ar: { name: 'العربية', country: 'SA' },
  tg: { name: 'Тоҷикӣ', country: 'TJ' },
  ru: { name: 'Русский', country: 'RU' },
} as const satisfies Record<Language, { name: string; country: string }>
