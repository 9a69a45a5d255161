import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownSearches, withSearch } from './recent-searches.ts'

test('[SRC-08] a search is added at the end, and repeating one moves it instead of doubling it', () => {
  expect(withSearch(['plov'], 'manti')).toEqual(['plov', 'manti'])
  expect(withSearch(['plov', 'manti', 'tea'], 'plov')).toEqual(['manti', 'tea', 'plov'])
})

test('[SRC-06] the five newest are shown, the newest first', () => {
  expect(shownSearches(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual(['g', 'f', 'e', 'd', 'c'])
  expect(shownSearches([])).toEqual([])
})

test('[SRC-06] everything is kept, however much there is', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const stored = texts.reduce<string[]>(withSearch, [])
      expect(new Set(stored)).toEqual(new Set(texts))
      expect(stored).toHaveLength(new Set(texts).size)
      expect(stored.at(-1)).toBe(texts.at(-1))
    }),
  )
})
