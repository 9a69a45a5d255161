// The amounts of an order in a situation, in minor units, by the pricing rules.
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
import type { Situation } from './situation.ts'

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

function storeDiscountTerms({ store, today }: Situation) {
  const discount = store?.discount
  return discount && isDiscountValid(discount, today) ? discount : null
}

function ratesOf({ store, parcel, zone, settings }: Situation, byStore: boolean): DeliveryRates {
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

function deliveryOf(situation: Situation, goods: GoodsPrice): BillDelivery | null {
  const { wish, store, zone, settings, coupon, distance } = situation
  if (wish.order_type === 'take_away') return null
  const couponBy =
    coupon?.coupon_type === 'free_delivery' && reachesMinimum(coupon, goods.discounted)
      ? coupon.created_by
      : null
  const free = store
    ? freeDelivery({
        store_free_delivery: store.store.free_delivery,
        free_delivery_over: wish.prescription ? null : settings.free_delivery_over,
        spent: goods.subtotal,
        coupon_created_by: couponBy,
      })
    : null
  const itself = Boolean(store && (store.store.self_delivery_system || store.store.free_delivery))
  const busy = zone?.zone.increased_delivery_fee_status && !itself
  const increased_fee = busy ? zone.zone.increased_delivery_fee : 0
  const rates = ratesOf(situation, itself || free?.by === 'vendor')
  const charge = deliveryCharge({
    distance,
    rates,
    vehicle_charge: itself ? 0 : situation.vehicle_charge,
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

function walletPart({ wish, wallet_balance }: Situation, amount: number): number {
  if (wallet_balance === null) return 0
  if (wish.payment_method === 'wallet') return amount
  return wish.partial_payment ? Math.min(Math.max(wallet_balance, 0), amount) : 0
}

export function billOf(situation: Situation): Bill {
  const { wish, settings, store, coupon } = situation
  const sold = situation.lines.filter(isSold)
  const goods = priceGoods(
    sold.map((line) => ({ ...line, campaign: line.model === 'ItemCampaign' })),
    { store_discount: storeDiscountTerms(situation), coupon },
  )
  const tax = { percentage: store?.store.tax ?? 0, included: settings.tax_included }
  const delivery = deliveryOf(situation, goods)
  const tipped = settings.dm_tips_status && wish.order_type !== 'take_away'
  const packed = store?.store.extra_packaging_status && (wish.extra_packaging_amount ?? 0) > 0
  const extras = {
    dm_tips: tipped ? toMinor(wish.dm_tips ?? 0) : 0,
    additional_charge: settings.additional_charge_status ? settings.additional_charge : 0,
    extra_packaging_amount: packed ? store.store.extra_packaging_amount : 0,
  }
  const total = totalOf(
    goods.subtotal,
    tax,
    { ...extras, delivery_charge: delivery?.charge ?? 0 },
    settings.digit_after_decimal_point,
  )
  return { sold, goods, tax, delivery, ...extras, total, wallet_amount: walletPart(situation, total.amount) }
}
