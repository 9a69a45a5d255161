// Which stores of a snapshot have the words somebody typed: their meanings are looked up in the vocabulary of stores.
import { type StoreVocabulary, shortestInside } from './store-vocabulary.ts'
import { matchText, rank, type WordMeaning } from './text-match.ts'
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

/** Stores with every word in their texts; where `similar`, or one it may be a misspelling of. */
export function storesWithEveryWord<Store>(
  { stores, vocabulary, wordIndex }: StoreWords<Store>,
  words: readonly string[],
  similar: boolean,
): Store[] {
  const meanings = words.map((word): WordMeaning => {
    const { beginning, inside, meant } = vocabulary.alike(word)
    return { exact: beginning, close: inside, misspelt: similar ? meant() : [], store_ids: [] }
  })
  return matchedStores(
    stores,
    matchText({ wordIndex, count: stores.length }, { need: 'every', words: meanings }),
  )
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
      ? { exact: beginning, close: inside, misspelt, store_ids: [] }
      : { exact: [], close: [], misspelt, store_ids: [] }
  })
  return matchedStores(
    stores,
    matchText({ wordIndex, count: stores.length }, { need: 'any', words: meanings }),
  )
}

/** By hand: every store of a town is looked at for every name. */
function matchedStores<Store>(stores: readonly Store[], ranks: Uint8Array): Store[] {
  const found: Store[] = []
  for (let row = 0; row < ranks.length; row += 1) {
    const store = stores[row]
    if (ranks[row] !== rank.none && store !== undefined) found.push(store)
  }
  return found
}
