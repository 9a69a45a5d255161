// Which typing errors are forgiven.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differsInDoubling, errorsBetween, errorsForgiven, isMisspelling, neighboursOf } from './spelling.ts'

test('[SRC-04] a letter doubled or left single is told from another letter', () => {
  expect(differsInDoubling('piza', 'pizza')).toBe(true)
  expect(differsInDoubling('pizzza', 'pizza')).toBe(true)
  expect(differsInDoubling('piza', 'pita')).toBe(false)
  expect(differsInDoubling('pizza', 'pizza')).toBe(false)
})

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

/** The rule as it is written in books: every cell of the table, nothing left out. */
function plainDistance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_row, row) =>
    Array.from({ length: other.length + 1 }, (_cell, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  )
  const cell = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const least = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + Number(one[row - 1] !== other[column - 1]),
        swapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      table[row]?.splice(column, 1, least)
    }
  }
  return cell(one.length, other.length)
}

test('errors are those of the plain rule: of the whole word, or of a beginning with one', () => {
  const word = fc.oneof(fc.stringMatching(/^[abcн]{1,9}$/), fc.stringMatching(/^[a-fнопр]{3,12}$/))
  const slip = fc
    .tuple(word, fc.nat(12), fc.constantFrom('', 'a', 'bc', 'н'))
    .map(([meant, place, letters]) => {
      const typed = `${meant.slice(0, place)}${letters}${meant.slice(place + 1)}`
      return [typed, meant] as const
    })
  fc.assert(
    fc.property(fc.oneof(fc.tuple(word, word), slip), ([typed, meant]) => {
      const whole = plainDistance(typed, meant)
      const begun = plainDistance(typed, meant.slice(0, typed.length))
      const meansBeginning = typed.length >= 5 && begun <= 1
      const plain = whole <= errorsForgiven(typed) ? whole : meansBeginning ? begun : Number.POSITIVE_INFINITY
      expect(errorsBetween(typed, meant)).toBe(plain)
    }),
    { numRuns: 5_000 },
  )
})

test('the neighbours of a short word are all the words one error away', () => {
  const short = fc.stringMatching(/^[a-e]{3,5}$/)
  fc.assert(
    fc.property(short, fc.stringMatching(/^[a-e]{2,6}$/), (typed, other) => {
      const neighbours = neighboursOf(typed)
      expect(neighbours.every((one) => errorsBetween(typed, one) === 1)).toBe(true)
      // Of five letters, the beginning of a longer word is forgiven as well; that is found by likeness.
      const isNear = Math.abs(typed.length - other.length) <= 1 && errorsBetween(typed, other) === 1
      if (typed.length < 5) expect(neighbours.includes(other)).toBe(isNear)
    }),
  )
})

test.each(['te', 'pepper'])('%s is too short or too long to have its neighbours listed', (typed) => {
  expect(neighboursOf(typed)).toEqual([])
})
