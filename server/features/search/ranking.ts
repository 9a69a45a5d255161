// The order of a search: best match first, then what can be had now, then what is ordered most.
import type { ListingQuestion, ListingService, Slice } from '#server/features/listing/listing.service.ts'
import { type SearchPlan, wholeResult } from './search-plan.ts'

/** So many of the best are put in order of openness; those behind them come by popularity alone. */
const firstRows = 60

export interface Found {
  id: number
  tier: number
}

export interface Ranking {
  listing: Pick<ListingService, 'ids' | 'count' | 'ranked'>
  /** Remembers the best rows of a search until the catalogue changes. */
  keepFirst: (search: Search, produce: () => Promise<Found[]>) => Promise<Found[]>
  /** Which of the items could be had now. */
  openAmong: (ids: readonly number[]) => Promise<ReadonlySet<number>>
}

export interface Search {
  asked: ListingQuestion
  plan: SearchPlan
  /** Few rows are read and ranked at once, many tier after tier along the index of popularity. */
  few: boolean
}

export async function rankedIds(
  { listing, keepFirst, openAmong }: Ranking,
  search: Search,
  slice: Slice,
): Promise<number[]> {
  const { start, count } = slice
  const end = start + count
  if (start >= firstRows) return idsOf(await byMatch(listing, search, slice))
  const [first, behind] = await Promise.all([
    keepFirst(search, () => byMatch(listing, search, { start: 0, count: firstRows })),
    end > firstRows ? byMatch(listing, search, { start: firstRows, count: end - firstRows }) : [],
  ])
  const open = await openAmong(idsOf(first))
  const closedLast = first.toSorted(
    (one, other) => one.tier - other.tier || Number(open.has(other.id)) - Number(open.has(one.id)),
  )
  return [...idsOf(closedLast).slice(start, end), ...idsOf(behind)]
}

const idsOf = (found: readonly Found[]) => found.map((one) => one.id)

function byMatch(listing: Ranking['listing'], search: Search, slice: Slice): Promise<Found[]> {
  if (!search.few) return tierAfterTier(listing, search, slice)
  const { asked, plan } = search
  return listing.ranked({ ...asked, match: wholeResult(plan) }, plan.ranks, slice)
}

/** Each tier by popularity; a tier is counted only when the slice begins behind its end. */
async function tierAfterTier(
  listing: Ranking['listing'],
  { asked, plan }: Search,
  { start, count }: Slice,
): Promise<Found[]> {
  const found: Found[] = []
  let skip = start
  for (const [tier, match] of plan.tiers.entries()) {
    const wanted = count - found.length
    if (wanted <= 0) break
    const question = { ...asked, match }
    const ids = await listing.ids(question, 'popular', { start: skip, count: wanted })
    found.push(...ids.map((id) => ({ id, tier })))
    const passed = skip > 0 && ids.length === 0 ? await listing.count(question) : skip
    skip -= passed
  }
  return found
}
