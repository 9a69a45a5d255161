// The endpoints for those outside every zone, one line each.
import { coverageEndpoints } from '#contract/features/location/coverage.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { CoverageService } from './coverage.service.ts'

export const coverageRoutes = (service: CoverageService) => [
  bind(coverageEndpoints.nearest, ({ input, scope }) => service.nearest(input, scope), { perMinute: 120 }),
  // A form filled in by hand: more than this a minute is a program filling the list.
  bind(coverageEndpoints.notifyMe, ({ input, scope }) => service.notifyMe(input, scope), { perMinute: 10 }),
]
