// What a customer keeps for later: items and stores (api.md 6).
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing, wireId } from '../../core/wire.ts'
import { item } from '../item/item.schema.ts'
import { store } from '../store/store.schema.ts'
import { wishlistFailures } from './wishlist.failures.ts'

export const wishlist = z.object({ item: z.array(item), store: z.array(store) })

export type Wishlist = z.output<typeof wishlist>

/** Exactly one of the two; which one is a refusal of its own, not a missing field. */
const wish = z.object({ item_id: wireId.optional(), store_id: wireId.optional() })

export type WishInput = z.output<typeof wish>

const own = {
  feature: 'wishlist',
  caller: 'customer',
  module: 'used',
  params: nothing,
} as const

const said = z.object({ message: z.string() })

export const wishlistEndpoints = {
  list: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/wish-list',
    summary: 'Items and stores the customer keeps, of the module and zones, newest first.',
    zone: 'required',
    input: nothing,
    reply: wishlist,
    failures: [coreFailures.unauthenticated, coreFailures.zone_required],
  }),
  add: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/wish-list/add',
    summary: 'Keep an item or a store.',
    zone: 'unused',
    input: wish,
    reply: said,
    failures: [
      coreFailures.unauthenticated,
      wishlistFailures.already_there,
      wishlistFailures.both,
      wishlistFailures.neither,
      wishlistFailures.item_unknown,
      wishlistFailures.store_unknown,
    ],
  }),
  remove: defineEndpoint({
    ...own,
    method: 'DELETE',
    path: '/customer/wish-list/remove',
    summary: 'Let an item or a store go.',
    zone: 'unused',
    input: wish,
    reply: said,
    failures: [
      coreFailures.unauthenticated,
      wishlistFailures.not_there,
      wishlistFailures.both,
      wishlistFailures.neither,
    ],
  }),
}
