// Distances arrive in metres and are shown in kilometres, '1k+ km' above a thousand (CRD-05).
import type { Language } from '#contract/core/language.ts'

const kilometre = { en: 'km', ar: 'كم', tg: 'км', ru: 'км' } as const satisfies Record<Language, string>

export function formatDistance(metres: number, digits: number, language: Language): string {
  const kilometres = metres / 1_000
  return `${kilometres > 1_000 ? '1k+' : kilometres.toFixed(digits)} ${kilometre[language]}`
}
