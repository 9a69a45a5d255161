// The cart of a guest or a customer, one per module; every answer but the parked ones is the list of its lines (CRT-13).
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing, wireId } from '../../core/wire.ts'
import { guestId } from '../session/session.schema.ts'
import { cartFailures } from './cart.failures.ts'
import { cartLine, parkedCart } from './cart.schema.ts'
import { cartAdd, cartUpdate } from './cart-input.schema.ts'

const own = {
  feature: 'cart',
  caller: 'guest_or_customer',
  module: 'used',
  zone: 'used',
  params: nothing,
} as const

const lines = z.array(cartLine)
const ownerInput = z.object({ guest_id: guestId })

const choiceFailures = [
  cartFailures.item_unknown,
  cartFailures.limit,
  cartFailures.out_of_stock,
  cartFailures.price,
  cartFailures.add_on_unknown,
  cartFailures.add_on_quantities,
  cartFailures.variation_required,
  cartFailures.variation_count,
  cartFailures.variation_unknown,
  cartFailures.variation_out_of_stock,
  coreFailures.key_reused,
] as const

export const cartEndpoints = {
  list: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/cart/list',
    summary: 'The lines of the cart with the prices of now, and what has changed since they were last seen.',
    input: ownerInput,
    reply: lines,
    failures: [coreFailures.unauthorized],
    // Clients ask before they have a guest id, and show a refusal as a message.
    replyToNobody: () => [],
  }),
  add: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/cart/add',
    summary: 'Adds an item; the same item with the same choices joins its line.',
    input: cartAdd,
    reply: lines,
    failures: [
      coreFailures.unauthorized,
      cartFailures.different_store,
      cartFailures.other_module,
      cartFailures.other_zone,
      cartFailures.campaign_over,
      cartFailures.campaign_for_customers,
      cartFailures.full,
      ...choiceFailures,
    ],
  }),
  update: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/cart/update',
    summary: 'Changes quantity, choices or note of a line; what is not sent stays.',
    input: cartUpdate,
    reply: lines,
    failures: [coreFailures.unauthorized, cartFailures.line_unknown, ...choiceFailures],
  }),
  removeItem: defineEndpoint({
    ...own,
    method: 'DELETE',
    path: '/customer/cart/remove-item',
    summary: 'Removes one line.',
    input: ownerInput.extend({ cart_id: wireId }),
    reply: lines,
    failures: [coreFailures.unauthorized, cartFailures.line_unknown, coreFailures.key_reused],
  }),
  clear: defineEndpoint({
    ...own,
    method: 'DELETE',
    path: '/customer/cart/remove',
    summary: 'Removes every line of the module.',
    input: ownerInput,
    reply: lines,
    failures: [coreFailures.unauthorized, coreFailures.key_reused],
  }),
  acknowledge: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/cart/acknowledge',
    summary: 'Accepts the prices of now, of one line or of all.',
    input: ownerInput.extend({ cart_id: wireId.optional() }),
    reply: lines,
    failures: [coreFailures.unauthorized, cartFailures.line_unknown],
  }),
  parked: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/cart/parked',
    summary: 'Carts of other stores that were set aside, newest first.',
    input: ownerInput,
    reply: z.array(parkedCart),
    failures: [coreFailures.unauthorized],
  }),
  restore: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/cart/restore',
    summary: 'Swaps a cart that was set aside with the current one.',
    input: ownerInput.extend({ store_id: wireId }),
    reply: lines,
    failures: [coreFailures.unauthorized, cartFailures.nothing_parked],
  }),
  forgetParked: defineEndpoint({
    ...own,
    method: 'DELETE',
    path: '/customer/cart/parked',
    summary: 'Lets a cart that was set aside go.',
    input: ownerInput.extend({ store_id: wireId }),
    reply: z.array(parkedCart),
    failures: [coreFailures.unauthorized, cartFailures.nothing_parked],
  }),
}
