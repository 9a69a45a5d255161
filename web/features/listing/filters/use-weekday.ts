// Names of weekdays from our own texts: not every browser speaks Tajik.
import { useTranslations } from 'use-intl'

const keys = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'] as const

/** 0 is Sunday. */
export function useWeekday(): (day: number) => string {
  const t = useTranslations('listing.weekdays')
  return (day) => t(keys[day % keys.length] ?? 'd0')
}
