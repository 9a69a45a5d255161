// How well the rows of a word index match a text, of items and of stores alike.
import { type NameStart, nameShare, type RowNames } from './row-names.ts'
import { markRows, type WordIndex } from './word-index.ts'

/** By what a text can be matched, the best first; `none` is the rank of what does not match it. */
export const rank = {
  /** The text is the name. */
  whole_name: 0,
  /** The name begins with the text. */
  name_beginning: 1,
  /** All its words are words of the name. */
  exact: 2,
  /** Words of the name begin with them, or hold them. */
  close: 3,
  /** They stand in tags or categories, or in the name of the store. */
  mentioned: 4,
  /** A word it may be a misspelling of stands anywhere. */
  corrected: 5,
  none: 6,
} as const

/** What one typed word may stand for, as numbers of words of the index. */
export interface WordMeaning {
  /** The word itself; of a misspelt one, what it may be meant to be. */
  exact: readonly number[]
  close: readonly number[]
  /** Words that one which is known may be a misspelling of. */
  misspelt: readonly number[]
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
  /** What they are called; rows of the same words are not told apart without. */
  names?: RowNames
}

/** The better ones last: they stand over the others. */
function ranksOfWord({ wordIndex, count, rowsOfStore }: MatchedRows, meaning: WordMeaning): Uint8Array {
  const { exact, close, misspelt, store_ids } = meaning
  const ranks = new Uint8Array(count).fill(rank.none)
  const hasMentions = (wordIndex.numbers[0] ?? 0) < 0
  const elsewhere = (words: readonly number[]) => (hasMentions ? words.map((word) => -word) : [])
  markRows(wordIndex, elsewhere(misspelt), ranks, rank.corrected)
  markRows(wordIndex, misspelt, ranks, rank.corrected)
  for (const store_id of store_ids) {
    for (const row of rowsOfStore?.(store_id) ?? []) ranks[row] = rank.mentioned
  }
  markRows(wordIndex, elsewhere([...close, ...exact]), ranks, rank.mentioned)
  markRows(wordIndex, close, ranks, rank.close)
  markRows(wordIndex, exact, ranks, rank.exact)
  return ranks
}

/** One of `rank` for every row, word by word. */
function ranksByWord(matched: MatchedRows, words: readonly WordMeaning[]): Uint8Array[] {
  return words.map((word) => ranksOfWord(matched, word))
}

/** Of every word the worst counts, or the best of any; a text without words matches nothing. */
function joinRanks(byWord: readonly Uint8Array[], need: TextMatch['need'], count: number): Uint8Array {
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

/** Of rows with every word in their name, those whose name is the text or begins with it stand before the others. */
function rankByName(ranks: Uint8Array, names: RowNames, words: readonly WordMeaning[]): void {
  const last = words.at(-1)
  const start: NameStart = {
    words: words.map(({ exact }) => new Set(exact)),
    lastBegun: new Set([...(last?.exact ?? []), ...(last?.close ?? [])]),
  }
  for (let row = 0; row < ranks.length; row += 1) {
    if ((ranks[row] ?? rank.none) > rank.close) continue
    const share = nameShare(names, row, start)
    if (share === 'whole') ranks[row] = rank.whole_name
    else if (share === 'beginning') ranks[row] = rank.name_beginning
  }
}

export function matchText(matched: MatchedRows, { need, words }: TextMatch): Uint8Array {
  const ranks = joinRanks(ranksByWord(matched, words), need, matched.count)
  if (matched.names && need === 'every') rankByName(ranks, matched.names, words)
  return ranks
}

export function isMatched(ranks: Uint8Array): boolean {
  for (let row = 0; row < ranks.length; row += 1) if (ranks[row] !== rank.none) return true
  return false
}
