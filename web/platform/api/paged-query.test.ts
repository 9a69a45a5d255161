import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestPage, rowsBefore } from '#contract/core/paging.ts'
import { callsFor, distinctById, pageSize, pagesIn } from './paged-query.ts'

const spans = fc
  .record({ from: fc.integer({ min: 1, max: 60 }), more: fc.integer({ min: 0, max: 60 }) })
  .map(({ from, more }) => ({ from, to: from + more }))

test('[NET-07] the calls of a span bring every row of it once and in order', () => {
  fc.assert(
    fc.property(spans, (span) => {
      const rows = callsFor(span).flatMap((page) =>
        Array.from({ length: page.limit }, (_, index) => rowsBefore(page) + index),
      )
      const wanted = Array.from(
        { length: (span.to - span.from + 1) * pageSize },
        (_, index) => (span.from - 1) * pageSize + index,
      )
      expect(rows).toEqual(wanted)
    }),
  )
})

test('[NET-07] no call asks for more than the API gives', () => {
  fc.assert(
    fc.property(spans, (span) => {
      for (const { limit } of callsFor(span)) expect(limit).toBeLessThanOrEqual(largestPage)
    }),
  )
})

test('[NET-07] eight pages come in one call, twenty in two large and four small ones', () => {
  expect(callsFor({ from: 1, to: 8 })).toEqual([{ limit: 96, offset: 1 }])
  expect(callsFor({ from: 1, to: 3 })).toEqual([{ limit: 36, offset: 1 }])
  expect(callsFor({ from: 1, to: 20 })).toHaveLength(6)
})

test('an odd number of pages in an address is one, a huge one is bounded', () => {
  expect(['', '0', '-3', '2.5', 'many', '1e3', undefined].map(pagesIn)).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(pagesIn('4')).toBe(4)
  expect(pagesIn('9999')).toBe(40)
  expect(pagesIn('99999999999')).toBe(1)
})

test('[LST-03] a row that comes twice is kept once, at its first place', () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 1 }, { id: 3 }]
  expect(distinctById(rows).map(({ id }) => id)).toEqual([1, 2, 3])
})
