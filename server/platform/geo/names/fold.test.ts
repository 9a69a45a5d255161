import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchWords } from './fold.ts'

test.each([
  ['Жеңіс', 'Jengis'],
  ['проспект Абая', 'Prospekt Abaya'],
  ['Хан Шатыр', 'Han Shatyr'],
  ['Қабанбай', 'Kabanbai'],
  ['Королёва', 'Королева'],
  ['Café', 'cafe'],
  ['KAZYNA', 'kazyna'],
])('%s and %s are the same words', (one, other) => {
  expect(searchWords(one)).toEqual(searchWords(other))
})

test('signs part words and leave nothing behind', () => {
  expect(searchWords(' «Керуен»,  14/2 ')).toEqual(['keruen', '14', '2'])
  expect(searchWords('—')).toEqual([])
})

test('folding what is already folded changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = searchWords(text)
      expect(searchWords(words.join(' '))).toEqual(words)
    }),
  )
})
