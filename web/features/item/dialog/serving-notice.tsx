// Says in words that an item is not served at this hour (ATC-12).
import Clock from 'lucide-react/icons/clock'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import type { AnsweredAt } from '#web/platform/clock/server-clock.ts'
import { useOrderOffer } from './use-order-offer.ts'

interface ServingNoticeProps {
  item: Item | CampaignItem
  answered?: AnsweredAt
}

export function ServingNotice({ item, answered }: ServingNoticeProps) {
  const t = useTranslations('item')
  const { isServed } = useOrderOffer(item, answered)
  if (isServed) return null
  return (
    <p className="flex items-center gap-2 rounded-control bg-warning-soft px-3 py-2 text-14 text-warning-ink">
      <Clock aria-hidden size={18} className="shrink-0" />
      {t(item.schedule_order ? 'not_available_later' : 'not_available', {
        item_word: moduleTraits[item.module_type].item_word,
      })}
    </p>
  )
}
