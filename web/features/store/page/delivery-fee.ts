// What delivery from a store would cost, told before anything is added; the exact charge is computed with the order.
import type { Module } from '#contract/features/module/module.schema.ts'
import type { Store } from '#contract/features/store/store.schema.ts'

type Rates = { per_km: number; min: number; max: number | null }

type FeeStore = Pick<
  Store,
  | 'delivery'
  | 'free_delivery'
  | 'self_delivery_system'
  | 'minimum_shipping_charge'
  | 'maximum_shipping_charge'
  | 'per_km_shipping_charge'
  | 'zone_id'
>

export type DeliveryFee =
  | { kind: 'take_away_only' }
  | { kind: 'free' }
  /** At least: the way by road is longer than the straight line, and a vehicle or busy hours come on top. */
  | { kind: 'from'; amount: number }

/** A store with couriers of its own has its own rates, else those of its zone count (api.md 9.9). */
function ratesOf(store: FeeStore, zones: Module['zones'] = []): Rates {
  if (store.self_delivery_system === 1) {
    return {
      per_km: store.per_km_shipping_charge,
      min: store.minimum_shipping_charge,
      max: store.maximum_shipping_charge,
    }
  }
  const pivot = zones.find(({ id }) => id === store.zone_id)?.pivot
  return {
    per_km: pivot?.per_km_shipping_charge ?? 0,
    min: pivot?.minimum_shipping_charge ?? 0,
    max: pivot?.maximum_shipping_charge ?? null,
  }
}

/** Metres of 0 mean that the place is not known. */
export function deliveryFee(store: FeeStore, zones: Module['zones'], metres: number): DeliveryFee {
  if (!store.delivery) return { kind: 'take_away_only' }
  if (store.free_delivery) return { kind: 'free' }
  const { per_km, min, max } = ratesOf(store, zones)
  if (per_km === 0 && min === 0) return { kind: 'free' }
  if (metres <= 0) return { kind: 'from', amount: min }
  const charge = Math.max((metres / 1_000) * per_km, min)
  return { kind: 'from', amount: max !== null && max >= min ? Math.min(charge, max) : charge }
}
