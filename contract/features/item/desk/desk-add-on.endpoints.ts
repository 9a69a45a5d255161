// Add-ons of a store at the desk: what its dishes may be ordered with.
import { z } from 'zod'
import { byId, deskCaller, deskPath, deskRefusals, requiredText, seenVersion } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { nothing, wireId } from '../../../core/wire.ts'
import { deskAddOn, itemPrice } from './desk-item.schema.ts'

const editing = { ...deskCaller, feature: 'item', needs: 'edit_items' } as const

const addOns = `${deskPath}/add-ons`

export const addOnFields = { name: requiredText(100), price: itemPrice }

const ofOne = [...deskRefusals, coreFailures.not_found] as const

export const deskAddOnEndpoints = {
  list: defineEndpoint({
    ...editing,
    needs: 'read_catalogue',
    method: 'GET',
    path: addOns,
    summary: 'All add-ons of a store, by name.',
    params: nothing,
    input: z.object({ store_id: wireId }),
    reply: z.array(deskAddOn),
    failures: [...ofOne],
  }),
  make: defineEndpoint({
    ...editing,
    method: 'POST',
    path: addOns,
    summary: 'A new add-on of a store.',
    params: nothing,
    input: z.object({ ...addOnFields, store_id: wireId }),
    reply: deskAddOn,
    failures: [...ofOne],
  }),
  change: defineEndpoint({
    ...editing,
    method: 'PUT',
    path: `${addOns}/{id}`,
    summary: 'Name, price and whether it is offered, of an add-on wherever it is used.',
    params: byId,
    input: z.object({ ...addOnFields, status: z.boolean(), version: seenVersion }),
    reply: deskAddOn,
    failures: [...ofOne, coreFailures.changed_meanwhile],
  }),
}
