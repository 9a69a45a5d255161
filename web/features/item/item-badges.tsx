// The small signs of an item: how far its store is, on the picture, and the discount, beside the price.
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import type { ShownItem } from '#contract/features/item/card-item.ts'
import { discountLabel } from '#contract/features/item/item.rules.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useMetresToStore } from './use-metres-to-store.ts'

export function DistanceBadge({ item }: { item: ShownItem }) {
  const format = useFormat()
  const metres = useMetresToStore(item)
  if (!metres) return null
  return (
    <span className="absolute start-2 bottom-2 rounded-full bg-scrim px-2 py-0.5 text-12 text-on-scrim tabular">
      <bdi>{format.distance(metres)}</bdi>
    </span>
  )
}

/** What is off the price beside it. */
export function DiscountTag({ item }: { item: ShownItem }) {
  const discount = useDiscountText(item)
  return discount && !hasTerms(item) ? <span className="discount-tag">{discount}</span> : null
}

/** What the store takes off a larger order: longer words, which have a line of their own. */
export function DiscountTerms({ item }: { item: ShownItem }) {
  const discount = useDiscountText(item)
  return discount && hasTerms(item) ? <span className="discount-tag">{discount}</span> : null
}

const hasTerms = (item: ShownItem) => discountLabel(item)?.kind === 'percent_from'

/** '{n}% OFF', or the money saved and 'OFF' (ATC-14). */
export function useDiscountText(item: ShownItem): string | null {
  const t = useTranslations('common')
  const format = useFormat()
  const label = discountLabel(item)
  if (!label) return null
  if (label.kind === 'percent') return t('percent_off', { n: String(label.percent) })
  const amount = isolated(format.money(fromMinor(label.amount)))
  return label.kind === 'amount'
    ? t('amount_off', { amount })
    : t('percent_off_from', { n: String(label.percent), amount })
}
