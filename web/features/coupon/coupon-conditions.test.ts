// Conditions of a coupon, and where it leads.
import { expect, test } from 'vitest'
import { conditionsOf, couponTarget } from './coupon-conditions.ts'

const plain = {
  id: 1,
  title: 'Ten off',
  code: 'TEN',
  slug: 'ten',
  coupon_type: 'default',
  discount_type: 'percent',
  discount: 10,
  min_purchase: 0,
  max_discount: 0,
  limit: null,
  total_uses: 0,
  start_date: '2026-01-01',
  expire_date: '2026-12-31',
  status: 1,
  data: '',
  module_id: 2,
  created_by: 'admin',
  customer_id: '["all"]',
  store_id: null,
  store: null,
} as const

test('[CPN-01] a coupon without conditions has none and leads to its module', () => {
  expect(conditionsOf(plain)).toEqual([])
  expect(couponTarget(plain)).toEqual({ to: '/home', search: { module_id: '2' } })
})

test('[CPN-01] every condition is named once: minimum and store stand on the card', () => {
  const store = { id: 7, name: 'Noodle Bar' }
  const strict = { ...plain, min_purchase: 20, max_discount: 5, limit: 3, store_id: 7, store }
  expect(conditionsOf(strict)).toEqual([
    { kind: 'cap', amount: 5 },
    { kind: 'limit', n: 3 },
  ])
  expect(couponTarget(strict)).toEqual({ to: '/store/7', search: { module_id: '2' } })
  expect(conditionsOf({ ...plain, coupon_type: 'first_order', limit: 1 })).toEqual([{ kind: 'first' }])
  expect(conditionsOf({ ...plain, coupon_type: 'zone_wise' })).toEqual([{ kind: 'zone' }])
})
