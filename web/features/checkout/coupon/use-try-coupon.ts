// Tries a code with the very question that prices the order; only a code the shop takes becomes part of it.
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import { scopeOf } from '#web/platform/api/query.ts'
import { useRetryAfterText } from '#web/platform/api/use-refusal.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { quoteRequest } from '../quote/order-request.rules.ts'
import type { Checkout } from '../use-checkout.ts'
import { couponRefusal } from './best-coupon.rules.ts'

export interface CouponTrial {
  /** Null while nothing is tried or the code was taken. */
  problem: string | null
  isTrying: boolean
  tryCode(code: string): void
  forget(): void
}

export function useTryCoupon({ order, module_id, change }: Checkout): CouponTrial {
  const t = useTranslations('checkout')
  const retryAfterText = useRetryAfterText()
  const { api, shop } = useAccess()
  const { mutate, reset, isPending, error, data } = useMutation({
    mutationFn: (coupon_code: string) =>
      api.call(orderEndpoints.quote, {
        input: quoteRequest({ ...order, draft: { ...order.draft, coupon_code } }),
        scope: { ...scopeOf(shop), module_id },
        quiet: true,
      }),
    onSuccess: (quote, coupon_code) => {
      if (!couponRefusal(quote)) change({ coupon_code })
    },
  })
  const refusal = data && couponRefusal(data)
  const refused = refusal?.status === 404 ? t('coupon_unknown') : refusal?.message
  return {
    problem: error ? (retryAfterText(error) ?? t('coupon_untried')) : (refused ?? null),
    isTrying: isPending,
    tryCode: (code) => mutate(code),
    forget: reset,
  }
}
