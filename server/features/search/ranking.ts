// The order of a search: best match first, then what can be had now, then what is ordered most.
import type { Found, ListingService, Slice } from '#server/features/listing/listing.service.ts'

/** So many of the best are put in order of openness; those behind them come by popularity alone. */
const firstRows = 60

export interface Ranking {
  listing: Pick<ListingService, 'slice'>
  /** Which of the items could be had now. */
  openAmong: (ids: readonly number[]) => Promise<ReadonlySet<number>>
}

export async function rankedIds(
  { listing, openAmong }: Ranking,
  found: Found,
  { start, count }: Slice,
): Promise<number[]> {
  const end = start + count
  const best = listing.slice(found, 'popular', { start: 0, count: Math.max(end, firstRows) })
  const first = best.slice(0, firstRows)
  const open = start < firstRows ? await openAmong(first.map(({ id }) => id)) : new Set<number>()
  const closedLast = first.toSorted(
    (one, other) => one.rank - other.rank || Number(open.has(other.id)) - Number(open.has(one.id)),
  )
  return [...closedLast, ...best.slice(firstRows)].slice(start, end).map(({ id }) => id)
}
