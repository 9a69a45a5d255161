// A distance and a duration with the words a person reads beside the number.
import type { Language } from '#contract/core/language.ts'

export interface Measure {
  value: number
  text: string
}

type Unit = 'meter' | 'kilometer' | 'minute' | 'hour'

/** The runtime has no Tajik letters for these. */
const tajikUnits: Record<Unit, string> = { meter: 'м', kilometer: 'км', minute: 'дақ', hour: 'соат' }

/** Latin digits in every language: the shop writes its prices with them too. */
function inUnit(amount: number, unit: Unit, language: Language): string {
  if (language === 'tg') return `${Math.round(amount * 10) / 10} ${tajikUnits[unit]}`
  const options = { style: 'unit', unit, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(`${language}-u-nu-latn`, options).format(amount)
}

export function distanceMeasure(metres: number, language: Language): Measure {
  const value = Math.round(metres)
  const text = value < 1_000 ? inUnit(value, 'meter', language) : inUnit(value / 1_000, 'kilometer', language)
  return { value, text }
}

export function durationMeasure(seconds: number, language: Language): Measure {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    ...(hours > 0 ? [inUnit(hours, 'hour', language)] : []),
    ...(rest > 0 ? [inUnit(rest, 'minute', language)] : []),
  ]
  return { value: Math.round(seconds), text: parts.join(' ') }
}
