// Sending parcels; the other features enter here.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { ParcelCategory } from '#contract/features/parcel/parcel.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { activeParcelCategories } from './parcel.db.ts'

const money = (minor: number | null) => (minor === null ? null : fromMinor(minor))

export function createParcelService({ db }: { db: Database }) {
  return {
    async categories({ module_id, language, origin }: Scope): Promise<ParcelCategory[]> {
      refuseUnless(module_id !== null, coreFailures.module_required)
      const rows = await activeParcelCategories(db, module_id)
      return rows.map((row) => ({
        ...row,
        name: row.name[language],
        description: row.description[language],
        limits: row.limits[language],
        image_full_url: pictureUrl(origin, 'parcel-category', row.image),
        status: 1,
        parcel_per_km_shipping_charge: money(row.parcel_per_km_shipping_charge),
        parcel_minimum_shipping_charge: money(row.parcel_minimum_shipping_charge),
      }))
    },
  }
}

export type ParcelService = ReturnType<typeof createParcelService>
