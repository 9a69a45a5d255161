// Everything a listing page needs before it is shown; a list that cannot be loaded says so in its own place.
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import { pagesIn } from '#web/platform/api/paged-query.ts'
import { isPlaceKnown, type ShopAccess } from '#web/platform/api/query.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { pageOrigin } from '#web/platform/navigation/page-origin.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'
import { type Found, foundIn, isByPlace, listingQuery } from './listing.queries.ts'
import { choiceIn } from './listing-choice-in.ts'
import { itemStructure, listingHead, type StructureContext, storeStructure } from './listing-head.ts'
import { listingRequest } from './listing-request.ts'
import type { ListingSource, SearchTexts } from './listing-source.ts'
import { listingTitle } from './listing-title.ts'

export interface AskedListing {
  source: ListingSource
  search: SearchTexts
  /** Arriving waits for the list; narrowing a shown one does not, the old list stands until the new one is there. */
  waits: boolean
}

/** What a listing says; a page around it may say more. */
export const listingAreas = ['listing', 'search', 'item', 'store', 'label'] as const

/** The list and the categories beside it, into the cache; what has come is given back. */
export async function loadList(access: ShopAccess, { source, search, waits }: AskedListing) {
  const { queryClient, shop } = access
  const request = listingRequest(source, choiceIn(shop.module?.module_type, { source, search }))
  const query = listingQuery(access, request, pagesIn(search.page))
  const isLoadable = request && shop.module && (isPlaceKnown(shop) || !isByPlace(request))
  const loading = isLoadable ? queryClient.prefetchInfiniteQuery(query) : null
  await Promise.all([queryClient.prefetchQuery(categoriesQuery(access)), waits ? loading : null])
  return {
    found: foundIn(queryClient.getQueryData(query.queryKey)?.pages ?? []),
    categories: queryClient.getQueryData(categoriesQuery(access).queryKey) ?? [],
  }
}

export async function loadListing(access: ShopAccess, asked: AskedListing) {
  const { language, module } = access.shop
  const [messages, { found, categories }, config] = await Promise.all([
    loadMessages(language, listingAreas),
    loadList(access, asked),
    access.queryClient.ensureQueryData(configQuery(access)),
  ])
  const t = pageTexts(language, messages, 'listing')
  const title = listingTitle(asked.source, categories, t)
  const business = config.business_name
  return {
    messages,
    ...listingHead({
      title: t('page_title', { title, business }),
      description: t('page_description', { title, module: module?.module_name ?? business }),
      isIndexed: asked.source.kind !== 'text',
      list: found && foundStructure(title, found, { origin: pageOrigin(), currency: config.currency }),
    }),
  }
}

export function foundStructure(title: string, found: Found, context: StructureContext) {
  return found.kind === 'items'
    ? itemStructure(title, found.items, context)
    : storeStructure(title, found.stores, context)
}
