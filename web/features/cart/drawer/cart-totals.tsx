// What the cart comes to: what was saved, how far free delivery is, and the sum (CRT-01, CRT-07).
import { useTranslations } from 'use-intl'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import { freeDeliveryProgress, totalsOf } from '#contract/features/cart/cart.rules.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { ProgressBar } from '#web/ui/display/progress-bar.tsx'
import { discountTerms, nextDiscount, type ShownLine } from '../shown-lines.rules.ts'

export function CartTotals({ lines }: { lines: readonly ShownLine[] }) {
  const t = useTranslations('cart')
  const format = useFormat()
  const { saved, subtotal } = totalsOf(
    lines.map(({ amounts, quantity }) => ({ ...amounts, quantity })),
    discountTerms(lines),
  )
  return (
    <div className="flex flex-col gap-3">
      <NextDiscount lines={lines} />
      <FreeDelivery subtotal={subtotal} />
      <dl className="flex flex-col gap-1">
        {saved > 0 ? (
          <div className="flex justify-between gap-4 text-14 text-success-ink">
            <dt>{t('saved')}</dt>
            <dd className="tabular">
              <bdi>{format.money(fromMinor(saved))}</bdi>
            </dd>
          </div>
        ) : null}
        <div className="flex justify-between gap-4 font-semibold text-16">
          <dt>{t('subtotal')}</dt>
          <dd className="tabular">
            <bdi>{format.money(fromMinor(subtotal))}</bdi>
          </dd>
        </div>
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
