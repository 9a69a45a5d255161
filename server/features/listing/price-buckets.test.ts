// A price range is cut into whole buckets and two ends that together cover it once.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutRange } from './price-buckets.db.ts'

test('[LST-08] every price of a range is in one part, and no other price is', () => {
  const price = fc.integer({ min: 0, max: 4_000 })
  fc.assert(
    fc.property(price, price, price, (one, other, asked) => {
      const range = { from: Math.min(one, other), to: Math.max(one, other) }
      const { ends, inner } = cutRange(range)
      const bucket = Math.floor(Math.sqrt(asked))
      const parts = ends.filter(({ from, to }) => asked >= from && asked <= to).length
      const covered = parts + (bucket >= inner.from && bucket <= inner.to ? 1 : 0)
      expect(covered).toBe(asked >= range.from && asked <= range.to ? 1 : 0)
    }),
  )
})
