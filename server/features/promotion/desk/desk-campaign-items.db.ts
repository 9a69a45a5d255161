// Questions about items sold only in a campaign as the desk lists and edits them.
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import { rowsBefore } from '#contract/core/paging.ts'
import type { Statements } from '#server/database/connection.ts'
import { editedRows, isFound, isInState, isOfStores, textIn } from '#server/database/desk-rows.ts'
import { category } from '#server/database/schema/item.ts'
import { itemCampaign } from '#server/database/schema/promotion.ts'
import { store } from '#server/database/schema/store.ts'
import { module } from '#server/database/schema/zone.ts'
import type { CampaignFilter, CampaignReader } from './desk-campaigns.db.ts'

export type CampaignItemRow = typeof itemCampaign.$inferSelect

const period = {
  archived_at: itemCampaign.archived_at,
  is_on: itemCampaign.status,
  from: itemCampaign.start_date,
  to: itemCampaign.end_date,
}

function wanted(
  { q, state, module_id, store_id }: CampaignFilter,
  { store_ids, today }: CampaignReader,
): SQL | undefined {
  return and(
    isOfStores(itemCampaign.store_id, store_ids),
    isInState(period, state, sql`${today}::date`),
    isFound(q, [itemCampaign.title]),
    module_id === undefined ? undefined : eq(itemCampaign.module_id, module_id),
    store_id === undefined ? undefined : eq(itemCampaign.store_id, store_id),
  )
}

function orderOf({ sort, dir }: CampaignFilter, language: Language): SQL[] {
  const direct = (dir === 'down') !== (sort === 'newest') ? desc : asc
  const columns = {
    newest: itemCampaign.id,
    title: textIn(itemCampaign.title, language),
    ends: itemCampaign.end_date,
  }
  return [direct(columns[sort]), desc(itemCampaign.id)]
}

function shownItems(db: Statements, language: Language) {
  return db
    .select({
      item: itemCampaign,
      store_name: textIn(store.name, language),
      module_name: textIn(module.module_name, language),
      category_name: sql<string>`coalesce(${textIn(category.name, language)}, '')`,
    })
    .from(itemCampaign)
    .innerJoin(store, eq(store.id, itemCampaign.store_id))
    .innerJoin(module, eq(module.id, itemCampaign.module_id))
    .leftJoin(category, eq(category.id, itemCampaign.category_id))
}

export async function campaignItemsOfDesk(db: Statements, filter: CampaignFilter, reader: CampaignReader) {
  const where = wanted(filter, reader)
  const rows = await shownItems(db, reader.language)
    .where(where)
    .orderBy(...orderOf(filter, reader.language))
    .limit(filter.limit)
    .offset(rowsBefore(filter))
  const [counted] = await db.select({ total: count() }).from(itemCampaign).where(where)
  return { rows, total_size: counted?.total ?? 0 }
}

export type ShownCampaignItem = Awaited<ReturnType<typeof campaignItemsOfDesk>>['rows'][number]

export async function campaignItemOfDesk(db: Statements, id: number, reader: CampaignReader) {
  const where = and(eq(itemCampaign.id, id), isOfStores(itemCampaign.store_id, reader.store_ids))
  const [row] = await shownItems(db, reader.language).where(where)
  return row ?? null
}

export async function lockCampaignItem(tx: Statements, id: number): Promise<CampaignItemRow | null> {
  const [row] = await tx.select().from(itemCampaign).where(eq(itemCampaign.id, id)).for('update')
  return row ?? null
}

/** Null where the slug is taken. */
export async function insertCampaignItem(
  tx: Statements,
  row: typeof itemCampaign.$inferInsert,
): Promise<number | null> {
  const [made] = await tx
    .insert(itemCampaign)
    .values(row)
    .onConflictDoNothing({ target: itemCampaign.slug })
    .returning({ id: itemCampaign.id })
  return made?.id ?? null
}

export async function updateCampaignItem(
  tx: Statements,
  id: number,
  change: Partial<CampaignItemRow>,
): Promise<void> {
  await tx
    .update(itemCampaign)
    .set({ ...change, version: sql`${itemCampaign.version} + 1` })
    .where(eq(itemCampaign.id, id))
}

/** Where a store sells: its items stand in the same module and zone. */
export async function placeOfStore(tx: Statements, id: number) {
  const [row] = await tx
    .select({ module_id: store.module_id, zone_id: store.zone_id })
    .from(store)
    .where(eq(store.id, id))
  return row ?? null
}

export async function isCategoryOfModule(tx: Statements, id: number, module_id: number): Promise<boolean> {
  const same = and(eq(category.id, id), eq(category.module_id, module_id))
  return (await tx.select({ id: category.id }).from(category).where(same)).length > 0
}

export const editedCampaignItems = editedRows(itemCampaign)
