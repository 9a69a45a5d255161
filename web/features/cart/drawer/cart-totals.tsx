// What the cart comes to: how far free delivery is, and the opening of the bill the checkout goes on with (CRT-01, CRT-07).
import { useTranslations } from 'use-intl'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import { freeDeliveryProgress, totalsOf } from '#contract/features/cart/cart.rules.ts'
import { goodsLines, savedLine } from '#contract/features/order/bill.rules.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { BillRow } from '#web/ui/display/bill-row.tsx'
import { ProgressBar } from '#web/ui/display/progress-bar.tsx'
import { amountsIn, nextDiscount, type ShownLine } from '../shown-lines.rules.ts'
import { MinimumOrder } from './minimum-order.tsx'

export function CartTotals({ lines }: { lines: readonly ShownLine[] }) {
  const t = useTranslations('bill')
  const { money } = useFormat()
  const totals = totalsOf(amountsIn(lines))
  const goods = goodsLines({
    items_price: fromMinor(totals.items_price),
    add_on_price: fromMinor(totals.add_on_price),
    store_discount_amount: fromMinor(totals.store_discount),
    item_discount_amount: fromMinor(totals.item_discount),
    flash_discount_amount: fromMinor(totals.flash_discount),
  })
  return (
    <div className="flex flex-col gap-3">
      <MinimumOrder lines={lines} />
      <NextDiscount lines={lines} />
      <FreeDelivery subtotal={totals.subtotal} />
      <dl className="flex flex-col gap-1">
        {[...goods, ...savedLine(fromMinor(totals.saved))].map(({ name, amount, tone }) => (
          <BillRow
            key={name}
            label={t(name)}
            amount={money(amount)}
            // Nothing more is known of a cart: where the bill goes on, the drawer ends.
            tone={name === 'subtotal' ? 'total' : tone}
          />
        ))}
      </dl>
    </div>
  )
}

/** What would earn the store's discount, said before the order is too late for it. */
function NextDiscount({ lines }: { lines: readonly ShownLine[] }) {
  const t = useTranslations('common')
  const format = useFormat()
  const next = nextDiscount(lines)
  if (!next) return null
  const amount = isolated(format.money(fromMinor(next.missing)))
  return (
    <p role="status" className="text-13 text-accent-ink">
      {t('more_for_discount', { amount, n: String(next.percent) })}
    </p>
  )
}

/** Nothing where delivery never becomes free by the sum (CRT-17). */
function FreeDelivery({ subtotal }: { subtotal: number }) {
  const t = useTranslations('cart')
  const format = useFormat()
  const { config } = useShop()
  const over = config.free_delivery_over
  const progress = freeDeliveryProgress(subtotal, over === null ? null : toMinor(over))
  if (!progress) return null
  const words = progress.reached
    ? t('free_delivery_reached')
    : t('free_delivery_left', { amount: isolated(format.money(fromMinor(progress.remaining))) })
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-13 text-ink-soft">{words}</p>
      <ProgressBar
        share={progress.percent / 100}
        label={t('free_delivery')}
        valueText={words}
        tone={progress.reached ? 'success' : 'accent'}
      />
    </div>
  )
}
