// Questions about flash sales as the desk lists and edits them.
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import { rowsBefore } from '#contract/core/paging.ts'
import type { Statements } from '#server/database/connection.ts'
import { isFound, isInState, textIn } from '#server/database/desk-rows.ts'
import { item } from '#server/database/schema/item.ts'
import { flashSale, flashSaleItem } from '#server/database/schema/promotion.ts'
import { store } from '#server/database/schema/store.ts'
import { module } from '#server/database/schema/zone.ts'
import type { CampaignFilter } from './desk-campaigns.db.ts'

export type FlashSaleRow = typeof flashSale.$inferSelect

const period = {
  archived_at: flashSale.archived_at,
  is_on: flashSale.is_publish,
  from: flashSale.start_date,
  to: flashSale.end_date,
}

function wanted({ q, state, module_id, store_id }: CampaignFilter, now: Date): SQL | undefined {
  const ofStore = sql`exists (select 1 from ${flashSaleItem} join ${item} on ${item.id} = ${flashSaleItem.item_id}
    where ${flashSaleItem.flash_sale_id} = ${flashSale.id} and ${item.store_id} = ${store_id ?? 0})`
  return and(
    isInState(period, state, sql`${now.toISOString()}::timestamptz`),
    isFound(q, [flashSale.title]),
    module_id === undefined ? undefined : eq(flashSale.module_id, module_id),
    store_id === undefined ? undefined : ofStore,
  )
}

function orderOf({ sort, dir }: CampaignFilter, language: Language): SQL[] {
  const direct = (dir === 'down') !== (sort === 'newest') ? desc : asc
  const columns = {
    newest: flashSale.id,
    title: textIn(flashSale.title, language),
    ends: flashSale.end_date,
  }
  return [direct(columns[sort]), desc(flashSale.id)]
}

const ofItems = (value: SQL) => sql<number>`(select coalesce(${value}, 0) from ${flashSaleItem}
  where ${flashSaleItem.flash_sale_id} = ${flashSale.id})`

function shownSales(db: Statements, language: Language) {
  return db
    .select({
      sale: flashSale,
      module_name: textIn(module.module_name, language),
      items_count: ofItems(sql`count(*)`),
      stock: ofItems(sql`sum(${flashSaleItem.stock})`),
      sold: ofItems(sql`sum(${flashSaleItem.sold})`),
    })
    .from(flashSale)
    .innerJoin(module, eq(module.id, flashSale.module_id))
}

export async function flashSalesOfDesk(
  db: Statements,
  filter: CampaignFilter,
  language: Language,
  now: Date,
) {
  const where = wanted(filter, now)
  const rows = await shownSales(db, language)
    .where(where)
    .orderBy(...orderOf(filter, language))
    .limit(filter.limit)
    .offset(rowsBefore(filter))
  const [counted] = await db.select({ total: count() }).from(flashSale).where(where)
  return { rows, total_size: counted?.total ?? 0 }
}

export type ShownFlashSale = Awaited<ReturnType<typeof flashSalesOfDesk>>['rows'][number]

export async function flashSaleOfDesk(db: Statements, id: number, language: Language) {
  const [row] = await shownSales(db, language).where(eq(flashSale.id, id))
  return row ?? null
}

export function itemsOfFlashSale(db: Statements, id: number, language: Language) {
  return db
    .select({
      item_id: flashSaleItem.item_id,
      name: textIn(item.name, language),
      store_name: textIn(store.name, language),
      image: item.image,
      price: item.price,
      discount: flashSaleItem.discount,
      discount_type: flashSaleItem.discount_type,
      stock: flashSaleItem.stock,
      sold: flashSaleItem.sold,
    })
    .from(flashSaleItem)
    .innerJoin(item, eq(item.id, flashSaleItem.item_id))
    .innerJoin(store, eq(store.id, item.store_id))
    .where(eq(flashSaleItem.flash_sale_id, id))
    .orderBy(asc(flashSaleItem.id))
}

export type FlashItemRow = Awaited<ReturnType<typeof itemsOfFlashSale>>[number]

export async function lockFlashSale(tx: Statements, id: number): Promise<FlashSaleRow | null> {
  const [row] = await tx.select().from(flashSale).where(eq(flashSale.id, id)).for('update')
  return row ?? null
}

export function salesByIds(db: Statements, ids: readonly number[]): Promise<FlashSaleRow[]> {
  return db
    .select()
    .from(flashSale)
    .where(inArray(flashSale.id, [...ids]))
}

/** Two sales saved at once with one item: the second is held against the first. */
export async function lockFlashSales(tx: Statements): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('flash sales', 0))`)
}

export async function insertFlashSale(tx: Statements, row: typeof flashSale.$inferInsert): Promise<number> {
  const [made] = await tx.insert(flashSale).values(row).returning({ id: flashSale.id })
  if (!made) throw new Error('a sale that was inserted has an id')
  return made.id
}

export async function updateFlashSale(
  tx: Statements,
  id: number,
  change: Partial<FlashSaleRow>,
): Promise<void> {
  await tx
    .update(flashSale)
    .set({ ...change, version: sql`${flashSale.version} + 1` })
    .where(eq(flashSale.id, id))
}

export function itemsOfModule(tx: Statements, ids: readonly number[], module_id: number, language: Language) {
  return tx
    .select({ id: item.id, name: textIn(item.name, language), price: item.price })
    .from(item)
    .where(and(inArray(item.id, [...ids]), eq(item.module_id, module_id)))
}

export interface SaleTime {
  id: number
  start_date: Date
  end_date: Date
}

/** Another sale of one of the items in that time, and which item it is. */
export async function overlappingSale(
  tx: Statements,
  { id, start_date, end_date }: SaleTime,
  item_ids: readonly number[],
  language: Language,
) {
  const [row] = await tx
    .select({ item: textIn(item.name, language), sale: textIn(flashSale.title, language) })
    .from(flashSaleItem)
    .innerJoin(flashSale, eq(flashSale.id, flashSaleItem.flash_sale_id))
    .innerJoin(item, eq(item.id, flashSaleItem.item_id))
    .where(
      and(
        inArray(flashSaleItem.item_id, [...item_ids]),
        ne(flashSale.id, id),
        eq(flashSale.is_publish, true),
        isNull(flashSale.archived_at),
        lt(flashSale.start_date, end_date),
        gt(flashSale.end_date, start_date),
      ),
    )
    .limit(1)
  return row ?? null
}

export interface SoldItem {
  item_id: number
  discount_type: 'percent' | 'amount'
  discount: number
  stock: number
}

/** What of each item was sold, locked against orders that are just being placed. */
export async function soldOf(tx: Statements, flash_sale_id: number): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ item_id: flashSaleItem.item_id, sold: flashSaleItem.sold })
    .from(flashSaleItem)
    .where(eq(flashSaleItem.flash_sale_id, flash_sale_id))
    .orderBy(asc(flashSaleItem.id))
    .for('update')
  return new Map(rows.map(({ item_id, sold }) => [item_id, sold]))
}

/** What is not named goes; what was sold stays counted. */
export async function replaceItems(
  tx: Statements,
  flash_sale_id: number,
  items: readonly SoldItem[],
): Promise<void> {
  const named = items.map(({ item_id }) => item_id)
  await tx
    .delete(flashSaleItem)
    .where(
      and(
        eq(flashSaleItem.flash_sale_id, flash_sale_id),
        sql`${flashSaleItem.item_id} <> all(${sql.param(named)}::integer[])`,
      ),
    )
  await tx
    .insert(flashSaleItem)
    .values(items.map((one) => ({ ...one, flash_sale_id, available_stock: one.stock })))
    .onConflictDoUpdate({
      target: [flashSaleItem.flash_sale_id, flashSaleItem.item_id],
      set: {
        discount: sql`excluded.discount`,
        discount_type: sql`excluded.discount_type`,
        stock: sql`excluded.stock`,
        available_stock: sql`excluded.stock - ${flashSaleItem.sold}`,
      },
    })
}
