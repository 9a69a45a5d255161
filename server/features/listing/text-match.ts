// How well items match a text, made from the rows that bear its words.
import { type Bearers, rowsBearing } from './bearers.ts'
import type { TextMatch, WordMeaning } from './listing-question.ts'
import { rank, type Shelf } from './shelf.ts'
import type { Match } from './shelf-found.ts'
import { rowsOfStore } from './shelf-selection.ts'

/** The better ones last: they stand over the others. */
function ranksOfWord(shelf: Shelf, { exact, close, store_ids }: WordMeaning, bearers: Bearers): Uint8Array {
  const ranks = new Uint8Array(shelf.rows.length).fill(rank.none)
  const mark = (rows: Uint32Array, as: number) => {
    for (const row of rows) ranks[row] = as
  }
  const very = exact === undefined ? [] : [exact]
  for (const store_id of store_ids) mark(rowsOfStore(shelf, store_id), rank.mentioned)
  for (const word of [...close, ...very]) mark(rowsBearing(bearers, -word), rank.mentioned)
  for (const word of close) mark(rowsBearing(bearers, word), rank.close)
  for (const word of very) mark(rowsBearing(bearers, word), rank.exact)
  return ranks
}

/** Of every word the worst counts, or the best of any. */
function join(ranks: Uint8Array, own: Uint8Array, need: TextMatch['need']): void {
  for (let row = 0; row < ranks.length; row += 1) {
    const [one, other] = [ranks[row] ?? rank.none, own[row] ?? rank.none]
    if (need === 'every' ? other > one : other < one) ranks[row] = other
  }
}

export function matchOn(shelf: Shelf, { need, words }: TextMatch, bearers: Bearers): Match {
  const [first, ...others] = words.map((word) => ranksOfWord(shelf, word, bearers))
  const ranks = first ?? new Uint8Array(shelf.rows.length).fill(rank.none)
  for (const own of others) join(ranks, own, need)
  return { shelf, ranks }
}

export function isMatched({ ranks }: Match): boolean {
  for (let row = 0; row < ranks.length; row += 1) if (ranks[row] !== rank.none) return true
  return false
}
