// What a store page asks for once the store is known.
import { cardItemOf } from '#contract/features/item/card-item.ts'
import { itemListEndpoints } from '#contract/features/listing/item-list.endpoints.ts'
import type { ProductPage } from '#contract/features/listing/listing.schema.ts'
import type { StoreMenu } from '#contract/features/listing/menu.schema.ts'
import { searchEndpoints } from '#contract/features/search/search.endpoints.ts'
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import { allergyRequest } from '#web/features/listing/allergy-choice.ts'
import { vegType } from '#web/features/listing/listing-request.ts'
import { pagedQuery } from '#web/platform/api/paged-query.ts'
import { apiQuery, partQuery, type QueryAccess, scopeKey, scopeOf } from '#web/platform/api/query.ts'
import { type MenuChoice, wholeMenu } from './store-page-search.ts'

const quiet = true

/** All of them in one list, or those a search finds; both take the same filters. */
export function storeItemsQuery(access: QueryAccess, store_id: number, choice: MenuChoice, pages: number) {
  const { api, shop } = access
  const input = menuInput(store_id, choice)
  const endpoint = choice.name === '' ? itemListEndpoints.latest : searchEndpoints.items
  return pagedQuery<ReturnType<typeof menuPage>>({
    queryKey: ['store items', input, scopeKey(shop)],
    pages,
    rows: (reply) => reply.products,
    load: async (page, signal) =>
      menuPage(
        await api.call(endpoint, { input: { ...input, ...page }, scope: scopeOf(shop), quiet, signal }),
      ),
  })
}

function menuPage({ products, total_size, price_range }: ProductPage) {
  return { total_size, price_range, products: products.map(cardItemOf) }
}

export function menuInput(store_id: number, choice: MenuChoice) {
  const { name, sort, price, allergies, categories } = choice
  return {
    store_id: String(store_id),
    // 0 is no category; a category stands for its children.
    category_id: categories === 'all' || categories.length === 0 ? '0' : categories.join(),
    type: vegType(choice),
    ...(name === '' ? {} : { name }),
    ...(sort === null ? {} : { sort_by: sort }),
    ...(price.min === null ? {} : { min_price: price.min }),
    ...(price.max === null ? {} : { max_price: price.max }),
    ...allergyRequest(allergies),
  }
}

/** Its sections and the first items of them. */
export function storeMenuQuery(access: QueryAccess, store_id: number) {
  const request = { params: { id: String(store_id) }, quiet }
  return partQuery(access, itemListEndpoints.menu, request, { part: menuCards })
}

function menuCards({ total_size, sections }: StoreMenu) {
  return {
    total_size,
    sections: sections.map((section) => ({ ...section, products: section.products.map(cardItemOf) })),
  }
}

export type ShownSection = ReturnType<typeof menuCards>['sections'][number]

/** Everything of one section, sorted as the menu is. */
export function sectionItemsQuery(access: QueryAccess, store_id: number, category_id: number) {
  return storeItemsQuery(access, store_id, { ...wholeMenu, categories: [category_id] }, 1)
}

const recommendedAtMost = 12

export function storeRecommendedQuery(access: QueryAccess, store_id: number) {
  return partQuery(
    access,
    itemListEndpoints.recommended,
    { input: { store_id: String(store_id), filter: 'all', limit: recommendedAtMost, offset: 1 }, quiet },
    { part: ({ items }) => ({ items: items.map(cardItemOf) }) },
  )
}

export function storeReviewsQuery(access: QueryAccess, store_id: number) {
  return apiQuery(access, storeEndpoints.reviews, { input: { store_id: String(store_id) }, quiet })
}
