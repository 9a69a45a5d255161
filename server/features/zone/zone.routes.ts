// The zone endpoints, one line each.
import { zoneEndpoints } from '#contract/features/zone/zone.endpoints.ts'
import { bind, cachedForAll } from '#server/platform/http/bind.ts'
import type { ZoneService } from './zone.service.ts'

export const zoneRoutes = (service: ZoneService) => [
  bind(zoneEndpoints.lookup, ({ input, scope }) => service.lookup(input, scope)),
  bind(zoneEndpoints.list, ({ scope }) => service.list(scope), cachedForAll),
  bind(zoneEndpoints.check, ({ input }) => service.contains(input, input.zone_id)),
]
