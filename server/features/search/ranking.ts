// The order of a search: best match first, then what can be had now, then what is ordered most.
import type { ListingQuestion, ListingService, Slice } from '#server/features/listing/listing.service.ts'
import type { SearchPlan } from './search-plan.ts'

/** So many of the best are put in order of openness; those behind them come by popularity alone. */
const firstRows = 60

interface Found {
  id: number
  tier: number
}

export interface Ranking {
  listing: Pick<ListingService, 'ids' | 'count'>
  /** Which of the items could be had now. */
  openAmong: (ids: readonly number[]) => Promise<ReadonlySet<number>>
}

export async function rankedIds(
  { listing, openAmong }: Ranking,
  asked: ListingQuestion,
  plan: SearchPlan,
  { start, count }: Slice,
): Promise<number[]> {
  const end = start + count
  if (start >= firstRows) return idsOf(await byMatch(listing, asked, plan, { start, count }))
  const [first, behind] = await Promise.all([
    byMatch(listing, asked, plan, { start: 0, count: firstRows }),
    end > firstRows ? byMatch(listing, asked, plan, { start: firstRows, count: end - firstRows }) : [],
  ])
  const open = await openAmong(idsOf(first))
  const closedLast = first.toSorted(
    (one, other) => one.tier - other.tier || Number(open.has(other.id)) - Number(open.has(one.id)),
  )
  return [...idsOf(closedLast).slice(start, end), ...idsOf(behind)]
}

const idsOf = (found: readonly Found[]) => found.map((one) => one.id)

/** Tier after tier, each by popularity; a tier is counted only when the slice begins behind its end. */
async function byMatch(
  listing: Ranking['listing'],
  asked: ListingQuestion,
  { tiers }: SearchPlan,
  { start, count }: Slice,
): Promise<Found[]> {
  const found: Found[] = []
  let skip = start
  for (const [tier, match] of tiers.entries()) {
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
