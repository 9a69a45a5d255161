// What one piece costs as chosen and in the number chosen, with the price before, the discount, and for groceries the price of a unit.
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import { type LineAmounts, pricePerPiece } from '#contract/features/item/discount.rules.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Price } from '#web/ui/display/price.tsx'
import { apart } from '#web/ui/layout/apart.ts'
import { useDiscountText } from '../item-badges.tsx'
import { ItemPricePerUnit } from '../item-price-per-unit.tsx'

interface ChosenPriceProps {
  item: Item
  amounts: Pick<LineAmounts, 'unit_price' | 'discount' | 'quantity'>
}

export function ChosenPrice({ item, amounts }: ChosenPriceProps) {
  const t = useTranslations('item')
  const format = useFormat()
  const discount = useDiscountText(item)
  const before = amounts.unit_price
  const now = pricePerPiece(amounts)
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
          <bdi>{apart(discount)}</bdi>
        </Badge>
      ) : null}
      <ItemPricePerUnit item={item} now={now} />
    </div>
  )
}
