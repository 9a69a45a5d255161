// What comes back of an order: percentages with their limit, fixed amounts, and the best of several.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestCashback, type CashbackOffer, cashbackOf, cashbackTypes } from './cashback.rules.ts'

const five: CashbackOffer = {
  id: 1,
  cashback_type: 'percentage',
  cashback_amount: 500,
  min_purchase: 1_000,
  max_discount: 300,
}
const two: CashbackOffer = { ...five, id: 2, cashback_type: 'amount', cashback_amount: 200, max_discount: 0 }

test.each([
  [999, five, 0],
  [1_000, five, 50],
  [1_019, five, 50],
  [6_000, five, 300],
  [100_000, five, 300],
  [100_000, { ...five, max_discount: 0 }, 5_000],
  [999, two, 0],
  [1_000, two, 200],
  [100, { ...two, min_purchase: 0 }, 100],
] as const)('[PRF-04] of %i the offer %o brings %i', (amount, offer, back) => {
  expect(cashbackOf(amount, offer)).toBe(back)
})

test('[PRF-04] the better offer counts, and none where none brings anything', () => {
  expect(bestCashback(1_000, [five, two])).toEqual({ offer: two, back: 200 })
  expect(bestCashback(6_000, [five, two])).toEqual({ offer: five, back: 300 })
  expect(bestCashback(4_000, [five, two])).toEqual({ offer: five, back: 200 })
  expect(bestCashback(500, [five, two])).toBeNull()
  expect(bestCashback(5_000, [])).toBeNull()
})

const offers: fc.Arbitrary<CashbackOffer> = fc.record({
  id: fc.nat(9),
  cashback_type: fc.constantFrom(...cashbackTypes),
  cashback_amount: fc.nat(10_000),
  min_purchase: fc.nat(5_000),
  max_discount: fc.nat(2_000),
})

test('[PRF-04] never more comes back than was paid, and never less for paying more', () => {
  fc.assert(
    fc.property(offers, fc.nat(20_000), fc.nat(20_000), (offer, amount, more) => {
      const back = cashbackOf(amount, offer)
      expect(back).toBeGreaterThanOrEqual(0)
      expect(back).toBeLessThanOrEqual(amount)
      expect(cashbackOf(amount + more, offer)).toBeGreaterThanOrEqual(back)
    }),
  )
})
