import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceBounds, priceOf, thumbsAt } from './price-filter.tsx'

const amounts = fc.integer({ min: 0, max: 100_000 }).map((minor) => minor / 100)
const ranges = fc
  .tuple(amounts, amounts)
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }))
const prices = fc.record({ min: fc.option(amounts), max: fc.option(amounts) })

test('[STO-02] the thumbs stay inside the range and at least 1 apart, whatever the address says', () => {
  fc.assert(
    fc.property(ranges, prices, (range, price) => {
      const [lower, upper] = priceBounds(range)
      const [least, most] = thumbsAt(price, [lower, upper])
      expect(least).toBeGreaterThanOrEqual(lower)
      expect(most).toBeLessThanOrEqual(upper)
      expect(most - least).toBeGreaterThanOrEqual(1)
    }),
  )
})

test('[LST-08] thumbs at both ends are no price at all', () => {
  expect(priceOf([4, 11], [4, 11])).toEqual({ min: null, max: null })
  expect(priceOf([5, 11], [4, 11])).toEqual({ min: 5, max: null })
  expect(priceOf([4, 9], [4, 11])).toEqual({ min: null, max: 9 })
})

test('[LST-08] the range comes from the data, in whole units around it', () => {
  expect(priceBounds({ min: 3.2, max: 10.8 })).toEqual([3, 11])
  expect(priceBounds({ min: 5, max: 5 })).toEqual([5, 6])
})
