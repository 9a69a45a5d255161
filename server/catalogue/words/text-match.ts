// How well the rows of a word index match a text, of items and of stores alike.
import { markRows, type WordIndex } from './word-index.ts'

/** By what a text can be matched, the best first; `none` is the rank of what does not match it. */
export const rank = {
  /** The very words of an item's name; the beginning of a word of a store. */
  exact: 0,
  /** Words like them, in the name. */
  close: 1,
  /** Words like them anywhere, or in the name of the store. */
  mentioned: 2,
  none: 3,
} as const

/** What one typed word may stand for, as numbers of words of the index. */
export interface WordMeaning {
  exact: readonly number[]
  close: readonly number[]
  /** Stores with such a word in their name: what they sell mentions it. */
  store_ids: readonly number[]
}

export interface TextMatch {
  /** Whether every word must be found or one is enough. */
  need: 'every' | 'any'
  words: readonly WordMeaning[]
}

/** What is matched: the rows of an index. */
export interface MatchedRows {
  wordIndex: WordIndex
  /** How many rows there are. */
  count: number
  /** Rows of what a store sells. */
  rowsOfStore?: (store_id: number) => Uint32Array
}

/** The better ones last: they stand over the others. */
function ranksOfWord({ wordIndex, count, rowsOfStore }: MatchedRows, meaning: WordMeaning): Uint8Array {
  const { exact, close, store_ids } = meaning
  const ranks = new Uint8Array(count).fill(rank.none)
  for (const store_id of store_ids) {
    for (const row of rowsOfStore?.(store_id) ?? []) ranks[row] = rank.mentioned
  }
  const hasMentions = (wordIndex.numbers[0] ?? 0) < 0
  const mentioned = hasMentions ? [...close, ...exact].map((word) => -word) : []
  markRows(wordIndex, mentioned, ranks, rank.mentioned)
  markRows(wordIndex, close, ranks, rank.close)
  markRows(wordIndex, exact, ranks, rank.exact)
  return ranks
}

/** One of `rank` for every row, word by word. */
export function ranksByWord(matched: MatchedRows, words: readonly WordMeaning[]): Uint8Array[] {
  return words.map((word) => ranksOfWord(matched, word))
}

/** Of every word the worst counts, or the best of any; a text without words matches nothing. */
export function joinRanks(byWord: readonly Uint8Array[], need: TextMatch['need'], count: number): Uint8Array {
  const [first, ...others] = byWord
  const ranks = first?.slice() ?? new Uint8Array(count).fill(rank.none)
  const isWorst = need === 'every'
  for (const own of others) {
    for (let row = 0; row < count; row += 1) {
      const other = own[row] ?? rank.none
      const isWorse = other > (ranks[row] ?? rank.none)
      if (isWorse === isWorst) ranks[row] = other
    }
  }
  return ranks
}

export function matchText(matched: MatchedRows, { need, words }: TextMatch): Uint8Array {
  return joinRanks(ranksByWord(matched, words), need, matched.count)
}

export function isMatched(ranks: Uint8Array): boolean {
  for (let row = 0; row < ranks.length; row += 1) if (ranks[row] !== rank.none) return true
  return false
}
