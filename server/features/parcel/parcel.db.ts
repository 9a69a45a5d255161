// Questions about kinds of parcels.
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { parcelCategory } from '#server/database/schema/content.ts'

export function activeParcelCategories(db: Database, module_id: number) {
  return db
    .select()
    .from(parcelCategory)
    .where(and(eq(parcelCategory.module_id, module_id), eq(parcelCategory.status, true)))
    .orderBy(asc(parcelCategory.id))
}
