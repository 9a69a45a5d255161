// Which delivery areas there are, and which of them hold a point.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { nothing, wireIdList, wireNumber } from '../../core/wire.ts'
import { zoneFailures } from './zone.failures.ts'
import { zone, zoneLookup } from './zone.schema.ts'

const point = { lat: wireNumber.min(-90).max(90), lng: wireNumber.min(-180).max(180) }

const open = {
  method: 'GET',
  feature: 'zone',
  caller: 'anyone',
  module: 'unused',
  zone: 'unused',
  params: nothing,
} as const

export const zoneEndpoints = {
  lookup: defineEndpoint({
    ...open,
    path: '/config/get-zone-id',
    summary: 'Every active zone that contains the point, with its modules.',
    input: z.object(point),
    reply: zoneLookup,
    failures: [zoneFailures.not_served, zoneFailures.paused],
  }),
  list: defineEndpoint({
    ...open,
    path: '/zone/list',
    summary: 'Active zones with their borders.',
    input: nothing,
    reply: z.array(zone),
    failures: [],
  }),
  check: defineEndpoint({
    ...open,
    path: '/zone/check',
    summary: 'Whether the point lies in the zone (or in one of a list of zones).',
    input: z.object({ ...point, zone_id: wireIdList }),
    reply: z.boolean(),
    failures: [],
  }),
}
