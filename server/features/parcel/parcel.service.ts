// Sending parcels; the other features enter here.
import { toBit } from '#contract/core/bit.ts'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { ParcelCategory } from '#contract/features/parcel/parcel.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { activeParcelCategories, type ParcelCategoryRow, parcelCategoriesByIds } from './parcel.db.ts'

const money = (minor: number | null) => (minor === null ? null : fromMinor(minor))

export function createParcelService({ db }: { db: Database }) {
  return {
    async categories(scope: Scope): Promise<ParcelCategory[]> {
      refuseUnless(scope.module_id !== null, coreFailures.module_required)
      dependOn([tags.content])
      const rows = await activeParcelCategories(db, scope.module_id)
      return rows.map((row) => present(row, scope))
    },

    async categoriesByIds(ids: readonly number[], scope: Scope): Promise<ParcelCategory[]> {
      if (ids.length === 0) return []
      return (await parcelCategoriesByIds(db, ids)).map((row) => present(row, scope))
    },
  }
}

export type ParcelService = ReturnType<typeof createParcelService>

function present(
  { version: _version, ...row }: ParcelCategoryRow,
  { language, origin }: Scope,
): ParcelCategory {
  return {
    ...row,
    name: row.name[language],
    description: row.description[language],
    limits: row.limits[language],
    image_full_url: pictureUrl(origin, 'parcel-category', row.image),
    status: toBit(row.status),
    parcel_per_km_shipping_charge: money(row.parcel_per_km_shipping_charge),
    parcel_minimum_shipping_charge: money(row.parcel_minimum_shipping_charge),
  }
}
