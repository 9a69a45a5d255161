// The customer's saved addresses.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { optionalPaging, pageEnvelope } from '../../core/paging.ts'
import { nothing, wireId } from '../../core/wire.ts'
import { addressFailures } from './address.failures.ts'
import { address, addressInput } from './address.schema.ts'

const own = {
  feature: 'address',
  caller: 'customer',
  module: 'used',
  zone: 'unused',
  params: nothing,
} as const

const zone_ids = z.array(z.number().int())
const message = z.string()

export const addressEndpoints = {
  list: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/address/list',
    summary: 'Saved addresses with the zones they lie in, newest first.',
    input: z.object(optionalPaging(10)),
    reply: z.object({ ...pageEnvelope, addresses: z.array(address) }),
    failures: [coreFailures.unauthenticated],
  }),
  add: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/address/add',
    summary: 'Saves an address inside a zone.',
    input: addressInput,
    reply: z.object({ message, zone_ids }),
    failures: [coreFailures.unauthenticated, addressFailures.not_served],
  }),
  update: defineEndpoint({
    ...own,
    method: 'PUT',
    path: '/customer/address/update/{id}',
    summary: 'Changes one of the customer’s own addresses.',
    params: z.object({ id: wireId }),
    input: addressInput,
    reply: z.object({ message, zone_id: z.number().int(), zone_ids }),
    failures: [coreFailures.unauthenticated, coreFailures.not_found, addressFailures.not_served],
  }),
  remove: defineEndpoint({
    ...own,
    method: 'DELETE',
    path: '/customer/address/delete',
    summary: 'Removes one of the customer’s own addresses.',
    input: z.object({ address_id: wireId }),
    reply: z.object({ message }),
    failures: [coreFailures.unauthenticated, coreFailures.not_found],
  }),
}
