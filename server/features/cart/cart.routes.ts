// The cart endpoints, one line each.
import { cartEndpoints as ends } from '#contract/features/cart/cart.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { CartService } from './cart.service.ts'

export const cartRoutes = (service: CartService) => [
  bind(ends.list, (call) => service.list(call)),
  bind(ends.add, (call) => service.add(call.input, call)),
  bind(ends.update, (call) => service.update(call.input, call)),
  bind(ends.removeItem, (call) => service.removeLine(call.input.cart_id, call)),
  bind(ends.clear, (call) => service.clear(call)),
  bind(ends.acknowledge, (call) => service.acknowledge(call.input.cart_id, call)),
  bind(ends.parked, (call) => service.parked(call)),
  bind(ends.restore, (call) => service.restore(call.input.store_id, call)),
  bind(ends.forgetParked, (call) => service.forgetParked(call.input.store_id, call)),
]
