import { expect, test } from 'vitest'
import { deliveryFee } from './delivery-fee.ts'

const store = {
  delivery: true,
  free_delivery: false,
  self_delivery_system: 0 as const,
  minimum_shipping_charge: 9,
  maximum_shipping_charge: null,
  per_km_shipping_charge: 9,
  zone_id: 1,
}

const pivot = {
  zone_id: 1,
  module_id: 1,
  per_km_shipping_charge: 0.5,
  minimum_shipping_charge: 2,
  maximum_shipping_charge: 4,
  maximum_cod_order_amount: null,
}

const shop = { per_km_shipping_charge: 1, minimum_shipping_charge: 3 }
const around = { shop, zones: [{ id: 1, name: 'Centre', pivot }] }

test('[STO-01] the fee follows the rates of the zone, between its least and its most', () => {
  expect(deliveryFee(store, around, 1_000)).toEqual({ kind: 'from', amount: 2 })
  expect(deliveryFee(store, around, 6_000)).toEqual({ kind: 'from', amount: 3 })
  expect(deliveryFee(store, around, 20_000)).toEqual({ kind: 'from', amount: 4 })
})

test('[STO-01] without a place the least is told', () => {
  expect(deliveryFee(store, around, 0)).toEqual({ kind: 'from', amount: 2 })
})

test('[STO-01] a store with couriers of its own has its own rates, without a most', () => {
  expect(deliveryFee({ ...store, self_delivery_system: 1 }, around, 2_000)).toEqual({
    kind: 'from',
    amount: 18,
  })
})

test('[STO-01] free delivery is free, and a store that does not deliver says so', () => {
  expect(deliveryFee({ ...store, free_delivery: true }, around, 9_000)).toEqual({ kind: 'free' })
  expect(deliveryFee({ ...store, delivery: false }, around, 9_000)).toEqual({ kind: 'take_away_only' })
})

test('a maximum below the minimum is a mistake in the settings and caps nothing', () => {
  const slip = [{ id: 1, name: 'Centre', pivot: { ...pivot, maximum_shipping_charge: 1 } }]
  expect(deliveryFee(store, { shop, zones: slip }, 20_000)).toEqual({ kind: 'from', amount: 10 })
})

test('[STO-01] where zone or store state no rates those of the shop count, as they do in the order', () => {
  const silent = { ...pivot, per_km_shipping_charge: null, minimum_shipping_charge: null }
  const nowhere = { shop, zones: [{ id: 1, name: 'Centre', pivot: silent }] }
  expect(deliveryFee(store, nowhere, 1_000)).toEqual({ kind: 'from', amount: 3 })
  expect(deliveryFee(store, { shop, zones: undefined }, 5_000)).toEqual({ kind: 'from', amount: 5 })
  const own = { self_delivery_system: 1 as const, per_km_shipping_charge: 0, minimum_shipping_charge: 0 }
  expect(deliveryFee({ ...store, ...own }, around, 6_000)).toEqual({ kind: 'from', amount: 3 })
})
