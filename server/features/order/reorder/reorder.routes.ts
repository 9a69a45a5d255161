// Ordering the same again: the endpoints, one line each.
import { reorderEndpoints as ends } from '#contract/features/order/reorder.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { translate } from '#server/platform/messages/translate.ts'
import type { createReorder } from './reorder.ts'

export const reorderRoutes = (service: ReturnType<typeof createReorder>) => [
  bind(ends.preview, (call) => service.preview(call.input.order_id, call)),
  bind(ends.bought, ({ caller, input }) => service.bought(caller.customer_id, input.item_id)),
  bind(ends.toCart, async (call) => {
    const taken = await service.toCart(call.input.order_id, call)
    return { message: translate(call.scope.language, 'Items added to your cart.'), ...taken }
  }),
]
