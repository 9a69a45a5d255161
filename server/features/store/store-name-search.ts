// Which stores have the words somebody typed.

import { shortestInside, type Vocabulary } from './store-vocabulary.ts'
import { createStoreWordIndex, type StoreWordIndex } from './store-word-index.ts'

/** What the stores of a snapshot are called. */
export interface StoreNames<Store> {
  stores: readonly Store[]
  vocabulary: Vocabulary
  wordIndex: StoreWordIndex
}

/** By a folded text of each. */
export function namesFrom<Store>(
  stores: readonly Store[],
  textOf: (store: Store) => string,
  vocabulary: Vocabulary,
): StoreNames<Store> {
  const words = stores.map((store) => vocabulary.numbersOf(textOf(store)))
  return { stores, vocabulary, wordIndex: createStoreWordIndex(words, vocabulary.size()) }
}

export interface NamedStore<Store> {
  store: Store
  /** One bit for each typed word that begins a word of the store, the first word's the highest. */
  begun: number
}

/** Stores with every word in their texts; where `similar`, or one it may be a misspelling of. */
export function storesWithEveryWord<Store>(
  { stores, vocabulary, wordIndex }: StoreNames<Store>,
  words: readonly string[],
  similar: boolean,
): NamedStore<Store>[] {
  // A name without a single letter or digit names nothing.
  if (words.length === 0) return []
  /** How many of the words, the first ones in turn. */
  const matched = new Uint8Array(stores.length)
  const begun = new Uint32Array(stores.length)
  words.forEach((word, position) => {
    const { holding, beginning, meant } = vocabulary.alike(word)
    const mark = (index: number) => {
      if (matched[index] === position) matched[index] = position + 1
    }
    wordIndex.each(holding, mark)
    if (similar) wordIndex.each(meant(), mark)
    const bit = 1 << (words.length - 1 - position)
    wordIndex.each(beginning, (index) => {
      begun[index] = (begun[index] ?? 0) | bit
    })
  })
  return marked(stores, matched, words.length, (store, index) => ({ store, begun: begun[index] ?? 0 }))
}

export interface AskedWords {
  words: readonly string[]
  /** Those that may be misspelt. */
  doubted: readonly string[]
}

/** Short words are in the names of half a town: they say nothing about a store. */
export function storesWithAnyWord<Store>(
  { stores, vocabulary, wordIndex }: StoreNames<Store>,
  { words, doubted }: AskedWords,
): Store[] {
  const longEnough = (word: string) => word.length >= shortestInside
  const matched = new Uint8Array(stores.length)
  const mark = (index: number) => {
    matched[index] = 1
  }
  for (const word of words.filter(longEnough)) wordIndex.each(vocabulary.alike(word).holding, mark)
  for (const word of doubted.filter(longEnough)) wordIndex.each(vocabulary.alike(word).meant(), mark)
  return marked(stores, matched, 1, (store) => store)
}

function marked<Store, Found>(
  stores: readonly Store[],
  marks: Uint8Array,
  mark: number,
  toFound: (store: Store, index: number) => Found,
): Found[] {
  const found: Found[] = []
  for (let index = marks.indexOf(mark); index !== -1; index = marks.indexOf(mark, index + 1)) {
    const store = stores[index]
    if (store !== undefined) found.push(toFound(store, index))
  }
  return found
}
