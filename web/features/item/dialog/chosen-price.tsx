// What one piece costs as chosen, with the price before, the discount, and for groceries the price of a unit.
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import { discountedUnitPrice, type ItemChoice, unitPrice } from '#contract/features/item/item.rules.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Price } from '#web/ui/display/price.tsx'
import { useDiscountText } from '../item-badges.tsx'

interface ChosenPriceProps {
  item: Item
  choice: ItemChoice
}

export function ChosenPrice({ item, choice }: ChosenPriceProps) {
  const t = useTranslations('item')
  const format = useFormat()
  const discount = useDiscountText(item)
  const before = unitPrice(item, choice)
  const now = discountedUnitPrice(item, choice)
  const original = {
    text: format.money(fromMinor(before)),
    label: t('price_before'),
    currentLabel: t('price_now'),
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Price current={format.money(fromMinor(now))} size="large" {...(now < before ? { original } : {})} />
      {discount ? (
        <Badge tone="discount">
          <bdi>{discount}</bdi>
        </Badge>
      ) : null}
      <UnitPrice item={item} now={now} />
    </div>
  )
}

/** Small units such as grams are compared by the hundred. */
const hundred = 100

/** A combination is another amount than the item's own: no price of a unit is shown for it. */
function UnitPrice({ item, now }: { item: Item; now: number }) {
  const t = useTranslations('item')
  const format = useFormat()
  const { unit_amount, unit_type, module_type, variations } = item
  if (module_type !== 'grocery' || variations.length > 0) return null
  if (!unit_type || !unit_amount || unit_amount === 1) return null
  const base = unit_amount >= hundred ? hundred : 1
  const price = format.money(fromMinor(Math.round((now / unit_amount) * base)))
  const unit = base === 1 ? unit_type : `${base} ${unit_type}`
  return (
    <span className="text-13 text-ink-soft tabular">
      <bdi>{t('unit_price', { price, unit })}</bdi>
    </span>
  )
}
