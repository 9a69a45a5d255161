// How a search is sorted: best match first, then what can be had now, then what is ordered most.
import type { Found } from '../query/found-items.ts'
import type { SortedItem } from '../query/item-page.ts'
import type { Slice } from '../query/item-query.ts'
import type { ItemSortBy } from './item-sorts.ts'

/** So many of the best are sorted by openness; those behind them come by popularity alone. */
const firstRows = 60

export interface Ranking {
  slice: (found: Found, sort: ItemSortBy, wanted: Slice) => SortedItem[]
  /** Stores that could be ordered from now. */
  open: ReadonlySet<number>
}

export function rankedIds({ slice, open }: Ranking, found: Found, { start, count }: Slice): number[] {
  if (start >= found.span.total) return []
  const end = start + count
  const best = slice(found, 'best_match', { start: 0, count: Math.max(end, firstRows) })
  const closedLast = best
    .slice(0, firstRows)
    .toSorted(
      (one, other) =>
        one.rank - other.rank || Number(open.has(other.store_id)) - Number(open.has(one.store_id)),
    )
  return [...closedLast, ...best.slice(firstRows)].slice(start, end).map(({ id }) => id)
}
