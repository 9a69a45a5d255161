// A coupon: what it takes off, when, and its code to copy (CRD-04).
import Copy from 'lucide-react/icons/copy'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Coupon } from '#contract/features/coupon/coupon.schema.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import { copyCode } from './copy-code.ts'

interface CouponCardProps {
  coupon: Coupon
  /** Under what it takes off, such as its conditions. */
  details?: ReactNode
  /** Beside the code. */
  action?: ReactNode
}

export function CouponCard({ coupon, details, action }: CouponCardProps) {
  const t = useTranslations('coupon')
  const copy = async () => {
    if (await copyCode(coupon.code)) notify.success(t('copied', { code: coupon.code }), { id: coupon.code })
  }
  return (
    <div className="relative flex h-full flex-col rounded-card bg-surface shadow-soft transition duration-calm ease-calm hover:-translate-y-0.5 hover:shadow-raised">
      <CouponWorth coupon={coupon} details={details} />
      <div aria-hidden className="relative mx-4 border-line-strong border-t border-dashed">
        <span className="absolute -start-6 -top-2 size-4 rounded-full bg-paper" />
        <span className="absolute -end-6 -top-2 size-4 rounded-full bg-paper" />
      </div>
      <div className="flex items-center">
        <button
          type="button"
          onClick={copy}
          aria-label={t('copy', { code: coupon.code })}
          className={classNames(
            'flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-b-card px-4 text-accent-ink hover:bg-accent-soft focus-inside',
            !action && 'justify-between',
          )}
        >
          <bdi className="truncate font-semibold text-16 tracking-wide">{coupon.code}</bdi>
          <Copy aria-hidden size={18} className="shrink-0" />
        </button>
        {action ? <div className="shrink-0 p-3 ps-1">{action}</div> : null}
      </div>
    </div>
  )
}

function CouponWorth({ coupon, details }: Pick<CouponCardProps, 'coupon' | 'details'>) {
  const t = useTranslations('coupon')
  const format = useFormat()
  const until = format.written(coupon.expire_date, 'day')
  return (
    <div className="flex flex-1 gap-3 p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <TicketPercent aria-hidden size={22} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold text-18">
          <bdi>{useCouponWorth(coupon)}</bdi>
        </p>
        <p className="line-clamp-1 text-14">{coupon.title}</p>
        <p className="mt-1 text-12 text-ink-soft">
          <Dotted>
            {coupon.store?.name}
            {coupon.min_purchase > 0
              ? t('minimum', { amount: isolated(format.money(coupon.min_purchase)) })
              : null}
            {t('until', { date: until })}
          </Dotted>
        </p>
        {details}
      </div>
    </div>
  )
}

function useCouponWorth(coupon: Coupon): string {
  const t = useTranslations()
  const format = useFormat()
  if (coupon.coupon_type === 'free_delivery') return t('common.free_delivery')
  return coupon.discount_type === 'percent'
    ? t('common.percent_off', { n: String(coupon.discount) })
    : t('common.amount_off', { amount: isolated(format.money(coupon.discount)) })
}
