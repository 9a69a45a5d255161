// Stores are found through their words as if every text had been read through.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMisspelling } from '#contract/features/search/spelling.ts'
import { createStoreVocabularies, createStoreVocabulary } from './store-vocabulary.ts'
import { storesWithAnyWord, storesWithEveryWord, storeWordsFrom } from './store-words.ts'

/** Of few letters, so that words hold, begin and resemble each other. */
const word = fc.oneof(
  fc.stringMatching(/^[abн]{1,4}$/),
  fc.stringMatching(/^[abнош]{4,8}$/),
  fc.constantFrom('bakery', 'bakary', 'пекарня', 'пикарня', 'مخبز', 'مخبر', '24'),
)
const texts = fc.array(
  fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')),
  { maxLength: 12 },
)
const typed = fc.uniqueArray(word, { maxLength: 4 })

const begins = (text: string, one: string) => ` ${text}`.includes(` ${one}`)
const holds = (text: string, one: string) => (one.length < 3 ? begins(text, one) : text.includes(one))
const resembles = (text: string, one: string) => text.split(' ').some((known) => isMisspelling(one, known))

/** A vocabulary for all snapshots, or one for few words. */
const fullAt = fc.constantFrom(3, 1_000)

/** Of snapshots one after another, with questions in between: later words must not hide behind earlier answers. */
function inSnapshots<Found>(
  snapshots: readonly string[][],
  find: (names: Names) => Found[],
  full: number,
): Found[][] {
  const vocabulary = createStoreVocabularies(full)
  const known = snapshots.map((stores) => {
    const names = storeWordsFrom(stores, (text) => text, vocabulary())
    find(names)
    return names
  })
  return known.map(find)
}

type Names = ReturnType<typeof storeWordsFrom<string>>

test('[SRC-07] stores with every word of a name are those whose text has it', () => {
  fc.assert(
    fc.property(
      fc.array(texts, { maxLength: 3 }),
      typed,
      fc.boolean(),
      fullAt,
      (snapshots, words, similar, full) => {
        const found = inSnapshots(snapshots, (names) => storesWithEveryWord(names, words, similar), full)
        const hasWords = (text: string) =>
          words.length > 0 && words.every((one) => holds(text, one) || (similar && resembles(text, one)))
        expect(found).toEqual(snapshots.map((stores) => stores.filter(hasWords)))
      },
    ),
    { numRuns: 500 },
  )
})

test('[SRC-07] stores with one of the words are those whose text has a long enough one, or one it may mean', () => {
  fc.assert(
    fc.property(
      fc.array(texts, { maxLength: 3 }),
      typed,
      typed,
      fullAt,
      (snapshots, words, doubted, full) => {
        const found = inSnapshots(snapshots, (names) => storesWithAnyWord(names, { words, doubted }), full)
        const hasWords = (text: string) =>
          words.some((one) => one.length >= 3 && holds(text, one)) ||
          doubted.some((one) => one.length >= 3 && resembles(text, one))
        expect(found).toEqual(snapshots.map((stores) => stores.filter(hasWords)))
      },
    ),
    { numRuns: 500 },
  )
})

test('what was found is found again after many other words were asked for', () => {
  const names = storeWordsFrom(['old bakery', 'noodle bar'], (text) => text, createStoreVocabulary())
  const find = () => storesWithEveryWord(names, ['baker'], true)
  expect(find()).toEqual(['old bakery'])
  for (let other = 0; other < 200; other += 1) storesWithEveryWord(names, [`word${other}`], true)
  expect(find()).toEqual(['old bakery'])
})

test('words of names that were changed are left behind with a full vocabulary', () => {
  const vocabulary = createStoreVocabularies(10)
  const sizes = Array.from({ length: 100 }, (_unused, renaming) => {
    storeWordsFrom([`one${renaming} two${renaming}`], (text) => text, vocabulary())
    return vocabulary().size()
  })
  expect(Math.max(...sizes)).toBeLessThan(12)
})
