// The amounts of an order, in minor units, by the pricing rules.
import { toMinor } from '#contract/core/money.ts'
import {
  type DeliveryCharge,
  type DeliveryRates,
  deliveryCharge,
  deliveryRates,
  type FreeReason,
  freeDelivery,
} from '#contract/features/order/delivery-charge.rules.ts'
import type { Bearer } from '#contract/features/order/order-words.ts'
import {
  type GoodsPrice,
  type OrderTotal,
  priceGoods,
  reachesMinimum,
  type TaxTerms,
  totalOf,
} from '#contract/features/order/pricing.rules.ts'
import { isDiscountValid } from '#contract/features/store/store.rules.ts'
import type { CheckoutLine } from '#server/features/cart/cart.service.ts'
import type { OrderContext } from './order-context.ts'

export interface BillDelivery extends DeliveryCharge {
  distance: number
  per_km: number
  increased_fee: number
  charge: number
  free: { because: FreeReason; by: Bearer } | null
}

/** A line with its item known to be there. */
export type SoldLine = CheckoutLine & { item: NonNullable<CheckoutLine['item']> }

export interface Bill {
  /** Lines that can be sold, in the order of `goods.lines`. */
  sold: SoldLine[]
  goods: GoodsPrice
  tax: TaxTerms
  delivery: BillDelivery | null
  dm_tips: number
  additional_charge: number
  extra_packaging_amount: number
  total: OrderTotal
  /** From the wallet at once. */
  wallet_amount: number
}

export function isSold(line: CheckoutLine): line is SoldLine {
  return line.item !== undefined && line.complete
}

function storeDiscountTerms({ store, today }: OrderContext) {
  const discount = store?.discount
  return discount && isDiscountValid(discount, today) ? discount : null
}

function ratesOf({ store, parcel, zone, settings }: OrderContext, byStore: boolean): DeliveryRates {
  if (parcel) {
    const { parcel_minimum_shipping_charge: minimum, parcel_per_km_shipping_charge: per_km } = parcel.category
    return minimum === null
      ? {
          per_km: settings.parcel_per_km_shipping_charge,
          minimum: settings.parcel_minimum_shipping_charge,
          maximum: null,
        }
      : { per_km: per_km ?? settings.parcel_per_km_shipping_charge, minimum, maximum: null }
  }
  return deliveryRates(settings, zone?.link, byStore && store ? store.store : null)
}

function deliveryOf(context: OrderContext, goods: GoodsPrice): BillDelivery | null {
  const { request, store, zone, settings, coupon, distance } = context
  if (request.order_type === 'take_away') return null
  const couponBy =
    coupon?.coupon_type === 'free_delivery' && reachesMinimum(coupon, goods.discounted)
      ? coupon.created_by
      : null
  const free = store
    ? freeDelivery({
        store_free_delivery: store.store.free_delivery,
        free_delivery_over: request.prescription ? null : settings.free_delivery_over,
        spent: goods.subtotal,
        coupon_created_by: couponBy,
      })
    : null
  const itself = Boolean(store && (store.store.self_delivery_system || store.store.free_delivery))
  const busy = zone?.zone.increased_delivery_fee_status && !itself
  const increased_fee = busy ? zone.zone.increased_delivery_fee : 0
  const rates = ratesOf(context, itself || free?.by === 'vendor')
  const charge = deliveryCharge({
    distance,
    rates,
    vehicle_charge: itself ? 0 : context.vehicle_charge,
    increased_fee,
  })
  return {
    ...charge,
    distance,
    per_km: rates.per_km,
    increased_fee,
    charge: free ? 0 : charge.original_charge,
    free,
  }
}

function walletPart({ request, wallet_balance }: OrderContext, amount: number): number {
  if (wallet_balance === null) return 0
  if (request.payment_method === 'wallet') return amount
  return request.partial_payment ? Math.min(Math.max(wallet_balance, 0), amount) : 0
}

export function billOf(context: OrderContext): Bill {
  const { request, settings, store, coupon } = context
  const sold = context.lines.filter(isSold)
  const goods = priceGoods(
    sold.map((line) => ({ ...line, campaign: line.model === 'ItemCampaign' })),
    { store_discount: storeDiscountTerms(context), coupon },
  )
  const tax = { percentage: store?.store.tax ?? 0, included: settings.tax_included }
  const delivery = deliveryOf(context, goods)
  const tipped = settings.dm_tips_status && request.order_type !== 'take_away'
  const packed = store?.store.extra_packaging_status && (request.extra_packaging_amount ?? 0) > 0
  const extras = {
    dm_tips: tipped ? toMinor(request.dm_tips ?? 0) : 0,
    additional_charge: settings.additional_charge_status ? settings.additional_charge : 0,
    extra_packaging_amount: packed ? store.store.extra_packaging_amount : 0,
  }
  const total = totalOf(
    goods.subtotal,
    tax,
    { ...extras, delivery_charge: delivery?.charge ?? 0 },
    settings.digit_after_decimal_point,
  )
  return { sold, goods, tax, delivery, ...extras, total, wallet_amount: walletPart(context, total.amount) }
}
