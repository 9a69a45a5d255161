// Everything a store page shows when it opens; parts that cannot be loaded say so in their own place.
import { notFound } from '@tanstack/react-router'
import { localMoment } from '#contract/core/local-time.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { storeBannersQuery } from '#web/features/promotion/promotion.queries.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import { pagesIn } from '#web/platform/api/paged-query.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { pageOrigin } from '#web/platform/navigation/page-origin.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'
import { modulesOfZoneQuery, storeQuery } from './entered-store.queries.ts'
import { storeHead } from './store-head.ts'
import { storeItemsQuery, storeMenuQuery, storeRecommendedQuery } from './store-page.queries.ts'
import { isMenuListed, readMenuChoice } from './store-page-search.ts'

const areas = ['storepage', 'listing', 'item', 'store', 'label', 'coupon', 'review'] as const

interface AskedStore {
  store_key: string | null
  search: SearchTexts
  /** Arriving waits for the items; narrowing the shown ones does not. */
  waits: boolean
}

export async function loadStorePage(access: ShopAccess, { store_key, search, waits }: AskedStore) {
  if (store_key === null) throw notFound()
  const { queryClient, shop } = access
  const [messages, store, config] = await Promise.all([
    loadMessages(shop.language, areas),
    queryClient.ensureQueryData(storeQuery(access, store_key)),
    queryClient.ensureQueryData(configQuery(access)),
  ])
  const choice = readMenuChoice(search)
  const list = storeItemsQuery(access, store.id, choice, pagesIn(search.page))
  const menu = storeMenuQuery(access, store.id)
  const loading = [
    isMenuListed(choice) ? queryClient.prefetchInfiniteQuery(list) : queryClient.prefetchQuery(menu),
    queryClient.prefetchQuery(storeRecommendedQuery(access, store.id)),
    queryClient.prefetchQuery(storeBannersQuery(access, store.id)),
  ]
  if (waits) await Promise.all(loading)
  const words = pageTexts(shop.language, messages, 'storepage')
  const sections = isMenuListed(choice) ? [] : (queryClient.getQueryData(menu.queryKey)?.sections ?? [])
  const replies = isMenuListed(choice)
    ? queryClient.getQueryData(list.queryKey)?.pages.flatMap((span) => span.replies)
    : sections
  return {
    messages,
    /** The wall clock when the page was made: server and browser say the same about opening hours. */
    moment: localMoment(new Date(), config.time_zone),
    ...storeHead(access, {
      store,
      items: replies?.flatMap((reply) => reply.products) ?? [],
      sections,
      zone: zoneName(access, store),
      config,
      words,
      module: shop.module,
      origin: pageOrigin(),
    }),
  }
}

/** As the modules of its zone name it: they were loaded when the store was entered. */
function zoneName(access: ShopAccess, { zone_id, module_id }: StoreDetails): string | undefined {
  return access.queryClient
    .getQueryData(modulesOfZoneQuery(access, zone_id).queryKey)
    ?.find(({ id }) => id === module_id)
    ?.zones?.find(({ id }) => id === zone_id)?.name
}
