// What an item costs now, with the price it came from struck out; a range where combinations differ.
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import type { ShownItem } from '#contract/features/item/card-item.ts'
import { discountedUnitPrice, unitPrice } from '#contract/features/item/item.rules.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Price } from '#web/ui/display/price.tsx'

export function ItemPrice({
  item,
  size = 'medium',
}: {
  item: ShownItem
  size?: 'small' | 'medium' | 'large'
}) {
  const t = useTranslations('item')
  const format = useFormat()
  const before = unitPrice(item)
  const now = discountedUnitPrice(item)
  const original =
    now < before
      ? { text: format.money(fromMinor(before)), label: t('price_before'), currentLabel: t('price_now') }
      : null
  return <Price current={format.money(fromMinor(now))} size={size} {...(original ? { original } : {})} />
}

/** What the discount takes off one piece; nothing without a discount. */
export function ItemSaving({ item }: { item: ShownItem }) {
  const t = useTranslations('item')
  const format = useFormat()
  const saved = unitPrice(item) - discountedUnitPrice(item)
  if (saved <= 0) return null
  return (
    <p className="text-12 text-success-ink">
      {t('you_save', { amount: isolated(format.money(fromMinor(saved))) })}
    </p>
  )
}
