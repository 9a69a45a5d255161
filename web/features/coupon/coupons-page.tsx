// The customer's coupons by module, with their conditions in words and a way to use each (CPN-01).
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Coupon } from '#contract/features/coupon/coupon.schema.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { couponModulesQuery, myCouponsQuery } from './coupon.queries.ts'
import { CouponCard } from './coupon-card.tsx'
import { type CouponCondition, conditionsOf, couponTarget } from './coupon-conditions.ts'

export function CouponsPage() {
  const t = useTranslations()
  const access = useAccess()
  const hasZone = access.shop.zone_ids.length > 0
  const coupons = useQuery({ ...myCouponsQuery(access), enabled: hasZone })
  const modules = useQuery({ ...couponModulesQuery(access), enabled: hasZone })
  if (!hasZone) {
    return (
      <EmptyState picture={<EmptyPicture />} title={t('coupon.no_zone')} text={t('coupon.no_zone_text')} />
    )
  }
  if (coupons.isError || modules.isError) {
    const again = () => Promise.all([coupons.refetch(), modules.refetch()])
    return <QuietFailure text={t('common.section_failed')} retryLabel={t('common.retry')} onRetry={again} />
  }
  if (!coupons.data || !modules.data) return <Skeleton className="h-120 rounded-card" />
  const groups = modules.data
    .map(({ id, module_name }) => ({
      id,
      module_name,
      own: coupons.data.filter(({ module_id }) => module_id === id),
    }))
    .filter(({ own }) => own.length > 0)
  if (groups.length === 0) {
    return <EmptyState picture={<EmptyPicture />} title={t('coupon.none')} text={t('coupon.none_text')} />
  }
  return groups.map(({ id, module_name, own }) => (
    <section key={id} aria-label={module_name} className="flex flex-col gap-3">
      <h2 className="font-semibold text-18">{module_name}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {own.map((coupon) => (
          <li key={coupon.id}>
            <MyCoupon coupon={coupon} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function MyCoupon({ coupon }: { coupon: Coupon }) {
  const t = useTranslations('coupon')
  const say = useConditionText()
  const conditions = conditionsOf(coupon)
  return (
    <CouponCard
      coupon={coupon}
      details={
        <ul className="mt-1 flex flex-col text-12 text-ink-soft">
          {conditions.map((condition) => (
            <li key={condition.kind}>{say(condition)}</li>
          ))}
        </ul>
      }
      action={
        <Button
          size="small"
          variant="soft"
          render={<Link {...couponTarget(coupon)} aria-label={t('use_now_of', { code: coupon.code })} />}
        >
          {t('use_now')}
        </Button>
      }
    />
  )
}

function useConditionText() {
  const t = useTranslations('coupon')
  const { money } = useFormat()
  return (condition: CouponCondition): string => {
    switch (condition.kind) {
      case 'cap':
        return t('condition_cap', { amount: isolated(money(condition.amount)) })
      case 'limit':
        return t('condition_limit', { n: condition.n })
      case 'zone':
        return t('condition_zone')
      case 'first':
        return t('condition_first')
    }
  }
}
