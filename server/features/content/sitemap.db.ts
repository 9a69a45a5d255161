// What has a page of its own, kind by kind: only what is switched on, in modules and zones that are.
import { and, asc, eq, exists, gt, gte, lte, max, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { LocalMoment } from '#contract/core/local-time.ts'
import type { Database } from '#server/database/connection.ts'
import { category, item } from '#server/database/schema/item.ts'
import { basicCampaign, flashSale, itemCampaign } from '#server/database/schema/promotion.ts'
import { store } from '#server/database/schema/store.ts'
import { module, zone, zoneModule } from '#server/database/schema/zone.ts'

export interface Now {
  now: Date
  moment: LocalMoment
}

/** A file holds the entries of this many ids in a row: where it begins is known without counting those before it. */
export const idsPerFile = 25_000

/** Each kind in the same shape, as a subquery that is read in parts. */
export const sitemapEntries = {
  products: (db: Database) =>
    db
      .select({ id: item.id, slug: item.slug, module_id: item.module_id, changed: item.updated_at })
      .from(item)
      .where(and(item.visible, works(db, item)))
      .as('entry'),
  stores: (db: Database) =>
    db
      .select({ id: store.id, slug: store.slug, module_id: store.module_id, changed: store.updated_at })
      .from(store)
      .where(and(store.status, works(db, store)))
      .as('entry'),
  categories: (db: Database) => {
    const parent = alias(category, 'parent')
    const isReached = exists(
      db
        .select({ id: parent.id })
        .from(parent)
        .where(and(eq(parent.id, category.parent_id), parent.status)),
    )
    return db
      .select({
        id: category.id,
        slug: category.slug,
        module_id: category.module_id,
        changed: category.updated_at,
      })
      .from(category)
      .where(and(category.status, worksSomewhere(db, category), or(eq(category.parent_id, 0), isReached)))
      .as('entry')
  },
  campaigns: (db: Database, { moment }: Now) =>
    db
      .select({
        id: basicCampaign.id,
        slug: basicCampaign.slug,
        module_id: basicCampaign.module_id,
        changed: basicCampaign.updated_at,
      })
      .from(basicCampaign)
      .where(and(basicCampaign.status, runs(basicCampaign, moment), worksSomewhere(db, basicCampaign)))
      .as('entry'),
  'campaign-items': (db: Database, { moment }: Now) =>
    db
      .select({
        id: itemCampaign.id,
        slug: itemCampaign.slug,
        module_id: itemCampaign.module_id,
        changed: itemCampaign.updated_at,
      })
      .from(itemCampaign)
      .innerJoin(store, eq(store.id, itemCampaign.store_id))
      .where(and(itemCampaign.status, store.status, runs(itemCampaign, moment), works(db, itemCampaign)))
      .as('entry'),
  'flash-sales': (db: Database, { now }: Now) =>
    db
      .select({
        id: flashSale.id,
        slug: sql<string>`''`.as('slug'),
        module_id: flashSale.module_id,
        changed: flashSale.created_at,
      })
      .from(flashSale)
      .where(
        and(
          flashSale.is_publish,
          lte(flashSale.start_date, now),
          gt(flashSale.end_date, now),
          worksSomewhere(db, flashSale),
        ),
      )
      .as('entry'),
} as const

export type EntryKind = keyof typeof sitemapEntries

type Entries = ReturnType<(typeof sitemapEntries)[EntryKind]>

export interface EntryRow {
  id: number
  slug: string
  module_id: number
  changed: Date
}

/** Which files there are, by number from one, and when the newest of each changed. */
export function entryFiles(db: Database, entry: Entries) {
  const file = sql<number>`((${entry.id} - 1) / ${sql.raw(String(idsPerFile))} + 1)`
  return db
    .select({ file: file.mapWith(Number), changed: max(entry.changed) })
    .from(entry)
    .groupBy(file)
    .orderBy(asc(file))
}

/** By keyset: what comes after an id costs the same wherever it stands. */
export function entriesAfter(
  db: Database,
  entry: Entries,
  { after, upTo, most }: { after: number; upTo: number; most: number },
): PromiseLike<EntryRow[]> {
  return db
    .select({ id: entry.id, slug: entry.slug, module_id: entry.module_id, changed: entry.changed })
    .from(entry)
    .where(and(gt(entry.id, after), lte(entry.id, upTo)))
    .orderBy(asc(entry.id))
    .limit(most)
}

export function workingModules(db: Database) {
  return db
    .select({ id: module.id, module_type: module.module_type, changed: module.updated_at })
    .from(module)
    .where(worksSomewhere(db, { module_id: module.id }))
    .orderBy(asc(module.id))
}

type OfModule = Pick<typeof category, 'module_id'> | { module_id: typeof module.id }
type OfZone = Pick<typeof item, 'module_id' | 'zone_id'> | Pick<typeof store, 'module_id' | 'zone_id'>

/** Its module is at work in its zone, and both are switched on. */
function works(db: Database, row: OfZone | Pick<typeof itemCampaign, 'module_id' | 'zone_id'>) {
  return exists(
    workingLinks(db).where(
      and(eq(atWork.id, row.module_id), eq(zoneModule.zone_id, row.zone_id), atWork.status, zone.status),
    ),
  )
}

function worksSomewhere(
  db: Database,
  row: OfModule | Pick<typeof basicCampaign, 'module_id'> | Pick<typeof flashSale, 'module_id'>,
) {
  return exists(workingLinks(db).where(and(eq(atWork.id, row.module_id), atWork.status, zone.status)))
}

/** Under another name, so that it can be asked about modules too. */
const atWork = alias(module, 'at_work')

function workingLinks(db: Database) {
  return db
    .select({ id: atWork.id })
    .from(zoneModule)
    .innerJoin(atWork, eq(atWork.id, zoneModule.module_id))
    .innerJoin(zone, eq(zone.id, zoneModule.zone_id))
}

function runs(campaign: typeof basicCampaign | typeof itemCampaign, { date }: LocalMoment) {
  return and(lte(campaign.start_date, date), gte(campaign.end_date, date))
}
