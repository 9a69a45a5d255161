// How well items match a text, made from the rows the index has for its words.

import type { Match } from './found-items.ts'
import { rowsOfStore } from './item-selections.ts'
import { type ItemSnapshot, rank } from './item-snapshot.ts'
import type { TextMatch, WordMeaning } from './listing-query.ts'
import { rowsWithWord, type WordIndex } from './word-index.ts'

/** The better ones last: they stand over the others. */
function ranksOfWord(
  snapshot: ItemSnapshot,
  { exact, close, store_ids }: WordMeaning,
  wordIndex: WordIndex,
): Uint8Array {
  const ranks = new Uint8Array(snapshot.rows.length).fill(rank.none)
  const mark = (rows: Uint32Array, as: number) => {
    for (const row of rows) ranks[row] = as
  }
  const very = exact === undefined ? [] : [exact]
  for (const store_id of store_ids) mark(rowsOfStore(snapshot, store_id), rank.mentioned)
  for (const word of [...close, ...very]) mark(rowsWithWord(wordIndex, -word), rank.mentioned)
  for (const word of close) mark(rowsWithWord(wordIndex, word), rank.close)
  for (const word of very) mark(rowsWithWord(wordIndex, word), rank.exact)
  return ranks
}

/** Of every word the worst counts, or the best of any. */
function join(ranks: Uint8Array, own: Uint8Array, need: TextMatch['need']): void {
  for (let row = 0; row < ranks.length; row += 1) {
    const [one, other] = [ranks[row] ?? rank.none, own[row] ?? rank.none]
    if (need === 'every' ? other > one : other < one) ranks[row] = other
  }
}

export function matchText(snapshot: ItemSnapshot, { need, words }: TextMatch, wordIndex: WordIndex): Match {
  const [first, ...others] = words.map((word) => ranksOfWord(snapshot, word, wordIndex))
  const ranks = first ?? new Uint8Array(snapshot.rows.length).fill(rank.none)
  for (const own of others) join(ranks, own, need)
  return { snapshot, ranks }
}

export function isMatched({ ranks }: Match): boolean {
  for (let row = 0; row < ranks.length; row += 1) if (ranks[row] !== rank.none) return true
  return false
}
