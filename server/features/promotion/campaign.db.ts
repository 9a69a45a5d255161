// Questions about campaigns: which run today, who takes part, what is sold in them.
import { and, asc, desc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { Database } from '#server/database/connection.ts'
import { category } from '#server/database/schema/item.ts'
import { basicCampaign, basicCampaignStore, itemCampaign } from '#server/database/schema/promotion.ts'
import { store } from '#server/database/schema/store.ts'
import { module } from '#server/database/schema/zone.ts'
import { modulesHere, type PromotionPlace } from './banner.db.ts'

function runningCampaigns(db: Database, place: PromotionPlace, date: string, which?: SQL) {
  return db
    .select({ campaign: basicCampaign })
    .from(basicCampaign)
    .innerJoin(module, eq(module.id, basicCampaign.module_id))
    .where(
      and(
        eq(basicCampaign.status, true),
        lte(basicCampaign.start_date, date),
        gte(basicCampaign.end_date, date),
        modulesHere(place),
        which,
      ),
    )
    .orderBy(desc(basicCampaign.id))
}

export type CampaignRow = typeof basicCampaign.$inferSelect

export async function campaignsIn(db: Database, place: PromotionPlace, date: string): Promise<CampaignRow[]> {
  const rows = await runningCampaigns(db, place, date)
  return rows.map((row) => row.campaign)
}

export async function campaignIn(
  db: Database,
  place: PromotionPlace,
  date: string,
  id: number,
): Promise<CampaignRow | undefined> {
  const [row] = await runningCampaigns(db, place, date, eq(basicCampaign.id, id))
  return row?.campaign
}

export async function confirmedStoreIds(db: Database, basic_campaign_id: number): Promise<number[]> {
  const rows = await db
    .select({ store_id: basicCampaignStore.store_id })
    .from(basicCampaignStore)
    .where(
      and(
        eq(basicCampaignStore.basic_campaign_id, basic_campaign_id),
        eq(basicCampaignStore.status, 'confirmed'),
      ),
    )
  return rows.map((row) => row.store_id)
}

/** Campaign items of approved stores in the zones whose last day has not passed. */
export function campaignItemsIn(db: Database, place: PromotionPlace, date: string) {
  return db
    .select({ item_campaign: itemCampaign })
    .from(itemCampaign)
    .innerJoin(store, eq(store.id, itemCampaign.store_id))
    .innerJoin(module, eq(module.id, itemCampaign.module_id))
    .where(
      and(
        eq(itemCampaign.status, true),
        eq(store.status, true),
        gte(itemCampaign.end_date, date),
        modulesHere(place),
        or(eq(module.all_zone_service, true), inArray(itemCampaign.zone_id, [...place.zone_ids])),
      ),
    )
    .orderBy(asc(itemCampaign.end_date), asc(itemCampaign.id))
}

export type ItemCampaignRow = typeof itemCampaign.$inferSelect

export async function campaignItemsByIds(db: Database, ids: readonly number[]): Promise<ItemCampaignRow[]> {
  return db
    .select()
    .from(itemCampaign)
    .where(inArray(itemCampaign.id, [...ids]))
}

/** The one item of that id or slug unless it is switched off; a number beyond the id range is nobody's id. */
export function campaignItemsNamed(db: Database, which: IdOrSlug): Promise<ItemCampaignRow[]> {
  const named =
    'id' in which ? sql`${itemCampaign.id} = ${which.id}::bigint` : eq(itemCampaign.slug, which.slug)
  return db
    .select()
    .from(itemCampaign)
    .where(and(named, eq(itemCampaign.status, true)))
}

const parent = alias(category, 'parent')

/** Names of the categories and of the one above each. */
export function categoryPaths(db: Database, ids: readonly number[]) {
  return db
    .select({
      category: { id: category.id, name: category.name },
      parent: { id: parent.id, name: parent.name },
    })
    .from(category)
    .leftJoin(parent, eq(parent.id, category.parent_id))
    .where(inArray(category.id, [...ids]))
}

export type CategoryPath = Awaited<ReturnType<typeof categoryPaths>>[number]
