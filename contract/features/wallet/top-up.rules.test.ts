// What is given on top of a top-up.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TopUpBonus, topUpBonus } from './top-up.rules.ts'

const tenth: TopUpBonus = {
  bonus_type: 'percentage',
  bonus_amount: 1_000,
  minimum_add_amount: 2_000,
  maximum_bonus_amount: 800,
}
const gift: TopUpBonus = {
  bonus_type: 'amount',
  bonus_amount: 500,
  minimum_add_amount: 5_000,
  maximum_bonus_amount: 0,
}

test.each([
  [1_999, 0],
  [2_000, 200],
  [4_999, 500],
  [5_000, 500],
  [6_000, 600],
  [50_000, 800],
])('[PRF-04] adding %d gives %d on top: the larger of percentage and gift, capped', (amount, bonus) => {
  expect(topUpBonus(amount, [tenth, gift])).toBe(bonus)
})

test('[PRF-04] without a bonus nothing is given, and a cap of 0 is none', () => {
  expect(topUpBonus(10_000, [])).toBe(0)
  expect(topUpBonus(100_000, [{ ...tenth, maximum_bonus_amount: 0 }])).toBe(10_000)
})

const bonus = fc.record<TopUpBonus>({
  bonus_type: fc.constantFrom('percentage', 'amount'),
  bonus_amount: fc.integer({ min: 1, max: 10_000 }),
  minimum_add_amount: fc.integer({ min: 0, max: 100_000 }),
  maximum_bonus_amount: fc.integer({ min: 0, max: 10_000 }),
})

test('[PRF-04] a bonus is whole, never negative, the order of the offers is the same, and one more never takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.array(bonus), bonus, (amount, running, more) => {
      const given = topUpBonus(amount, running)
      expect(Number.isSafeInteger(given) && given >= 0).toBe(true)
      expect(topUpBonus(amount, running.toReversed())).toBe(given)
      expect(topUpBonus(amount, [...running, more])).toBeGreaterThanOrEqual(given)
    }),
  )
})
