// A span of time in words, for 'try again after …'.
import type { Language } from '#contract/core/language.ts'

type Unit = 'minute' | 'second'

/** Tajik counts without plural forms, and the runtime has no words for it. */
const tajikUnits: Record<Unit, string> = { minute: 'дақиқа', second: 'сония' }

function counted(language: Language, amount: number, unit: Unit): string {
  if (language === 'tg') return `${amount} ${tajikUnits[unit]}`
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}

/** '9 minutes 58 seconds', without the part that is zero. */
export function durationText(language: Language, seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  const parts = [
    ...(minutes > 0 ? [counted(language, minutes, 'minute')] : []),
    ...(rest > 0 || minutes === 0 ? [counted(language, rest, 'second')] : []),
  ]
  return parts.join(' ')
}
