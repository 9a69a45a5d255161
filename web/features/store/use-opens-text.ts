// 'Opens 18:00': when a closed store opens next, as short as a card needs it.
import { useTranslations } from 'use-intl'
import type { Store } from '#contract/features/store/store.schema.ts'
import { apart } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'

const dayMs = 86_400_000

/** Null when nobody can tell. An hour alone means the next time it is that late; further ahead the day is named too. */
export function useOpensText({ next_opening }: Pick<Store, 'next_opening'>): string | null {
  const t = useTranslations('common')
  const format = useFormat()
  if (next_opening === null) return null
  const isWithinDay = Date.parse(next_opening) - Date.now() < dayMs
  return isWithinDay
    ? t('opens_at', { time: apart(format.moment(next_opening, 'time')) })
    : t('opens_on', { day: apart(format.moment(next_opening, 'day_time')) })
}
