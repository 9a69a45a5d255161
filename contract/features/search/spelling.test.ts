// Which typing errors are forgiven.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMisspelling } from './spelling.ts'

test.each([
  ['piza', 'pizza'],
  ['pziza', 'pizza'],
  ['pizzza', 'pizza'],
  ['bizza', 'pizza'],
  ['chiken', 'chicken'],
  ['shampo', 'shampoo'],
  ['маргарта', 'маргарита'],
  ['choclat', 'chocolate'],
  ['marghr', 'margherita'],
])('%s may mean %s', (typed, meant) => {
  expect(isMisspelling(typed, meant)).toBe(true)
})

test.each([
  ['pasta', 'pizza'],
  ['te', 'tea'],
  ['rice', 'mint'],
  ['milk', 'silks'],
])('%s does not mean %s', (typed, meant) => {
  expect(isMisspelling(typed, meant)).toBe(false)
})

test('every word means itself, and one wrong letter of a long word is forgiven', () => {
  const word = fc.stringMatching(/^[a-y]{6,12}$/)
  fc.assert(
    fc.property(word, fc.nat(11), (meant, place) => {
      const position = place % meant.length
      const typed = `${meant.slice(0, position)}z${meant.slice(position + 1)}`
      return isMisspelling(meant, meant) && isMisspelling(typed, meant)
    }),
  )
})
