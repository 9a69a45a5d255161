// Everything the listing page needs before it is shown.
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { listingHead } from '#web/features/listing/listing-head.ts'
import type { ListingSource } from '#web/features/listing/listing-source.ts'
import { type AskedListing, foundStructure, listingAreas, loadList } from '#web/features/listing/load-list.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { moduleAddress } from '#web/platform/navigation/page-address.ts'
import { pageOrigin } from '#web/platform/navigation/page-origin.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'
import type { Shop } from '#web/platform/shop/shop.ts'
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
  const inModule = module?.module_name ?? business
  return {
    messages,
    ...listingHead(access, {
      address: listingAddress(asked.source, shop),
      title: t('page_title', { title: module ? `${title} · ${inModule}` : title, business }),
      description: t('page_description', { title, module: inModule }),
      isIndexed: isIndexed(asked.source),
      list:
        import.meta.env.SSR && found
          ? foundStructure(title, found, { origin: pageOrigin(), currency: config.currency })
          : null,
    }),
  }
}

/** What one visitor typed, or a category that cannot be, is of no use to another's search engine. */
function isIndexed(source: ListingSource): boolean {
  return source.kind === 'category' ? source.category_id !== null : source.kind !== 'text'
}

/** A list of a category is the page of that category, which is the same in every module. */
function listingAddress(source: ListingSource, { module }: Shop): string {
  if (source.kind === 'category' && source.category_id !== null) return `/category/${source.category_id}`
  return moduleAddress('/home', module, { search: source.kind === 'text' ? source.text : source.kind })
}

/** None where they cannot be loaded: the list stands without them. */
async function loadedCategories(access: ShopAccess) {
  const query = categoriesQuery(access)
  await access.queryClient.prefetchQuery(query)
  return access.queryClient.getQueryData(query.queryKey) ?? []
}
