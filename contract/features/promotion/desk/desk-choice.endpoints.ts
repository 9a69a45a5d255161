// What forms and filters of the desk let one choose from, found by a part of its name.
import { z } from 'zod'
import { deskCaller, deskPath, deskRefusals } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { nothing, wireId, wireIdList } from '../../../core/wire.ts'

const choice = z.object({
  id: z.number().int(),
  name: z.string(),
  /** What tells it from others of the same name: the store of an item, the module of a store. */
  detail: z.string(),
})

export type DeskChoice = z.output<typeof choice>

const finding = {
  ...deskCaller,
  method: 'GET',
  feature: 'promotion',
  needs: 'read_catalogue',
  params: nothing,
  input: z.object({
    q: z.string().trim().max(100).default(''),
    /** Those with these ids, whatever is searched for. */
    ids: wireIdList.optional(),
    module_id: wireId.optional(),
    store_id: wireId.optional(),
  }),
  reply: z.array(choice),
  failures: [...deskRefusals],
} as const

export const deskChoiceEndpoints = {
  modules: defineEndpoint({
    ...finding,
    path: `${deskPath}/choices/modules`,
    summary: 'Modules; a manager’s are those of their stores.',
  }),
  zones: defineEndpoint({
    ...finding,
    path: `${deskPath}/choices/zones`,
    summary: 'Zones by name.',
  }),
  stores: defineEndpoint({
    ...finding,
    path: `${deskPath}/choices/stores`,
    summary: 'Stores by name, of one module if asked for; a manager sees their own. At most 20.',
  }),
  items: defineEndpoint({
    ...finding,
    path: `${deskPath}/choices/items`,
    summary:
      'Items by name, of one module or store if asked for; a manager sees their own stores’. At most 20.',
  }),
  categories: defineEndpoint({
    ...finding,
    path: `${deskPath}/choices/categories`,
    summary: 'Categories of a module by name. At most 20.',
  }),
  couriers: defineEndpoint({
    ...finding,
    path: `${deskPath}/choices/couriers`,
    summary: 'Couriers by name; none for who looks after some stores only. At most 20.',
  }),
  customers: defineEndpoint({
    ...finding,
    needs: 'edit_promotions',
    path: `${deskPath}/choices/customers`,
    summary:
      'Customers by name, phone or email; a manager finds those who ordered from their stores. At most 20.',
  }),
}
