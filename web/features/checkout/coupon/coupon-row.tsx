// A coupon by code or from the list; the best one is suggested and never applied unasked (CPN-01).
import { useQuery } from '@tanstack/react-query'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isForGuests } from '#contract/features/coupon/coupon.rules.ts'
import type { Coupon } from '#contract/features/coupon/coupon.schema.ts'
import { couponsQuery, usableCouponsQuery } from '#web/features/coupon/coupon.queries.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { CheckoutRow } from '../sections/checkout-row.tsx'
import type { SectionProps } from '../sections/section-props.ts'
import type { Checkout } from '../use-checkout.ts'
import { couponsFor } from './best-coupon.rules.ts'
import { CouponList } from './coupon-list.tsx'
import { type CouponTrial, useTryCoupon } from './use-try-coupon.ts'

export function CouponRow({ checkout, problems }: SectionProps) {
  const t = useTranslations('checkout')
  const { draft, change, quote, store } = checkout
  const usable = useOffered(checkout)
  const offered = quote ? couponsFor(usable, store.id, quote) : []
  const trial = useTryCoupon(checkout)
  const remove = () => {
    trial.forget()
    change({ coupon_code: null })
  }
  return (
    <CheckoutRow
      part="coupon"
      problems={problems}
      icon={<TicketPercent size={20} />}
      title={t('coupon')}
      summary={
        <CouponSummary checkout={checkout} offered={offered.filter(({ worth }) => worth > 0).length} />
      }
    >
      {draft.coupon_code === null ? (
        <>
          <CodeForm trial={trial} />
          <CouponList offered={offered} onApply={trial.tryCode} />
        </>
      ) : (
        <Applied checkout={checkout} code={draft.coupon_code} onRemove={remove} />
      )}
    </CheckoutRow>
  )
}

interface CouponSummaryProps extends Pick<SectionProps, 'checkout'> {
  /** How many would take something off this order. */
  offered: number
}

function CouponSummary({ checkout: { draft, quote }, offered }: CouponSummaryProps) {
  const t = useTranslations('checkout')
  const { money } = useFormat()
  if (draft.coupon_code === null)
    return offered > 0 ? t('coupons_offered', { count: offered }) : t('coupon_enter')
  const amount = quote?.coupon_discount_amount ?? 0
  return (
    <Dotted>
      <bdi className="font-medium text-ink">{draft.coupon_code}</bdi>
      {amount > 0 ? <bdi className="tabular">{money(-amount)}</bdi> : null}
    </Dotted>
  )
}

/** Only what the customer, or a guest, may really use is suggested. */
function useOffered({ isGuest, store }: Pick<Checkout, 'isGuest' | 'store'>): Coupon[] {
  const access = useAccess()
  const own = useQuery({ ...usableCouponsQuery(access, store.id), enabled: !isGuest })
  const open = useQuery({ ...couponsQuery(access), enabled: isGuest })
  return isGuest ? (open.data ?? []).filter(isForGuests) : (own.data ?? [])
}

function CodeForm({ trial }: { trial: CouponTrial }) {
  const t = useTranslations('checkout')
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') trial.tryCode(code.trim())
  }
  return (
    <form onSubmit={submit} className="flex items-start gap-2">
      <TextField
        label={t('coupon_code')}
        value={code}
        error={trial.problem ?? undefined}
        onChange={(event) => {
          trial.forget()
          setCode(event.currentTarget.value)
        }}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        maxLength={50}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="soft" loading={trial.isTrying} className="mt-6.5 min-h-12">
        {t('apply')}
      </Button>
    </form>
  )
}

interface AppliedProps extends Pick<SectionProps, 'checkout'> {
  code: string
  onRemove(): void
}

function Applied({ checkout: { quote, isPricing }, code, onRemove }: AppliedProps) {
  const t = useTranslations('checkout')
  const { money } = useFormat()
  const isTaken = quote?.coupon?.code.toLowerCase() === code.toLowerCase()
  const amount = quote?.coupon_discount_amount ?? 0
  return (
    <div className="flex items-center gap-3 rounded-control bg-accent-soft px-4 py-3" aria-busy={isPricing}>
      <TicketPercent aria-hidden size={22} className="shrink-0 text-accent-ink" />
      <p role="status" className="min-w-0 flex-1 text-14">
        <bdi className="font-semibold text-16">{code}</bdi>
        {isTaken ? (
          <span className="block text-ink-soft">
            {t('coupon_applied')}
            {amount > 0 ? <bdi className="ms-1 tabular">{money(-amount)}</bdi> : null}
          </span>
        ) : null}
      </p>
      <Button variant="ghost" size="small" onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  )
}
