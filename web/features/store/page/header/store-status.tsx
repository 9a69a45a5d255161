// Whether the store is open, and until when or when again.

import { useTranslations } from 'use-intl'
import type { LocalMoment } from '#contract/core/local-time.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { useWeekday } from '#web/features/listing/filters/use-weekday.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { type Opening, openingOf } from '../opening.ts'

interface StoreStatusProps {
  store: StoreDetails
  moment: LocalMoment
}

export function StoreStatus({ store, moment }: StoreStatusProps) {
  const { config } = useShop()
  const opening = openingOf(store, store.schedules, { moment, time_zone: config.time_zone })
  const text = useOpeningText(opening)
  return <Tag tone={opening.kind === 'open' ? 'success' : 'danger'}>{text}</Tag>
}

function useOpeningText(opening: Opening): string {
  const t = useTranslations()
  const { clock } = useFormat()
  const weekday = useWeekday()
  if (opening.kind === 'closed') return t('common.closed_now')
  if (opening.kind === 'open') {
    return opening.until ? t('storepage.open_until', { time: clock(opening.until) }) : t('common.open_now')
  }
  const time = clock(opening.time)
  if (opening.when === 'later') return t('storepage.opens_on', { day: weekday(opening.day), time })
  return t(opening.when === 'today' ? 'storepage.opens_today' : 'storepage.opens_tomorrow', { time })
}
