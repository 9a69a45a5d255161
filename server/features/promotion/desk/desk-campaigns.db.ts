// Questions about campaigns of stores as the desk lists and edits them.
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PeriodState } from '#contract/core/desk-period.ts'
import type { Language } from '#contract/core/language.ts'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { campaignSorts } from '#contract/features/promotion/desk/desk-campaign.schema.ts'
import type { Statements } from '#server/database/connection.ts'
import { editedRows, isFound, isInState, isOfStores, textIn } from '#server/database/desk-rows.ts'
import { basicCampaign, basicCampaignStore } from '#server/database/schema/promotion.ts'
import { store } from '#server/database/schema/store.ts'
import { module } from '#server/database/schema/zone.ts'

export type CampaignRow = typeof basicCampaign.$inferSelect
export type PartState = (typeof basicCampaignStore.$inferSelect)['status']

export interface CampaignFilter extends Page {
  q: string
  sort: (typeof campaignSorts)[number]
  dir: 'up' | 'down'
  state?: PeriodState | undefined
  module_id?: number | undefined
  store_id?: number | undefined
}

export interface CampaignReader {
  language: Language
  /** Null: all. */
  store_ids: readonly number[] | null
  /** YYYY-MM-DD, of the business. */
  today: string
}

const period = {
  archived_at: basicCampaign.archived_at,
  is_on: basicCampaign.status,
  from: basicCampaign.start_date,
  to: basicCampaign.end_date,
}

/** Whoever looks after some stores sees the campaigns these could join. */
function isReached({ store_ids }: CampaignReader): SQL | undefined {
  return store_ids === null
    ? undefined
    : sql`exists (select 1 from ${store} where ${store.module_id} = ${basicCampaign.module_id}
        and ${isOfStores(store.id, store_ids)})`
}

function wanted({ q, state, module_id, store_id }: CampaignFilter, reader: CampaignReader): SQL | undefined {
  const takesPart = sql`exists (select 1 from ${basicCampaignStore}
    where ${basicCampaignStore.basic_campaign_id} = ${basicCampaign.id}
    and ${basicCampaignStore.store_id} = ${store_id ?? 0})`
  return and(
    isReached(reader),
    isInState(period, state, sql`${reader.today}::date`),
    isFound(q, [basicCampaign.title]),
    module_id === undefined ? undefined : eq(basicCampaign.module_id, module_id),
    store_id === undefined ? undefined : takesPart,
  )
}

function orderOf({ sort, dir }: CampaignFilter, language: Language): SQL[] {
  const direct = (dir === 'down') !== (sort === 'newest') ? desc : asc
  const columns = {
    newest: basicCampaign.id,
    title: textIn(basicCampaign.title, language),
    ends: basicCampaign.end_date,
  }
  return [direct(columns[sort]), desc(basicCampaign.id)]
}

const storesThat = (state: PartState) => sql<number>`(select count(*) from ${basicCampaignStore}
  where ${basicCampaignStore.basic_campaign_id} = ${basicCampaign.id}
  and ${basicCampaignStore.status} = ${state}::text)`

function shownCampaigns(db: Statements, language: Language) {
  return db
    .select({
      campaign: basicCampaign,
      module_name: textIn(module.module_name, language),
      confirmed: storesThat('confirmed'),
      pending: storesThat('pending'),
    })
    .from(basicCampaign)
    .innerJoin(module, eq(module.id, basicCampaign.module_id))
}

export async function campaignsOfDesk(db: Statements, filter: CampaignFilter, reader: CampaignReader) {
  const where = wanted(filter, reader)
  const rows = await shownCampaigns(db, reader.language)
    .where(where)
    .orderBy(...orderOf(filter, reader.language))
    .limit(filter.limit)
    .offset(rowsBefore(filter))
  const [counted] = await db.select({ total: count() }).from(basicCampaign).where(where)
  return { rows, total_size: counted?.total ?? 0 }
}

export type ShownCampaign = Awaited<ReturnType<typeof campaignsOfDesk>>['rows'][number]

export async function campaignOfDesk(db: Statements, id: number, reader: CampaignReader) {
  const where = and(eq(basicCampaign.id, id), isReached(reader))
  const [row] = await shownCampaigns(db, reader.language).where(where)
  return row ?? null
}

export function storesOfCampaign(db: Statements, id: number, { language, store_ids }: CampaignReader) {
  return db
    .select({ id: store.id, name: textIn(store.name, language), status: basicCampaignStore.status })
    .from(basicCampaignStore)
    .innerJoin(store, eq(store.id, basicCampaignStore.store_id))
    .where(and(eq(basicCampaignStore.basic_campaign_id, id), isOfStores(store.id, store_ids)))
    .orderBy(sql`${basicCampaignStore.status} <> 'pending'`, textIn(store.name, language))
}

export async function lockCampaign(tx: Statements, id: number): Promise<CampaignRow | null> {
  const [row] = await tx.select().from(basicCampaign).where(eq(basicCampaign.id, id)).for('update')
  return row ?? null
}

export async function insertCampaign(
  tx: Statements,
  row: typeof basicCampaign.$inferInsert,
): Promise<number> {
  const [made] = await tx.insert(basicCampaign).values(row).returning({ id: basicCampaign.id })
  if (!made) throw new Error('a campaign that was inserted has an id')
  return made.id
}

export async function updateCampaign(
  tx: Statements,
  id: number,
  change: Partial<CampaignRow>,
): Promise<void> {
  await tx
    .update(basicCampaign)
    .set({ ...change, version: sql`${basicCampaign.version} + 1` })
    .where(eq(basicCampaign.id, id))
}

/** Those of the module that are in use. */
export async function storesOfModule(tx: Statements, ids: readonly number[], module_id: number) {
  const rows = await tx
    .select({ id: store.id })
    .from(store)
    .where(and(inArray(store.id, [...ids]), eq(store.module_id, module_id)))
  return rows.map(({ id }) => id)
}

export async function setParts(
  tx: Statements,
  basic_campaign_id: number,
  store_ids: readonly number[],
  status: PartState,
): Promise<void> {
  if (store_ids.length === 0) return
  await tx
    .insert(basicCampaignStore)
    .values(store_ids.map((store_id) => ({ basic_campaign_id, store_id, status })))
    .onConflictDoUpdate({
      target: [basicCampaignStore.basic_campaign_id, basicCampaignStore.store_id],
      set: { status },
    })
}

/** Those among the stores that asked, take part or were rejected already. */
export async function partsOf(tx: Statements, basic_campaign_id: number, store_ids: readonly number[]) {
  const rows = await tx
    .select({ store_id: basicCampaignStore.store_id, status: basicCampaignStore.status })
    .from(basicCampaignStore)
    .where(
      and(
        eq(basicCampaignStore.basic_campaign_id, basic_campaign_id),
        inArray(basicCampaignStore.store_id, [...store_ids]),
      ),
    )
  return new Map(rows.map(({ store_id, status }) => [store_id, status]))
}

export async function removePart(
  tx: Statements,
  basic_campaign_id: number,
  store_id: number,
): Promise<boolean> {
  const gone = await tx
    .delete(basicCampaignStore)
    .where(
      and(
        eq(basicCampaignStore.basic_campaign_id, basic_campaign_id),
        eq(basicCampaignStore.store_id, store_id),
      ),
    )
    .returning({ store_id: basicCampaignStore.store_id })
  return gone.length > 0
}

export const editedCampaigns = editedRows(basicCampaign)
