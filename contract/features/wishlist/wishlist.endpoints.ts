// What a customer keeps for later: items and stores (api.md 6).
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { moduleTypes } from '../../core/module-type.ts'
import { nothing, wireId } from '../../core/wire.ts'
import { item } from '../item/item.schema.ts'
import { store } from '../store/store.schema.ts'
import { wishlistFailures } from './wishlist.failures.ts'

export const wishlist = z.object({ item: z.array(item), store: z.array(store) })

export type Wishlist = z.output<typeof wishlist>

/** An entry that is offered in another module or zone: enough to name it and to lead to its store. */
export const elsewhereEntry = z.object({
  kind: z.enum(['item', 'store']),
  id: z.number().int(),
  name: z.string(),
  /** Null of a store. */
  item_slug: z.string().nullable(),
  store: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  module_id: z.number().int(),
  module_type: z.enum(moduleTypes),
  module_name: z.string(),
  zone_id: z.number().int(),
  zone_name: z.string(),
})

export type ElsewhereEntry = z.output<typeof elsewhereEntry>

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
  elsewhere: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/wish-list/elsewhere',
    summary:
      'Items and stores the customer keeps that are offered outside the module or the zones, newest first.',
    zone: 'required',
    input: nothing,
    reply: z.object({ entries: z.array(elsewhereEntry) }),
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
