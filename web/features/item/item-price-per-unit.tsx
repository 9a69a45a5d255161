// Small print beside a grocery's price: what a kilogram, a litre or a piece of it costs.
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import type { ShownItem } from '#contract/features/item/card-item.ts'
import { pricePerUnit } from '#contract/features/item/price-per-unit.rules.ts'
import { useFormat } from '#web/platform/format/use-format.ts'

/** `now`: what one piece costs, minor units. */
export function ItemPricePerUnit({ item, now }: { item: ShownItem; now: number }) {
  const t = useTranslations('item')
  const format = useFormat()
  const compared = pricePerUnit(item, now)
  if (!compared) return null
  return (
    <span className="text-12 text-ink-soft tabular sm:text-13">
      <bdi>{t(`unit_price.${compared.unit}`, { price: format.money(fromMinor(compared.price)) })}</bdi>
    </span>
  )
}
