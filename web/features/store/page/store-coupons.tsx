// The coupons of a store, ready to copy.
import { useTranslations } from 'use-intl'
import type { Coupon } from '#contract/features/coupon/coupon.schema.ts'
import { CouponCard } from '#web/features/coupon/coupon-card.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'

export function StoreCoupons({ coupons }: { coupons: readonly Coupon[] }) {
  const t = useTranslations('storepage')
  if (coupons.length === 0) return null
  return (
    <section aria-label={t('coupons')} className="flex flex-col gap-4">
      <SectionHeader title={t('coupons')} level={2} />
      <CardGrid min={280}>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard coupon={coupon} />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
