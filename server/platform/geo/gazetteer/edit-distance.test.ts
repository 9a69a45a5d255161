import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersOf, missingLetters, prefixDistance, toleranceOf } from './edit-distance.ts'

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
  expect(prefixDistance('absolutely', 'different', 2)).toBe(3)
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
        expect(missingLetters(lettersOf(typed), lettersOf(known))).toBeLessThanOrEqual(distance)
      }
    }),
  )
})

test('short words are taken as typed', () => {
  expect(['aba', 'abai', 'kenesari'].map(toleranceOf)).toEqual([0, 1, 2])
})
