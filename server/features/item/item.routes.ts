// The endpoints of one item, one line each.
import { itemEndpoints } from '#contract/features/item/item.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { ItemDetailsService } from './item-details.service.ts'

const cached = { cached: true }

export const itemRoutes = (service: ItemDetailsService) => [
  bind(itemEndpoints.setMenu, async () => [], cached),
  bind(itemEndpoints.details, ({ params, scope }) => service.details(params.id, scope), cached),
  bind(itemEndpoints.reviews, ({ params, input, scope }) => service.reviews(params.id, input, scope), cached),
  bind(itemEndpoints.rating, ({ params }) => service.rating(params.id), cached),
]
