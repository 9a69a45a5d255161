// What delivery from a store would cost, shown before anything is added; the exact charge is computed with the order.
import { fromMinor, toMinor } from '#contract/core/money.ts'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import type { Module } from '#contract/features/module/module.schema.ts'
import { baseCharge, deliveryRates } from '#contract/features/order/delivery-charge.rules.ts'
import type { Store } from '#contract/features/store/store.schema.ts'

export type FeeStore = Pick<
  Store,
  | 'delivery'
  | 'free_delivery'
  | 'self_delivery_system'
  | 'minimum_shipping_charge'
  | 'maximum_shipping_charge'
  | 'per_km_shipping_charge'
  | 'zone_id'
>

export interface FeeContext {
  zones: Module['zones'] | undefined
  shop: Pick<ShopConfig, 'per_km_shipping_charge' | 'minimum_shipping_charge'>
}

export type DeliveryFee =
  | { kind: 'take_away_only' }
  | { kind: 'free' }
  /** At least: the way by road is longer than the straight line, and a vehicle or busy hours come on top. */
  | { kind: 'from'; amount: number }

/** The same rates the order is charged by (api.md 9.9), in minor units. */
function ratesOf(store: FeeStore, { zones = [], shop }: FeeContext) {
  const pivot = zones.find(({ id }) => id === store.zone_id)?.pivot
  const { per_km, minimum, maximum } = deliveryRates(
    shop,
    pivot,
    store.self_delivery_system ? ownOf(store) : null,
  )
  return {
    per_km: toMinor(per_km),
    minimum: toMinor(minimum),
    maximum: maximum === null ? null : toMinor(maximum),
  }
}

/** A store says 0 where it has no rate of its own. */
function ownOf(store: FeeStore) {
  return {
    per_km_shipping_charge: store.per_km_shipping_charge || null,
    minimum_shipping_charge: store.minimum_shipping_charge || null,
    maximum_shipping_charge: store.maximum_shipping_charge,
  }
}

/** Metres of 0 mean that the place is not known. */
export function deliveryFee(store: FeeStore, context: FeeContext, metres: number): DeliveryFee {
  if (!store.delivery) return { kind: 'take_away_only' }
  if (store.free_delivery) return { kind: 'free' }
  const rates = ratesOf(store, context)
  if (rates.per_km === 0 && rates.minimum === 0) return { kind: 'free' }
  return { kind: 'from', amount: fromMinor(baseCharge(Math.max(metres, 0) / 1_000, rates)) }
}
