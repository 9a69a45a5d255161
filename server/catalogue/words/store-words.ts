// Which stores of a snapshot have the words somebody typed: their meanings are looked up in the vocabulary of stores.
import { type StoreVocabulary, shortestInside } from './store-vocabulary.ts'
import { joinRanks, matchText, rank, ranksByWord, type WordMeaning } from './text-match.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'

/** What the stores of a snapshot are called. */
export interface StoreWords<Store> {
  stores: readonly Store[]
  vocabulary: StoreVocabulary
  wordIndex: WordIndex
}

/** By a folded text of each. */
export function storeWordsFrom<Store>(
  stores: readonly Store[],
  textOf: (store: Store) => string,
  vocabulary: StoreVocabulary,
): StoreWords<Store> {
  const words = stores.map((store) => vocabulary.numbersOf(textOf(store)))
  const wordIndex = buildWordIndex({
    rows: Int32Array.from(words.keys()),
    counts: Int32Array.from(words, ({ length }) => length),
    numbers: Int32Array.from(words.flat()),
  })
  return { stores, vocabulary, wordIndex }
}

export interface FoundStore<Store> {
  store: Store
  /** One bit for each typed word that begins a word of the store, the first word's the highest. */
  begun: number
}

/** Stores with every word in their texts; where `similar`, or one it may be a misspelling of. */
export function storesWithEveryWord<Store>(
  { stores, vocabulary, wordIndex }: StoreWords<Store>,
  words: readonly string[],
  similar: boolean,
): FoundStore<Store>[] {
  const meanings = words.map((word): WordMeaning => {
    const { beginning, inside, meant } = vocabulary.alike(word)
    return { exact: beginning, close: similar ? [...inside, ...meant()] : inside, store_ids: [] }
  })
  const byWord = ranksByWord({ wordIndex, count: stores.length }, meanings)
  const begun = (row: number) =>
    byWord.reduce((bits, ranks) => bits * 2 + Number(ranks[row] === rank.exact), 0)
  const ranks = joinRanks(byWord, 'every', stores.length)
  return matchedStores(stores, ranks, (store, row) => ({ store, begun: begun(row) }))
}

export interface AskedWords {
  words: readonly string[]
  /** Those that may be misspelt. */
  doubted: readonly string[]
}

/** Short words are in the names of half a town: they say nothing about a store. */
export function storesWithAnyWord<Store>(
  { stores, vocabulary, wordIndex }: StoreWords<Store>,
  { words, doubted }: AskedWords,
): Store[] {
  const longEnough = (word: string) => word.length >= shortestInside
  const [isAsked, isDoubted] = [new Set(words), new Set(doubted)]
  const meanings = [...new Set([...words, ...doubted])].filter(longEnough).map((word): WordMeaning => {
    const { beginning, inside, meant } = vocabulary.alike(word)
    const misspelt = isDoubted.has(word) ? meant() : []
    return isAsked.has(word)
      ? { exact: beginning, close: [...inside, ...misspelt], store_ids: [] }
      : { exact: [], close: misspelt, store_ids: [] }
  })
  const ranks = matchText({ wordIndex, count: stores.length }, { need: 'any', words: meanings })
  return matchedStores(stores, ranks, (store) => store)
}

/** By hand: every store of a town is looked at for every name. */
function matchedStores<Store, Found>(
  stores: readonly Store[],
  ranks: Uint8Array,
  toFound: (store: Store, row: number) => Found,
): Found[] {
  const found: Found[] = []
  for (let row = 0; row < ranks.length; row += 1) {
    const store = stores[row]
    if (ranks[row] !== rank.none && store !== undefined) found.push(toFound(store, row))
  }
  return found
}
