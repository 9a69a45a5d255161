// Keeping who wants to be notified of a new zone.
import type { Language } from '#contract/core/language.ts'
import type { Database } from '#server/database/connection.ts'
import { coverageRequest } from '#server/database/schema/location.ts'
import type { Point } from '#server/platform/geo/point.ts'

export interface CoverageRequest {
  contact_kind: 'email' | 'phone'
  contact: string
  point: Point
  spot: string
  language: Language
}

/** Asked again from the same place it stays one row; the language follows the last time. */
export async function keepCoverageRequest(
  db: Database,
  { point, ...request }: CoverageRequest,
): Promise<void> {
  await db
    .insert(coverageRequest)
    .values({ ...request, latitude: point.lat, longitude: point.lng })
    .onConflictDoUpdate({
      target: [coverageRequest.contact, coverageRequest.spot],
      set: { language: request.language },
    })
}
