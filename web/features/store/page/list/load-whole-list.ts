// What /store/latest and /store/popular need before they are shown.

import { storeListStructure } from '#web/features/listing/store-list-structure.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import { pagesIn } from '#web/platform/api/paged-query.ts'
import { isPlaceKnown, type ShopAccess } from '#web/platform/api/query.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { moduleAddress } from '#web/platform/navigation/page-address.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { pageOrigin } from '#web/platform/navigation/page-origin.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'
import { describePage } from '#web/platform/navigation/structured-data.tsx'
import { configQuery } from '#web/platform/shop/config-query.ts'
import { type WholeList, wholeListQuery, wholeListTitle } from './whole-list.ts'

export async function loadWholeList(access: ShopAccess, list: WholeList, search: SearchTexts) {
  const { queryClient, shop } = access
  const query = wholeListQuery(access, list, pagesIn(search.page))
  const [messages, config] = await Promise.all([
    loadMessages(shop.language, ['storepage', 'store', 'item', 'listing']),
    queryClient.ensureQueryData(configQuery(access)),
    shop.module && isPlaceKnown(shop) ? queryClient.prefetchInfiniteQuery(query) : null,
  ])
  const t = pageTexts(shop.language, messages, 'storepage')
  const title = t(wholeListTitle(list, shop.module?.module_type))
  const replies = queryClient.getQueryData(query.queryKey)?.pages.flatMap((span) => span.replies) ?? []
  const stores = replies.flatMap((reply) => reply.stores)
  const business = config.business_name
  const { module } = shop
  if (import.meta.env.SSR && stores.length > 0) {
    describePage(access, [storeListStructure(title, stores, { origin: pageOrigin() })])
  }
  return {
    messages,
    address: moduleAddress(`/store/${list}`, module),
    meta: pageMeta({
      title: t('page_title', { store: module ? `${title} · ${module.module_name}` : title, business }),
      description: t('list_description', { title, module: module?.module_name ?? business }),
    }),
  }
}
