// Questions about kinds of parcels.
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { parcelCategory } from '#server/database/schema/content.ts'

export function activeParcelCategories(db: Database, module_id: number) {
  return db
    .select()
    .from(parcelCategory)
    .where(and(eq(parcelCategory.module_id, module_id), eq(parcelCategory.status, true)))
    .orderBy(asc(parcelCategory.id))
}

/** Also those no longer offered: an order keeps its kind. */
export function parcelCategoriesByIds(db: Database, ids: readonly number[]) {
  return db
    .select()
    .from(parcelCategory)
    .where(inArray(parcelCategory.id, [...ids]))
}

export type ParcelCategoryRow = Awaited<ReturnType<typeof activeParcelCategories>>[number]
