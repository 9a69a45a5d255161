// Ordering the same again: first what is still true of it, then into the cart.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing, wireId } from '../../core/wire.ts'
import { guestId } from '../session/session.schema.ts'
import { orderFailures } from './order.failures.ts'

const own = {
  feature: 'order',
  caller: 'guest_or_customer',
  module: 'unused',
  zone: 'used',
  params: nothing,
  input: z.object({ guest_id: guestId, order_id: wireId }),
  path: '/customer/order/reorder',
  failures: [coreFailures.unauthorized, orderFailures.unknown],
} as const

const line = z.object({
  name: z.string(),
  image_full_url: z.string(),
  variant: z.string(),
  /** Pieces ordered then, and pieces that can be had now. */
  quantity: z.number().int(),
  available: z.number().int(),
  /** Of one piece after discount; null where there is none to be had. */
  was: z.number(),
  now: z.number().nullable(),
})

const reorder = z.object({
  store_name: z.string().nullable(),
  /** Closed stores keep their carts for later. */
  store_open: z.boolean(),
  lines: z.array(line),
})

export type Reorder = z.output<typeof reorder>

const bought = z.object({
  /** Orders of it that arrived. */
  times: z.number().int(),
  last_bought_at: z.string().nullable(),
})

export type Bought = z.output<typeof bought>

export const reorderEndpoints = {
  preview: defineEndpoint({
    ...own,
    method: 'GET',
    summary: 'What of an order can be had again, and at which price.',
    reply: reorder,
  }),
  toCart: defineEndpoint({
    ...own,
    method: 'POST',
    summary: 'Puts what can be had into the cart; a cart of another store is set aside.',
    reply: z.object({
      message: z.string(),
      added: z.number().int(),
      missed: z.number().int(),
      module_id: z.number().int(),
    }),
  }),
  bought: defineEndpoint({
    feature: 'order',
    caller: 'customer',
    module: 'unused',
    zone: 'unused',
    params: nothing,
    method: 'GET',
    path: '/customer/order/bought',
    summary: 'Whether the customer bought an item before, and when last.',
    input: z.object({ item_id: wireId }),
    reply: bought,
    failures: [coreFailures.unauthorized],
  }),
}
