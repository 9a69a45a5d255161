// Questions about banners as the desk lists, sorts and edits them.
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { bannerSorts } from '#contract/features/promotion/desk/desk-banner.schema.ts'
import type { Statements } from '#server/database/connection.ts'
import { editedRows, isFound, isOfStores, textIn } from '#server/database/desk-rows.ts'
import { item } from '#server/database/schema/item.ts'
import { banner } from '#server/database/schema/promotion.ts'
import { store } from '#server/database/schema/store.ts'
import { module, zone } from '#server/database/schema/zone.ts'

export type BannerRow = typeof banner.$inferSelect

export interface BannerFilter extends Page {
  q: string
  sort: (typeof bannerSorts)[number]
  dir: 'up' | 'down'
  module_id?: number | undefined
  zone_id?: number | undefined
  type?: BannerRow['type'] | undefined
  status?: 'on' | 'off' | undefined
  featured?: 'yes' | 'no' | undefined
}

export interface BannerReader {
  language: Language
  /** Null: all; else the banners their own stores made. */
  store_ids: readonly number[] | null
}

/** Whoever looks after some stores has to do with what these show on their own pages. */
function isReached({ store_ids }: BannerReader): SQL | undefined {
  return store_ids === null
    ? undefined
    : and(eq(banner.created_by, 'store'), isOfStores(banner.store_id, store_ids))
}

function wanted(filter: BannerFilter, reader: BannerReader): SQL | undefined {
  const { q, module_id, zone_id, type, status, featured } = filter
  return and(
    isReached(reader),
    isFound(q, [banner.title, banner.subtitle]),
    module_id === undefined ? undefined : eq(banner.module_id, module_id),
    zone_id === undefined ? undefined : eq(banner.zone_id, zone_id),
    type === undefined ? undefined : eq(banner.type, type),
    status === undefined ? undefined : eq(banner.status, status === 'on'),
    featured === undefined ? undefined : eq(banner.featured, featured === 'yes'),
  )
}

function orderOf({ sort, dir }: BannerFilter, language: Language): SQL[] {
  const direct = dir === 'down' ? desc : asc
  if (sort === 'title') return [direct(textIn(banner.title, language)), asc(banner.id)]
  if (sort === 'newest') return [dir === 'down' ? asc(banner.id) : desc(banner.id)]
  return [asc(banner.module_id), direct(banner.position), direct(banner.id)]
}

function shownBanners(db: Statements, language: Language) {
  return db
    .select({
      banner,
      module_name: textIn(module.module_name, language),
      zone_name: sql<string | null>`${textIn(zone.name, language)}`,
      store_name: sql<string | null>`${textIn(store.name, language)}`,
      item_name: sql<string | null>`${textIn(item.name, language)}`,
    })
    .from(banner)
    .innerJoin(module, eq(module.id, banner.module_id))
    .leftJoin(zone, eq(zone.id, banner.zone_id))
    .leftJoin(store, eq(store.id, banner.store_id))
    .leftJoin(item, eq(item.id, banner.item_id))
}

export async function bannersOfDesk(db: Statements, filter: BannerFilter, reader: BannerReader) {
  const where = wanted(filter, reader)
  const rows = await shownBanners(db, reader.language)
    .where(where)
    .orderBy(...orderOf(filter, reader.language))
    .limit(filter.limit)
    .offset(rowsBefore(filter))
  const [counted] = await db.select({ total: count() }).from(banner).where(where)
  return { rows, total_size: counted?.total ?? 0 }
}

export type ShownBanner = Awaited<ReturnType<typeof bannersOfDesk>>['rows'][number]

export async function bannerOfDesk(
  db: Statements,
  id: number,
  reader: BannerReader,
): Promise<ShownBanner | null> {
  const [row] = await shownBanners(db, reader.language).where(and(eq(banner.id, id), isReached(reader)))
  return row ?? null
}

export async function lockBanner(tx: Statements, id: number): Promise<BannerRow | null> {
  const [row] = await tx.select().from(banner).where(eq(banner.id, id)).for('update')
  return row ?? null
}

/** Behind all others of its module. */
export async function insertBanner(
  tx: Statements,
  row: Omit<typeof banner.$inferInsert, 'position'>,
): Promise<number> {
  const [made] = await tx
    .insert(banner)
    .values({
      ...row,
      position: sql`(select coalesce(max(position), 0) + 1 from ${banner} where module_id = ${row.module_id})`,
    })
    .returning({ id: banner.id })
  if (!made) throw new Error('a banner that was inserted has an id')
  return made.id
}

export async function updateBanner(tx: Statements, id: number, change: Partial<BannerRow>): Promise<void> {
  await tx
    .update(banner)
    .set({ ...change, version: sql`${banner.version} + 1` })
    .where(eq(banner.id, id))
}

export async function deleteBanner(tx: Statements, id: number): Promise<void> {
  await tx.delete(banner).where(eq(banner.id, id))
}

/** Locked, for they are about to be sorted. */
export async function bannersToSort(tx: Statements, ids: readonly number[], reader: BannerReader) {
  return tx
    .select({ id: banner.id, position: banner.position, title: banner.title })
    .from(banner)
    .where(and(inArray(banner.id, [...ids]), isReached(reader)))
    .orderBy(asc(banner.position), asc(banner.id))
    .for('update')
}

/** Sorting is no edit: it leaves the version, so that whoever edits one meanwhile may save. */
export async function placeBanners(
  tx: Statements,
  places: readonly { id: number; position: number }[],
): Promise<void> {
  for (const { id, position } of places) {
    await tx.update(banner).set({ position }).where(eq(banner.id, id))
  }
}

export const editedBanners = editedRows(banner)

export async function hasModule(db: Statements, id: number): Promise<boolean> {
  return (await db.select({ id: module.id }).from(module).where(eq(module.id, id))).length > 0
}

export async function hasZone(db: Statements, id: number): Promise<boolean> {
  return (await db.select({ id: zone.id }).from(zone).where(eq(zone.id, id))).length > 0
}

export async function isStoreOfModule(db: Statements, id: number, module_id: number): Promise<boolean> {
  const same = and(eq(store.id, id), eq(store.module_id, module_id))
  return (await db.select({ id: store.id }).from(store).where(same)).length > 0
}

export async function isItemOfModule(db: Statements, id: number, module_id: number): Promise<boolean> {
  const same = and(eq(item.id, id), eq(item.module_id, module_id))
  return (await db.select({ id: item.id }).from(item).where(same)).length > 0
}
