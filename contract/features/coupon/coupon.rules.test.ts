// A coupon counts where, when, for whom and as often as it says.
import { describe, expect, test } from 'vitest'
import { type CouponLimits, type CouponUse, couponProblem, isForGuests } from './coupon.rules.ts'

const coupon: CouponLimits = {
  coupon_type: 'default',
  module_id: 1,
  store_id: null,
  zone_ids: [],
  customer_ids: [],
  limit: null,
  start_date: '2026-11-10',
  expire_date: '2026-11-20',
  status: true,
}

const use: CouponUse = {
  module_id: 1,
  store_id: 5,
  zone_id: 3,
  customer_id: 7,
  date: '2026-11-15',
  uses: 0,
  orders: 0,
}

const problem = (limits: Partial<CouponLimits>, used: Partial<CouponUse> = {}) =>
  couponProblem({ ...coupon, ...limits }, { ...use, ...used })

describe('[CPN-01] where it counts', () => {
  test('one without limits counts', () => {
    expect(problem({})).toBeNull()
  })

  test.each<[string, Partial<CouponLimits>]>([
    ['that was switched off', { status: false }],
    ['of another module', { module_id: 2 }],
    ['of another store', { store_id: 6 }],
    ['of other zones', { coupon_type: 'zone_wise', zone_ids: [4] }],
  ])('one %s is unknown', (_, limits) => {
    expect(problem(limits)).toBe('unknown')
  })

  test('one of this store or this zone counts, and zones limit none but those by zone', () => {
    expect(problem({ store_id: 5 })).toBeNull()
    expect(problem({ coupon_type: 'zone_wise', zone_ids: [3, 4] })).toBeNull()
    expect(problem({ coupon_type: 'store_wise', zone_ids: [4] })).toBeNull()
  })
})

test.each([
  ['2026-11-09', 'expired'],
  ['2026-11-10', null],
  ['2026-11-20', null],
  ['2026-11-21', 'expired'],
])('[CPN-01] its first and last day belong to it: %s', (date, expected) => {
  expect(problem({}, { date })).toBe(expected)
})

describe('[CPN-01] whom it counts for', () => {
  test('a list of customers leaves all others out', () => {
    expect(problem({ customer_ids: [7, 8] })).toBeNull()
    expect(problem({ customer_ids: [8] })).toBe('not_eligible')
  })

  test('guests have those without a list and without a limit', () => {
    const guest = { customer_id: null }
    expect(problem({}, guest)).toBeNull()
    expect(problem({ customer_ids: [7] }, guest)).toBe('not_eligible')
    expect(problem({ limit: 3 }, guest)).toBe('not_eligible')
    expect(problem({ coupon_type: 'first_order' }, guest)).toBe('not_eligible')
    expect(isForGuests({ limit: null, coupon_type: 'default' })).toBe(true)
    expect(isForGuests({ limit: 1, coupon_type: 'default' })).toBe(false)
    expect(isForGuests({ limit: null, coupon_type: 'first_order' })).toBe(false)
  })
})

describe('[CPN-01] how often it counts', () => {
  test('up to its limit, by this customer', () => {
    expect(problem({ limit: 2 }, { uses: 1, orders: 9 })).toBeNull()
    expect(problem({ limit: 2 }, { uses: 2 })).toBe('limit_over')
    expect(problem({ limit: null }, { uses: 99 })).toBeNull()
  })

  test('for the first orders, one where nothing else is said', () => {
    const first = { coupon_type: 'first_order' } as const
    expect(problem(first, { orders: 0 })).toBeNull()
    expect(problem(first, { orders: 1 })).toBe('limit_over')
    expect(problem({ ...first, limit: 3 }, { orders: 2, uses: 9 })).toBeNull()
    expect(problem({ ...first, limit: 3 }, { orders: 3 })).toBe('limit_over')
  })
})
