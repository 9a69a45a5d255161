// The place endpoints, one line each; every call may cost a search, so each address has a limit.
import { locationEndpoints } from '#contract/features/location/location.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { LocationService } from './location.service.ts'

const limited = { perMinute: 120 }

export const locationRoutes = (service: LocationService) => [
  bind(locationEndpoints.autocomplete, ({ input, scope }) => service.autocomplete(input, scope), limited),
  bind(locationEndpoints.details, ({ input, scope }) => service.details(input.placeid, scope), limited),
  bind(locationEndpoints.geocode, ({ input, scope }) => service.geocode(input, scope), limited),
  bind(locationEndpoints.distance, ({ input, scope }) => service.distance(input, scope), limited),
  bind(locationEndpoints.direction, ({ input }) => service.direction(input), limited),
]
