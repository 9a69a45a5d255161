// Distances between words, held against counting every cell of the table.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areAtMost, editDistance, lettersOf, prefixDistance } from './edit-distance.ts'

test.each([
  ['kenesari', 'kenesari', 0],
  ['kene', 'kenesari', 0],
  ['kenasari', 'kenesari', 1],
  ['kenesri', 'kenesari', 1],
  ['kneesari', 'kenesari', 1],
  ['kenassri', 'kenesari', 2],
])('%s is %s but for %i letters', (typed, known, distance) => {
  expect(prefixDistance(typed, known, 2)).toBe(distance)
})

test('counting stops beyond what is asked for', () => {
  expect(prefixDistance('absolutely', 'different', 2)).toBe(Number.POSITIVE_INFINITY)
})

const words = fc.string({ unit: fc.constantFrom(...'abcdefg'), minLength: 1, maxLength: 12 })

test('dropping one letter of a word costs at most one', () => {
  fc.assert(
    fc.property(words, fc.nat(), (word, at) => {
      const place = at % word.length
      const typed = word.slice(0, place) + word.slice(place + 1)
      expect(prefixDistance(typed, word, 2)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the quick look at letters never rejects a word that counting would accept', () => {
  fc.assert(
    fc.property(words, words, (typed, known) => {
      const distance = prefixDistance(typed, known, 2)
      if (distance <= 2) {
        expect(areAtMost(lettersOf(typed) & ~lettersOf(known), distance)).toBe(true)
      }
    }),
  )
})

test('the nearest beginning is the nearest of all beginnings', () => {
  fc.assert(
    fc.property(words, words, fc.constantFrom(0, 1, 2), (typed, known, most) => {
      const beginnings = Array.from({ length: known.length + 1 }, (_unused, end) => known.slice(0, end))
      const nearest = Math.min(...beginnings.map((beginning) => editDistance(typed, beginning, most)))
      expect(prefixDistance(typed, known, most)).toBe(nearest)
    }),
    { numRuns: 2_000 },
  )
})
