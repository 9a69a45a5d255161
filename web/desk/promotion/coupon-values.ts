// What the form of a coupon holds, and how it is sent.
import type { Localised } from '#contract/core/language.ts'
import type { Coupon } from '#contract/features/coupon/coupon.schema.ts'
import type { DeskCoupon } from '#contract/features/coupon/desk/desk-coupon.schema.ts'
import type { Named } from './pick-field.tsx'

export interface CouponValues {
  code: string
  title: Localised
  coupon_type: Coupon['coupon_type'] | null
  module_id: Named | null
  store_id: Named | null
  zone_ids: Named[]
  customer_ids: Named[]
  discount_type: 'percent' | 'amount' | null
  discount: number | null
  min_purchase: number | null
  max_discount: number | null
  limit: number | null
  start_date: string
  expire_date: string
  status: boolean
}

export const noText: Localised = { en: '', ar: '', tg: '', ru: '' }

export const newCouponValues = (today: string): CouponValues => ({
  code: '',
  title: noText,
  coupon_type: 'default',
  module_id: null,
  store_id: null,
  zone_ids: [],
  customer_ids: [],
  discount_type: 'percent',
  discount: 10,
  min_purchase: null,
  max_discount: null,
  limit: null,
  start_date: today,
  expire_date: today,
  status: true,
})

export function couponValues(coupon: DeskCoupon): CouponValues {
  const { code, coupon_type, discount_type, limit, start_date, expire_date, status } = coupon
  const { store_id, store_name } = coupon
  return {
    ...{ code, coupon_type, discount_type, limit, start_date, expire_date, status },
    title: coupon.texts.title,
    module_id: { id: coupon.module_id, name: coupon.module_name },
    store_id: store_id === null ? null : { id: store_id, name: store_name ?? `#${store_id}` },
    zone_ids: coupon.zones,
    customer_ids: coupon.customers,
    discount: coupon.discount || null,
    min_purchase: coupon.min_purchase || null,
    max_discount: coupon.max_discount || null,
  }
}

const idsOf = (chosen: readonly Named[]) => chosen.map(({ id }) => id)

export const couponInput = (values: CouponValues) => ({
  ...values,
  coupon_type: values.coupon_type ?? ('default' as const),
  discount_type: values.discount_type ?? ('percent' as const),
  module_id: values.module_id?.id ?? null,
  store_id: values.store_id?.id ?? null,
  zone_ids: idsOf(values.zone_ids),
  customer_ids: idsOf(values.customer_ids),
  discount: values.discount ?? 0,
  min_purchase: values.min_purchase ?? 0,
  max_discount: values.max_discount ?? 0,
})
