// The coupons of this order: the best in front, all of them behind a press.
import { useTranslations } from 'use-intl'
import type { Coupon } from '#contract/features/coupon/coupon.schema.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { Collapsible } from '#web/ui/navigation/accordion.tsx'
import type { OfferedCoupon } from './best-coupon.rules.ts'

interface CouponListProps {
  offered: readonly OfferedCoupon[]
  onApply(code: string): void
}

export function CouponList({ offered, onApply }: CouponListProps) {
  const t = useTranslations('checkout')
  const [best, ...others] = offered
  if (!best) return null
  const hasBest = best.worth > 0
  const rest = hasBest ? others : offered
  return (
    <div className="flex flex-col">
      {hasBest ? <Offer offer={best} isBest onApply={onApply} /> : null}
      {rest.length > 0 ? (
        <Collapsible title={t('more_coupons', { count: rest.length })}>
          <ul className="flex flex-col gap-3">
            {rest.map((offer) => (
              <li key={offer.coupon.id}>
                <Offer offer={offer} onApply={onApply} />
              </li>
            ))}
          </ul>
        </Collapsible>
      ) : null}
    </div>
  )
}

interface OfferProps {
  offer: OfferedCoupon
  isBest?: boolean
  onApply(code: string): void
}

function Offer({ offer: { coupon, worth }, isBest, onApply }: OfferProps) {
  const t = useTranslations('checkout')
  return (
    <div className="flex items-center gap-3 rounded-control border border-line border-dashed px-4 py-3">
      <div className="min-w-0 flex-1 text-14">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-semibold text-ink">{coupon.code}</bdi>
          {isBest ? <Badge tone="success">{t('best_coupon')}</Badge> : null}
        </p>
        <p className="text-13 text-ink-soft">
          <Dotted>
            {coupon.title}
            <CouponTerms coupon={coupon} />
          </Dotted>
        </p>
      </div>
      <Button
        variant="soft"
        size="small"
        disabled={worth === 0}
        aria-label={t('apply_code', { code: coupon.code })}
        onClick={() => onApply(coupon.code)}
      >
        {t('apply')}
      </Button>
    </div>
  )
}

function CouponTerms({ coupon }: { coupon: Coupon }) {
  const t = useTranslations()
  const { money } = useFormat()
  const worth =
    coupon.coupon_type === 'free_delivery'
      ? t('common.free_delivery')
      : coupon.discount_type === 'percent'
        ? t('common.percent_off', { n: String(coupon.discount) })
        : t('common.amount_off', { amount: isolated(money(coupon.discount)) })
  if (coupon.min_purchase <= 0) return worth
  return t('checkout.coupon_minimum', { worth, amount: isolated(money(coupon.min_purchase)) })
}
