// One page of what is found in snapshots, sorted.
import { keysOf, rowsSortedBy } from '../snapshot/snapshot-items.ts'
import { type ItemSortBy, type ItemSortRow, itemSorts } from '../sorts/item-sorts.ts'
import { rank } from '../words/text-match.ts'
import type { FoundRows } from './found-items.ts'
import type { Slice } from './item-query.ts'

/** An item with what it is sorted by. */
export interface SortedItem {
  id: number
  store_id: number
  /** How well it matches a text, 0 the best. */
  rank: number
  key: number
}

/** The id breaks ties, so that no item is on two pages: rows ascend by it. */
function sorted({ items, rows, ranks }: FoundRows, { column, way, by_rank }: ItemSortRow): Uint32Array {
  const keys = keysOf(items, column)
  const rankOf = (row: number) => (by_rank && ranks?.[row]) || 0
  return rows.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || way * ((keys[one] ?? 0) - (keys[other] ?? 0) || one - other),
  )
}

/** The best rank any of the rows has; a beginning is nobody's very word. */
function bestRank({ rows, ranks }: FoundRows): number {
  let best: number = rank.none
  for (let at = 0; at < rows.length && best > 0; at += 1) best = Math.min(best, ranks?.[rows[at] ?? 0] ?? 0)
  return best
}

function pickSorted(choice: FoundRows, { column, way, by_rank }: ItemSortRow, wanted: number): number[] {
  const { items, holds, ranks } = choice
  const sorted = rowsSortedBy(items, column)
  const byRank = Array.from({ length: rank.none }, (): number[] => [])
  const best = byRank[by_rank ? bestRank(choice) : 0] ?? []
  for (let step = 0; step < sorted.length && best.length < wanted; step += 1) {
    const row = sorted[way === 1 ? step : sorted.length - 1 - step] ?? 0
    if (holds(row)) byRank[(by_rank && ranks?.[row]) || 0]?.push(row)
  }
  return byRank.flat()
}

/**
 * At least the first so many, or picked from the whole snapshot in sorted sequence, which is cached. The
 * more of the snapshot was found, the fewer rows are passed over before enough are picked.
 */
function firstRows(choice: FoundRows, sort: ItemSortRow, wanted: number): ArrayLike<number> {
  const { items, rows } = choice
  const passed = (wanted * items.rows.length) / rows.length
  return passed < rows.length ? pickSorted(choice, sort, wanted) : sorted(choice, sort)
}

/** Rows of one snapshot that are sorted already. */
interface Queue {
  choice: FoundRows
  rows: ArrayLike<number>
  /** How many were taken from it. */
  taken: number
}

function nextOf(
  { choice: { items, ranks }, rows, taken }: Queue,
  { column }: ItemSortRow,
): SortedItem | null {
  const row = rows[taken]
  if (row === undefined) return null
  const { id, store_id } = items
  return {
    id: id[row] ?? 0,
    store_id: store_id[row] ?? 0,
    rank: ranks?.[row] ?? 0,
    key: keysOf(items, column)[row] ?? 0,
  }
}

function isBefore(one: SortedItem, other: SortedItem, { way, by_rank }: ItemSortRow): boolean {
  const byRank = by_rank ? one.rank - other.rank : 0
  return (byRank || way * (one.key - other.key || one.id - other.id)) < 0
}

/** Takes from whichever queue holds the next one. */
function merged(queues: readonly Queue[], sort: ItemSortRow, { start, count }: Slice): SortedItem[] {
  const page: SortedItem[] = []
  const heads = queues.map((queue) => nextOf(queue, sort))
  for (let index = 0; index < start + count; index += 1) {
    let first = -1
    for (const [at, head] of heads.entries()) {
      const best = heads[first]
      if (head && (!best || isBefore(head, best, sort))) first = at
    }
    const [queue, head] = [queues[first], heads[first]]
    if (!queue || !head) break
    if (index >= start) page.push(head)
    queue.taken += 1
    heads[first] = nextOf(queue, sort)
  }
  return page
}

export function sliceOf(choices: readonly FoundRows[], sort: ItemSortBy, slice: Slice): SortedItem[] {
  const by: ItemSortRow = itemSorts[sort]
  const end = slice.start + slice.count
  const queues = choices.map((choice): Queue => ({ choice, rows: firstRows(choice, by, end), taken: 0 }))
  const [only, ...more] = queues
  // Of a single snapshot nothing needs to be taken in turn.
  if (!only || more.length > 0) return merged(queues, by, slice)
  return merged([{ ...only, taken: slice.start }], by, { start: 0, count: slice.count })
}
