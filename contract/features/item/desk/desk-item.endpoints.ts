// Items at the desk: lists of everything stores sell, one item with all of it, changes in the row and of many at once.
import { z } from 'zod'
import { byId, deskCaller, deskList, deskPath, deskRefusals, seenVersion } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { nothing, wireFlag, wireId } from '../../../core/wire.ts'
import { deskItemFailures } from './desk-item.failures.ts'
import {
  bulkChange,
  bulkResult,
  deskItem,
  itemFields,
  itemPrice,
  itemRow,
  itemStore,
  itemTerms,
  mostStock,
  seenItems,
} from './desk-item.schema.ts'

const reading = { ...deskCaller, feature: 'item', needs: 'read_catalogue' } as const
const editing = { ...reading, needs: 'edit_items' } as const

const items = `${deskPath}/items`

const ofOne = [...deskRefusals, coreFailures.not_found] as const
const ofChange = [...ofOne, coreFailures.changed_meanwhile, deskItemFailures.archived] as const
const ofWriting = Object.values(deskItemFailures)

export const itemSorts = ['name', 'price', 'stock', 'sold', 'changed'] as const

export const deskItemEndpoints = {
  list: defineEndpoint({
    ...reading,
    method: 'GET',
    path: items,
    summary:
      'Items with price, stock and availability; found by id, or by words of their names, tags and categories.',
    params: nothing,
    input: z.object({
      ...deskList(itemSorts),
      store_id: wireId.optional(),
      module_id: wireId.optional(),
      /** One above others finds what is filed below it too. */
      category_id: wireId.optional(),
      shown: z.enum(['visible', 'hidden']).optional(),
      stock: z.enum(['out', 'low']).optional(),
      discounted: wireFlag.optional(),
      without_picture: wireFlag.optional(),
      archived: wireFlag.default(false),
    }),
    reply: z.object({ rows: z.array(itemRow), total_size: z.number().int() }),
    failures: [...deskRefusals],
  }),
  stores: defineEndpoint({
    ...reading,
    method: 'GET',
    path: `${items}/stores`,
    summary: 'Up to fifty stores whose items one may see, by a part of their name.',
    params: nothing,
    input: z.object({ q: z.string().trim().max(200).default(''), id: wireId.optional() }),
    reply: z.array(itemStore),
    failures: [...deskRefusals],
  }),
  terms: defineEndpoint({
    ...reading,
    method: 'GET',
    path: `${items}/terms`,
    summary: 'Modules, categories, units, attributes and conditions, as items are filed under them.',
    params: nothing,
    input: z.object({ module_id: wireId.optional() }),
    reply: itemTerms,
    failures: [...deskRefusals],
  }),
  one: defineEndpoint({
    ...reading,
    method: 'GET',
    path: `${items}/{id}`,
    summary: 'One item as its form shows it.',
    params: byId,
    input: nothing,
    reply: deskItem,
    failures: [...ofOne],
  }),
  make: defineEndpoint({
    ...editing,
    method: 'POST',
    path: items,
    summary: 'A new item of a store.',
    params: nothing,
    input: z.object({ ...itemFields, store_id: wireId }),
    reply: deskItem,
    failures: [...ofOne, ...ofWriting],
  }),
  change: defineEndpoint({
    ...editing,
    method: 'PUT',
    path: `${items}/{id}`,
    summary: 'An item as it is written now; refused if somebody else changed it since it was read.',
    params: byId,
    input: z.object({ ...itemFields, version: seenVersion }),
    reply: deskItem,
    failures: [...ofChange, ...ofWriting],
  }),
  changeInRow: defineEndpoint({
    ...editing,
    method: 'PUT',
    path: `${items}/{id}/row`,
    summary: 'Price, stock or availability alone.',
    params: byId,
    input: z.object({
      version: seenVersion,
      price: itemPrice.optional(),
      stock: z.number().int().min(0).max(mostStock).optional(),
      status: z.boolean().optional(),
    }),
    reply: itemRow,
    failures: [...ofChange, deskItemFailures.discount_beyond],
  }),
  duplicate: defineEndpoint({
    ...editing,
    method: 'POST',
    path: `${items}/{id}/duplicate`,
    summary: 'A hidden copy, to be changed into another item.',
    params: byId,
    input: nothing,
    reply: z.object({ id: z.number().int() }),
    failures: [...ofOne],
  }),
  bulk: defineEndpoint({
    ...editing,
    method: 'POST',
    path: `${items}/bulk`,
    summary: 'One change of many items; with `preview` it only says what would become of each.',
    params: nothing,
    input: z.object({ items: seenItems, change: bulkChange, preview: z.boolean() }),
    reply: bulkResult,
    failures: [...ofOne, coreFailures.changed_meanwhile],
  }),
}
