// The endpoints of one item, one line each.
import { itemEndpoints } from '#contract/features/item/item.endpoints.ts'
import { bind, cachedForAll, cachedWithDistances, cachedWithPictures } from '#server/platform/http/bind.ts'
import type { ItemDetailsService } from './item-details.service.ts'

export const itemRoutes = (service: ItemDetailsService) => [
  bind(itemEndpoints.setMenu, async () => [], cachedForAll),
  bind(itemEndpoints.details, ({ params, scope }) => service.details(params.id, scope), cachedWithDistances),
  bind(
    itemEndpoints.reviews,
    ({ params, input, scope }) => service.reviews(params.id, input, scope),
    cachedWithPictures,
  ),
  bind(itemEndpoints.rating, ({ params }) => service.rating(params.id), cachedForAll),
]
