// The lists of items, one line each.
import { itemEndpoints } from '#contract/features/item/item.endpoints.ts'
import { itemListEndpoints } from '#contract/features/listing/item-list.endpoints.ts'
import { type CombinedInput, listingEndpoints } from '#contract/features/listing/listing.endpoints.ts'
import type { ItemPage, ProductPage } from '#contract/features/listing/listing.schema.ts'
import { bind, cachedByPlace, cachedWithDistances } from '#server/platform/http/bind.ts'
import type { CombinedService } from './combined.service.ts'
import { itemLists, recommendedList } from './item-lists.ts'
import type { ListingService } from './listing.service.ts'
import type { MenuService } from './menu.service.ts'
import type { RelatedService } from './related.service.ts'

const asItems = ({ products, ...rest }: ProductPage): ItemPage => ({ ...rest, items: products })

export const listingRoutes = (
  listing: ListingService,
  related: RelatedService,
  combined: CombinedService,
  menu: MenuService,
) => [
  ...listRoutes(listing),
  bind(itemListEndpoints.menu, ({ params, scope }) => menu(params.id, scope), cachedWithDistances),
  bind(
    itemEndpoints.relatedItems,
    ({ params, scope }) => related(params.id, 'category', scope),
    cachedWithDistances,
  ),
  bind(
    itemEndpoints.relatedStoreItems,
    ({ params, scope }) => related(params.id, 'store', scope),
    cachedWithDistances,
  ),
  bind(listingEndpoints.combined, ({ input, scope }) => combined(input, scope), {
    // Only stores are listed by how near they are.
    cached: ({ list_type }: CombinedInput) =>
      (list_type === 'item' ? cachedWithDistances : cachedByPlace).cached,
  }),
]

const listRoutes = ({ list }: ListingService) => [
  bind(
    itemListEndpoints.latest,
    ({ input, scope }) => list(itemLists.latest, input, scope, { store: input.store_id }),
    cachedWithDistances,
  ),
  bind(
    itemListEndpoints.newArrival,
    ({ input, scope }) => list(itemLists.latest, input, scope),
    cachedWithDistances,
  ),
  bind(
    itemListEndpoints.popular,
    ({ input, scope }) => list(itemLists.popular, input, scope),
    cachedWithDistances,
  ),
  bind(
    itemListEndpoints.mostReviewed,
    ({ input, scope }) => list(itemLists.most_reviewed, input, scope),
    cachedWithDistances,
  ),
  bind(
    itemListEndpoints.discounted,
    ({ input, scope }) => list(itemLists.discounted, input, scope),
    cachedWithDistances,
  ),
  bind(
    itemListEndpoints.recommended,
    async ({ input, scope }) => {
      const { list: wanted, filter } = recommendedList(input.filter)
      return asItems(await list(wanted, { ...input, filter }, scope, { store: input.store_id }))
    },
    cachedWithDistances,
  ),
  bind(
    itemListEndpoints.suggested,
    async ({ input, scope }) => {
      const traits = input.recommended ? itemLists.recommended.traits : []
      return asItems(await list({ traits, sort: 'reviewed' }, input, scope, { store: input.store_id }))
    },
    cachedWithDistances,
  ),
  bind(
    itemListEndpoints.basic,
    ({ input, scope }) => list(itemLists.basic, input, scope, { store: input.store_id }),
    cachedWithDistances,
  ),
  bind(
    itemListEndpoints.commonConditions,
    ({ input, scope }) => list(itemLists.with_condition, input, scope, { store: input.store_id }),
    cachedWithDistances,
  ),
]
