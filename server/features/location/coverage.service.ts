// For those outside every zone: how far the nearest one is, and who wants to hear when that changes.
import { refuse, refuseUnless } from '#contract/core/failure.ts'
import { greatCircle } from '#contract/core/great-circle.ts'
import type { NearestZone, NotifyMe } from '#contract/features/location/coverage.endpoints.ts'
import { locationFailures } from '#contract/features/location/location.failures.ts'
import type { Database } from '#server/database/connection.ts'
import type { ZoneService } from '#server/features/zone/zone.service.ts'
import { nearestPointIn } from '#server/platform/geo/areas/nearest-point.ts'
import type { Point } from '#server/platform/geo/point.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { translate } from '#server/platform/messages/translate.ts'
import { keepCoverageRequest } from './coverage.db.ts'

export interface CoverageParts {
  db: Database
  zones: Pick<ZoneService, 'list' | 'idsAt'>
}

export function createCoverageService({ db, zones }: CoverageParts) {
  return {
    async nearest(point: Point, scope: Scope): Promise<NearestZone> {
      const offers = (await zones.list(scope)).map(({ id, name, coordinates }) => {
        const spot = nearestPointIn(coordinates.coordinates, point)
        return { zone_id: id, name, distance_m: Math.round(greatCircle(point, spot)), ...spot }
      })
      const [nearest] = offers.toSorted((one, other) => one.distance_m - other.distance_m)
      return nearest ?? refuse(locationFailures.no_zone)
    },

    async notifyMe(request: NotifyMe, { language }: Scope): Promise<{ message: string }> {
      const contact = contactOf(request)
      refuseUnless(contact, locationFailures.contact_required)
      const served = await zones.idsAt(request)
      refuseUnless(served.length === 0, locationFailures.already_served)
      await keepCoverageRequest(db, { ...contact, point: request, spot: spotOf(request), language })
      return { message: translate(language, 'Thank you. We will tell you when we deliver here.') }
    },
  }
}

export type CoverageService = ReturnType<typeof createCoverageService>

function contactOf({ email, phone }: NotifyMe) {
  if (email) return { contact_kind: 'email', contact: email } as const
  return phone ? ({ contact_kind: 'phone', contact: phone } as const) : null
}

/** Three decimals of a degree are about a hundred metres. */
function spotOf({ lat, lng }: Point): string {
  return `${lat.toFixed(3)},${lng.toFixed(3)}`
}
