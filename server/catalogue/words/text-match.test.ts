// How well rows match a text, held against what the words of each row say.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildRowNames } from './row-names.ts'
import { isMatched, matchText, rank, type TextMatch, type WordMeaning } from './text-match.ts'
import { buildWordIndex, hasWord, type WordIndex } from './word-index.ts'

/** The words of one item, by number, and the store it is sold by. */
interface Worded {
  /** In two languages. */
  names: [number[], number[]]
  mentioned: number[]
  store_id: number
}

const word = fc.integer({ min: 1, max: 7 })
const words = fc.uniqueArray(word, { maxLength: 4 })
const name = fc.array(word, { maxLength: 3 })
const item: fc.Arbitrary<Worded> = fc.record({
  names: fc.tuple(name, name),
  mentioned: words,
  store_id: fc.nat(3),
})

const meaning: fc.Arbitrary<WordMeaning> = fc.record({
  exact: fc.uniqueArray(word, { maxLength: 1 }),
  close: words,
  misspelt: words,
  store_ids: fc.uniqueArray(fc.nat(3), { maxLength: 2 }),
})

const text: fc.Arbitrary<TextMatch> = fc.record({
  need: fc.constantFrom('every', 'any'),
  words: fc.array(meaning, { minLength: 1, maxLength: 3 }),
})

function wordIndexIn(world: readonly Worded[]): WordIndex {
  const numbers = world.map(({ names, mentioned }) => [
    ...new Set(names.flat()),
    ...mentioned.map((number) => -number),
  ])
  return buildWordIndex({
    rows: Int32Array.from(world.keys()),
    counts: Int32Array.from(numbers, ({ length }) => length),
    numbers: Int32Array.from(numbers.flat()),
  })
}

/** Rows of what a store sells. */
const soldIn = (world: readonly Worded[]) => (store_id: number) =>
  Uint32Array.from([...world.keys()].filter((row) => world[row]?.store_id === store_id))

/** Read in any sequence, with one the snapshot does not hold. */
function namesIn(world: readonly Worded[]) {
  const numbers = world.map(({ names }) => names.flatMap((one) => [...one, 0]))
  const read = [...[...numbers.entries()].toReversed(), [-1, [5, 0]] as const]
  return buildRowNames(
    {
      rows: Int32Array.from(read, ([row]) => row),
      counts: Int32Array.from(read, ([, own]) => own.length),
      numbers: Int32Array.from(read.flatMap(([, own]) => own)),
    },
    world.length,
  )
}

function referenceRank(
  { names, mentioned, store_id }: Worded,
  { exact, close, misspelt, store_ids }: WordMeaning,
): number {
  const named = names.flat()
  if (exact.some((number) => named.includes(number))) return rank.exact
  if (close.some((number) => named.includes(number))) return rank.close
  const meant = [...exact, ...close]
  const isMentioned = meant.some((number) => mentioned.includes(number)) || store_ids.includes(store_id)
  if (isMentioned) return rank.mentioned
  return misspelt.some((number) => [...named, ...mentioned].includes(number)) ? rank.corrected : rank.none
}

/** Of what has every word in its name. */
function referenceNameRank({ names }: Worded, asked: readonly WordMeaning[], plain: number): number {
  const isAt = (one: readonly number[], at: number) => asked[at]?.exact.includes(one[at] ?? 0) ?? false
  const last = asked.length - 1
  const isWhole = (one: readonly number[]) =>
    one.length === asked.length && one.every((_number, at) => isAt(one, at))
  const isBegun = (one: readonly number[]) =>
    one.length >= asked.length &&
    asked.every((meant, at) => isAt(one, at) || (at === last && meant.close.includes(one[at] ?? 0)))
  if (plain > rank.close) return plain
  if (names.some(isWhole)) return rank.whole_name
  return names.some(isBegun) ? rank.name_beginning : plain
}

test('[SRC-02] a row ranks by its worst word and by how much of its name the text is, or by its best word where one is enough', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 30 }), text, (world, asked) => {
      const ranks = matchText(
        {
          wordIndex: wordIndexIn(world),
          count: world.length,
          rowsOfStore: soldIn(world),
          names: namesIn(world),
        },
        asked,
      )
      const expected = world.map((one) => {
        const byWord = asked.words.map((meant) => referenceRank(one, meant))
        if (asked.need === 'any') return Math.min(...byWord)
        return referenceNameRank(one, asked.words, Math.max(...byWord))
      })
      expect([...ranks]).toEqual(expected)
      expect(isMatched(ranks)).toBe(expected.some((one) => one !== rank.none))
    }),
  )
})

test('[SRC-02] a word is in the index where an item of the snapshot has it, in its name or elsewhere', () => {
  const words = {
    rows: Int32Array.of(-1, 0),
    counts: Int32Array.of(2, 2),
    numbers: Int32Array.of(5, 6, -7, 2),
  }
  const wordIndex = buildWordIndex(words)
  const used = [1, 2, 3, 4, 5, 6, 7, 8].filter((word_id) => hasWord(wordIndex, word_id))
  expect(used).toEqual([2, 7])
})
