// What bringing an order costs and who pays it (api.md 9, rules 9 and 11), in minor units.
import type { Bearer } from './order-words.ts'

export interface DeliveryRates {
  per_km: number
  minimum: number
  /** Null is without limit. */
  maximum: number | null
}

export interface DeliveryWay {
  /** Kilometres. */
  distance: number
  rates: DeliveryRates
  /** Extra of the vehicle that goes that far. */
  vehicle_charge: number
  /** Percent on top while the zone is busy. */
  increased_fee: number
}

export interface DeliveryCharge {
  base_charge: number
  vehicle_charge: number
  increased_charge: number
  /** The three together. */
  original_charge: number
}

interface ShippingCharges {
  per_km_shipping_charge: number | null
  minimum_shipping_charge: number | null
  maximum_shipping_charge: number | null
}

type ShopCharges = Record<'per_km_shipping_charge' | 'minimum_shipping_charge', number>

/** Of the zone and module, else of the shop; whoever brings with couriers of their own has their own where they say so. */
export function deliveryRates(
  shop: ShopCharges,
  zone: ShippingCharges | null | undefined,
  own: ShippingCharges | null,
): DeliveryRates {
  const rates = {
    per_km: zone?.per_km_shipping_charge ?? shop.per_km_shipping_charge,
    minimum: zone?.minimum_shipping_charge ?? shop.minimum_shipping_charge,
    maximum: zone?.maximum_shipping_charge ?? null,
  }
  if (!own) return rates
  return {
    per_km: own.per_km_shipping_charge ?? rates.per_km,
    minimum: own.minimum_shipping_charge ?? rates.minimum,
    maximum: own.maximum_shipping_charge,
  }
}

/** A maximum below the minimum is a slip of whoever wrote it and counts for nothing. */
export function baseCharge(distance: number, { per_km, minimum, maximum }: DeliveryRates): number {
  const charge = Math.max(Math.round(distance * per_km), minimum)
  return maximum !== null && maximum >= minimum ? Math.min(charge, maximum) : charge
}

export function deliveryCharge({
  distance,
  rates,
  vehicle_charge,
  increased_fee,
}: DeliveryWay): DeliveryCharge {
  const base_charge = baseCharge(distance, rates)
  const plain = base_charge + vehicle_charge
  const increased_charge = Math.round((plain * Math.max(increased_fee, 0)) / 100)
  return { base_charge, vehicle_charge, increased_charge, original_charge: plain + increased_charge }
}

export type FreeReason = 'store' | 'order_amount' | 'coupon'

export interface FreeDeliveryTerms {
  store_free_delivery: boolean
  /** Null or 0: never by the sum. */
  free_delivery_over: number | null
  /** P + A − K − D − F. */
  spent: number
  /** Of a free-delivery coupon whose minimum is reached. */
  coupon_created_by: Bearer | null
}

/** The store's own offer comes first, then the shop's, then the coupon. */
export function freeDelivery(terms: FreeDeliveryTerms): { because: FreeReason; by: Bearer } | null {
  if (terms.store_free_delivery) return { because: 'store', by: 'vendor' }
  const over = terms.free_delivery_over ?? 0
  if (over > 0 && terms.spent >= over) return { because: 'order_amount', by: 'admin' }
  return terms.coupon_created_by ? { because: 'coupon', by: terms.coupon_created_by } : null
}
