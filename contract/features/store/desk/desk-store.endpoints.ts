// Stores at the desk: the list, one store with everything about it, its hours and pauses, and what only the business decides.
import { z } from 'zod'
import { byId, deskCaller, deskList, deskPath, deskRefusals, seenVersion } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { nothing, wireId, wireInteger } from '../../../core/wire.ts'
import { deskStoreFailures } from './desk-store.failures.ts'
import {
  businessFields,
  deskStore,
  deskStoreRow,
  openingActs,
  storeFields,
  storeListStates,
  storeSorts,
  storeTerms,
} from './desk-store.schema.ts'

const reading = { ...deskCaller, feature: 'store', method: 'GET', needs: 'read_catalogue' } as const
const editing = { ...deskCaller, feature: 'store', needs: 'edit_stores' } as const
const making = { ...editing, needs: 'make_stores' } as const

const stores = `${deskPath}/stores`

const { has_orders, is_archived, ...writing } = deskStoreFailures
const ofWriting = Object.values(writing)
const ofChange = [...deskRefusals, coreFailures.not_found, coreFailures.changed_meanwhile] as const

const seen = z.object({ version: seenVersion })

export const deskStoreEndpoints = {
  list: defineEndpoint({
    ...reading,
    path: stores,
    summary:
      'Stores with whether they take orders now and what they still lack; found by name in any language, phone, email or id.',
    params: nothing,
    input: z.object({
      ...deskList(storeSorts),
      module_id: wireId.optional(),
      zone_id: wireId.optional(),
      state: z.enum(storeListStates).default('in_use'),
    }),
    reply: z.object({ rows: z.array(deskStoreRow), total_size: z.number().int() }),
    failures: [...deskRefusals],
  }),
  terms: defineEndpoint({
    ...reading,
    path: `${stores}/terms`,
    summary: 'Modules with stores, and zones with their borders and the modules that work there.',
    params: nothing,
    input: nothing,
    reply: storeTerms,
    failures: [...deskRefusals],
  }),
  one: defineEndpoint({
    ...reading,
    path: `${stores}/{id}`,
    summary: 'One store as its page edits it.',
    params: byId,
    input: nothing,
    reply: deskStore,
    failures: [...deskRefusals, coreFailures.not_found],
  }),
  make: defineEndpoint({
    ...making,
    method: 'POST',
    path: stores,
    summary: 'A new store; customers see it once it is approved.',
    params: nothing,
    input: z.object({ ...storeFields, ...businessFields }),
    reply: deskStore,
    failures: [...deskRefusals, ...ofWriting],
  }),
  change: defineEndpoint({
    ...editing,
    method: 'PUT',
    path: `${stores}/{id}`,
    summary:
      'A store as it is written now. What the business decides is taken from those who may make stores only.',
    params: byId,
    input: z.object({
      ...storeFields,
      business: z.object(businessFields).optional(),
      version: seenVersion,
    }),
    reply: deskStore,
    failures: [...ofChange, ...ofWriting, is_archived],
  }),
  open: defineEndpoint({
    ...editing,
    method: 'POST',
    path: `${stores}/{id}/opening`,
    summary:
      'Pauses a store, closes it for the rest of its day or until it is opened again, or opens it by its hours. Said of the store as it is, whoever edits it meanwhile.',
    params: byId,
    input: z.object({
      act: z.enum(openingActs),
      /** Of a pause. */
      minutes: wireInteger.min(5).max(1_440).default(30),
    }),
    reply: deskStore,
    failures: [...deskRefusals, coreFailures.not_found, is_archived],
  }),
  stand: defineEndpoint({
    ...making,
    method: 'POST',
    path: `${stores}/{id}/standing`,
    summary: 'Approves a store or takes the approval back, features or recommends it.',
    params: byId,
    input: z.object({
      version: seenVersion,
      status: z.boolean().optional(),
      featured: z.boolean().optional(),
      recommended: z.boolean().optional(),
    }),
    reply: deskStore,
    failures: [...ofChange, is_archived],
  }),
  archive: defineEndpoint({
    ...making,
    method: 'POST',
    path: `${stores}/{id}/archive`,
    summary: 'Takes a store out of the shop, with its past orders kept; refused while orders run.',
    params: byId,
    input: seen,
    reply: deskStore,
    failures: [...ofChange, has_orders],
  }),
  restore: defineEndpoint({
    ...making,
    method: 'POST',
    path: `${stores}/{id}/restore`,
    summary: 'Brings an archived store back, not yet approved.',
    params: byId,
    input: seen,
    reply: deskStore,
    failures: [...ofChange],
  }),
}
