// GET /module: which ways of ordering there are, here.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { nothing, wireId } from '../../core/wire.ts'
import { module } from './module.schema.ts'

export const moduleEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/module',
    feature: 'module',
    summary: 'Active modules; with the zone header only those that work in one of the zones.',
    caller: 'anyone',
    module: 'unused',
    zone: 'used',
    params: nothing,
    input: z.object({ zone_id: wireId.optional() }),
    reply: z.array(module),
    failures: [],
  }),
}
