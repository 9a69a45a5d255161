// The endpoints of delivery areas at the desk, one line each.
import { deskZoneEndpoints } from '#contract/features/zone/desk/desk-zone.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DeskZones } from './desk-zones.service.ts'

export const deskZoneRoutes = (zones: DeskZones) => [
  bind(deskZoneEndpoints.list, (call) => zones.list(call)),
  bind(deskZoneEndpoints.borders, ({ scope }) => zones.borders(scope.language)),
  bind(deskZoneEndpoints.read, ({ params }) => zones.one(params.id)),
  bind(deskZoneEndpoints.make, (call) => zones.make(call)),
  bind(deskZoneEndpoints.change, (call) => zones.change(call)),
  bind(deskZoneEndpoints.archive, (call) => zones.archive(call)),
  bind(deskZoneEndpoints.restore, (call) => zones.restore(call)),
]
