// A countdown as it is said aloud: whole, in words, and to the minute, so that it is not another one every second.
import { useTranslations } from 'use-intl'
import type { CountdownParts } from './countdown-parts.ts'

const longUnits = ['days', 'hours', 'minutes'] as const

export function useTimeLeft() {
  const t = useTranslations('promotion')
  return (parts: CountdownParts) => {
    const long = longUnits.filter((unit) => Number(parts[unit]) > 0)
    const said = (long.length > 0 ? long : (['seconds'] as const)).map((unit) => {
      const n = Number(parts[unit])
      return `${n} ${t(unit, { n })}`
    })
    return `${t('time_left')}: ${said.join(' ')}`
  }
}
