// Coupons on offer, to copy (CPN-01).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { couponsQuery } from '#web/features/coupon/coupon.queries.ts'
import { CouponCard } from '#web/features/coupon/coupon-card.tsx'
import { HomeSection } from '../home-section.tsx'
import { Rail, railWidths } from '../rail.tsx'
import type { SectionProps } from '../section-props.ts'

export function CouponsSection({ access }: SectionProps) {
  const t = useTranslations('home')
  const { data: coupons } = useSuspenseQuery(couponsQuery(access))
  if (coupons.length === 0) return null
  return (
    <HomeSection title={t('coupons')}>
      <Rail label={t('coupons')}>
        {coupons.map((coupon) => (
          <li key={coupon.id} className={railWidths.four}>
            <CouponCard coupon={coupon} />
          </li>
        ))}
      </Rail>
    </HomeSection>
  )
}
