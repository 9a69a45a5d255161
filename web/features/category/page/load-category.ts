// What the page of a category needs before it is shown: the category itself, and the list of what is in it.
import { notFound } from '@tanstack/react-router'
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { listingHead } from '#web/features/listing/listing-head.ts'
import { foundStructure, listingAreas, loadList } from '#web/features/listing/load-list.ts'
import { loadMessages } from '#web/messages/catalogue.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { pageTexts } from '#web/platform/i18n/page-texts.ts'
import { wayStructure } from '#web/platform/navigation/json-ld.ts'
import { moduleAddress } from '#web/platform/navigation/page-address.ts'
import { pageOrigin } from '#web/platform/navigation/page-origin.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'
import { findCategory } from './category-entry.ts'

interface AskedCategory {
  key: string
  search: SearchTexts
  waits: boolean
}

export async function loadCategory(access: ShopAccess, { key, search, waits }: AskedCategory) {
  const { queryClient, shop } = access
  const found = findCategory(await queryClient.ensureQueryData(categoriesQuery(access)), key)
  if (!found) throw notFound()
  const { category, parent } = found
  const source = { kind: 'category', category_id: category.id, name: category.name } as const
  const [messages, config, list] = await Promise.all([
    loadMessages(shop.language, [...listingAreas, 'category']),
    queryClient.ensureQueryData(configQuery(access)),
    loadList(access, { source, search, waits }),
  ])
  const t = pageTexts(shop.language, messages, 'category')
  const origin = pageOrigin()
  const address = categoryAddress(category)
  return {
    messages,
    ...listingHead(access, {
      address,
      title: t('page_title', { category: category.name, business: config.business_name }),
      description: t('page_description', {
        category: category.name,
        count: category.products_count,
        module: shop.module?.module_name ?? config.business_name,
      }),
      isIndexed: true,
      list:
        import.meta.env.SSR && list
          ? foundStructure(category.name, list, { origin, currency: config.currency })
          : null,
      way: import.meta.env.SSR
        ? wayStructure([
            { name: t('home'), url: `${origin}${moduleAddress('/home', shop.module)}` },
            { name: t('title'), url: `${origin}${moduleAddress('/categories', shop.module)}` },
            ...(parent ? [{ name: parent.name, url: `${origin}${categoryAddress(parent)}` }] : []),
            { name: category.name, url: `${origin}${address}` },
          ])
        : undefined,
    }),
  }
}

/** By id, however it was asked for: a slug may change. */
const categoryAddress = ({ id }: { id: number }) => `/category/${id}`
