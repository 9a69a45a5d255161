// Everything the listing page needs before it is shown.
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { listingHead } from '#web/features/listing/listing-head.ts'
import { type AskedListing, foundStructure, listingAreas, loadList } from '#web/features/listing/load-list.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { pageOrigin } from '#web/platform/navigation/page-origin.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'
import { listingTitle } from './listing-title.ts'

export async function loadListing(access: ShopAccess, asked: AskedListing) {
  const { queryClient, shop } = access
  const { language, module } = shop
  const [messages, config, categories, found] = await Promise.all([
    loadMessages(language, listingAreas),
    queryClient.ensureQueryData(configQuery(access)),
    loadedCategories(access),
    loadList(access, asked),
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

/** None where they cannot be loaded: the list stands without them. */
async function loadedCategories(access: ShopAccess) {
  const query = categoriesQuery(access)
  await access.queryClient.prefetchQuery(query)
  return access.queryClient.getQueryData(query.queryKey) ?? []
}
