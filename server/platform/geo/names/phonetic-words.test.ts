import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneticWords } from './phonetic-words.ts'

test.each([
  ['Жеңіс', 'Jengis'],
  ['проспект Абая', 'Prospekt Abaya'],
  ['Хан Шатыр', 'Han Shatyr'],
  ['Қабанбай', 'Kabanbai'],
  ['Королёва', 'Королева'],
  ['Café', 'cafe'],
  ['KAZYNA', 'kazyna'],
])('%s and %s are the same words', (one, other) => {
  expect(phoneticWords(one)).toEqual(phoneticWords(other))
})

test('signs part words and leave nothing behind', () => {
  expect(phoneticWords(' «Керуен»,  14/2 ')).toEqual(['keruen', '14', '2'])
  expect(phoneticWords('—')).toEqual([])
})

test('folding what is already folded changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = phoneticWords(text)
      expect(phoneticWords(words.join(' '))).toEqual(words)
    }),
  )
})
