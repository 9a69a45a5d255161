// The list of a listing, loaded before its page is shown; a list that cannot be loaded says so in its own place.
import { pagesIn } from '#web/platform/api/paged-query.ts'
import { isPlaceKnown, type ShopAccess } from '#web/platform/api/query.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'
import { type Found, foundIn, isByPlace, listingQuery } from './listing.queries.ts'
import { choiceIn } from './listing-choice-in.ts'
import { itemListStructure, type StructureContext } from './listing-head.ts'
import { listingRequest } from './listing-request.ts'
import type { ListingSource } from './listing-source.ts'
import { storeListStructure } from './store-list-structure.ts'

export interface AskedListing {
  source: ListingSource
  search: SearchTexts
  /** Arriving waits for the list; narrowing a shown one does not, the old list stands until the new one is there. */
  waits: boolean
}

/** What a listing says; a page around it may say more. */
export const listingAreas = ['listing', 'search', 'item', 'store', 'label'] as const

/** Into the cache; what has come is given back. */
export async function loadList(
  access: ShopAccess,
  { source, search, waits }: AskedListing,
): Promise<Found | null> {
  const { queryClient, shop } = access
  const request = listingRequest(source, choiceIn(shop.module?.module_type, { source, search }))
  const query = listingQuery(access, request, pagesIn(search.page))
  const isLoadable = request && shop.module && (isPlaceKnown(shop) || !isByPlace(request))
  const loading = isLoadable ? queryClient.prefetchInfiniteQuery(query) : null
  if (waits) await loading
  return foundIn(queryClient.getQueryData(query.queryKey)?.pages ?? [])
}

export function foundStructure(title: string, found: Found, context: StructureContext) {
  return found.kind === 'items'
    ? itemListStructure(title, found.items, context)
    : storeListStructure(title, found.stores, context)
}
