// Questions about common conditions and how many items there are for each.
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { Database } from '#server/database/connection.ts'
import { commonCondition } from '#server/database/schema/item.ts'
import { itemListing } from '#server/database/schema/listing.ts'

/** Those with the most visible items of the module first. */
export function activeConditions(db: Database, module_id: number) {
  const items_count = count(itemListing.id)
  return db
    .select({
      id: commonCondition.id,
      name: commonCondition.name,
      slug: commonCondition.slug,
      image: commonCondition.image,
      items_count,
    })
    .from(commonCondition)
    .leftJoin(
      itemListing,
      and(eq(itemListing.common_condition_id, commonCondition.id), eq(itemListing.module_id, module_id)),
    )
    .where(eq(commonCondition.status, true))
    .groupBy(commonCondition.id)
    .orderBy(desc(items_count), asc(commonCondition.id))
}

export async function findCondition(db: Database, which: IdOrSlug): Promise<number | null> {
  const wanted =
    'id' in which ? sql`${commonCondition.id} = ${which.id}::bigint` : eq(commonCondition.slug, which.slug)
  const [row] = await db
    .select({ id: commonCondition.id })
    .from(commonCondition)
    .where(and(wanted, eq(commonCondition.status, true)))
  return row?.id ?? null
}
