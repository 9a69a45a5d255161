// How well rows match a text, held against what the words of each row say.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMatched, matchText, rank, type TextMatch, type WordMeaning } from './text-match.ts'
import { buildWordIndex, hasWord, type WordIndex } from './word-index.ts'

/** The words of one item, by number, and the store it is sold by. */
interface Worded {
  named: number[]
  mentioned: number[]
  store_id: number
}

const word = fc.integer({ min: 1, max: 7 })
const words = fc.uniqueArray(word, { maxLength: 4 })
const item: fc.Arbitrary<Worded> = fc.record({ named: words, mentioned: words, store_id: fc.nat(3) })

const meaning: fc.Arbitrary<WordMeaning> = fc.record({
  exact: fc.uniqueArray(word, { maxLength: 1 }),
  close: words,
  store_ids: fc.uniqueArray(fc.nat(3), { maxLength: 2 }),
})

const text: fc.Arbitrary<TextMatch> = fc.record({
  need: fc.constantFrom('every', 'any'),
  words: fc.array(meaning, { minLength: 1, maxLength: 3 }),
})

function wordIndexIn(world: readonly Worded[]): WordIndex {
  const numbers = world.map(({ named, mentioned }) => [...named, ...mentioned.map((number) => -number)])
  return buildWordIndex({
    rows: Int32Array.from(world.keys()),
    counts: Int32Array.from(numbers, ({ length }) => length),
    numbers: Int32Array.from(numbers.flat()),
  })
}

/** Rows of what a store sells. */
const soldIn = (world: readonly Worded[]) => (store_id: number) =>
  Uint32Array.from([...world.keys()].filter((row) => world[row]?.store_id === store_id))

function referenceRank(
  { named, mentioned, store_id }: Worded,
  { exact, close, store_ids }: WordMeaning,
): number {
  if (exact.some((number) => named.includes(number))) return rank.exact
  if (close.some((number) => named.includes(number))) return rank.close
  const meant = [...exact, ...close]
  const isMentioned = meant.some((number) => mentioned.includes(number)) || store_ids.includes(store_id)
  return isMentioned ? rank.mentioned : rank.none
}

test('[SRC-02] a row ranks by its worst word, or by its best where one is enough', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 30 }), text, (world, asked) => {
      const ranks = matchText(
        { wordIndex: wordIndexIn(world), count: world.length, rowsOfStore: soldIn(world) },
        asked,
      )
      const expected = world.map((one) => {
        const byWord = asked.words.map((meant) => referenceRank(one, meant))
        return asked.need === 'every' ? Math.max(...byWord) : Math.min(...byWord)
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
