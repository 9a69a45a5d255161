// The wish list endpoints, one line each.
import { wishlistEndpoints } from '#contract/features/wishlist/wishlist.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { WishlistService } from './wishlist.service.ts'

export const wishlistRoutes = (service: WishlistService) => [
  bind(wishlistEndpoints.list, ({ caller, scope }) => service.list(caller.customer_id, scope)),
  bind(wishlistEndpoints.elsewhere, ({ caller, scope }) => service.elsewhere(caller.customer_id, scope)),
  bind(wishlistEndpoints.add, ({ caller, input, scope }) => service.add(caller.customer_id, input, scope)),
  bind(wishlistEndpoints.remove, ({ caller, input, scope }) =>
    service.remove(caller.customer_id, input, scope),
  ),
]
