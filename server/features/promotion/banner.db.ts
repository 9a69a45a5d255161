// Questions about banners; a banner whose store or item cannot be opened here is no answer.
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { Database } from '#server/database/connection.ts'
import { item } from '#server/database/schema/item.ts'
import { banner, sectionBanner } from '#server/database/schema/promotion.ts'
import { store } from '#server/database/schema/store.ts'
import { module, zoneModule } from '#server/database/schema/zone.ts'

export interface PromotionPlace {
  module_id: number | null
  zone_ids: readonly number[]
}

/** Active modules that work in one of the zones. Needs `module` joined. */
export function modulesHere({ module_id, zone_ids }: PromotionPlace): SQL | undefined {
  return and(
    eq(module.status, true),
    module_id === null ? undefined : eq(module.id, module_id),
    sql`exists (select 1 from ${zoneModule} where ${zoneModule.module_id} = ${module.id}
      and ${inArray(zoneModule.zone_id, [...zone_ids])})`,
  )
}

export function bannersIn(db: Database, place: PromotionPlace, featured: boolean) {
  const zones = [...place.zone_ids]
  const opensStore = and(
    eq(banner.type, 'store_wise'),
    eq(store.status, true),
    or(eq(module.all_zone_service, true), inArray(store.zone_id, zones)),
  )
  const opensItem = and(
    eq(banner.type, 'item_wise'),
    eq(item.visible, true),
    or(eq(module.all_zone_service, true), inArray(item.zone_id, zones)),
  )
  return db
    .select({ banner })
    .from(banner)
    .innerJoin(module, eq(module.id, banner.module_id))
    .leftJoin(store, eq(store.id, banner.store_id))
    .leftJoin(item, eq(item.id, banner.item_id))
    .where(
      and(
        eq(banner.status, true),
        eq(banner.created_by, 'admin'),
        featured ? eq(banner.featured, true) : undefined,
        modulesHere(place),
        or(isNull(banner.zone_id), inArray(banner.zone_id, zones)),
        or(eq(banner.type, 'default'), opensStore, opensItem),
      ),
    )
    .orderBy(asc(banner.position), asc(banner.id))
}

export type BannerRow = Awaited<ReturnType<typeof bannersIn>>[number]['banner']

export function bannersOfStore(db: Database, store_id: number) {
  return db
    .select()
    .from(banner)
    .where(and(eq(banner.store_id, store_id), eq(banner.created_by, 'store'), eq(banner.status, true)))
    .orderBy(asc(banner.position), asc(banner.id))
}

export type SectionType = (typeof sectionBanner.$inferSelect)['type']

export function sectionRows(db: Database, module_id: number, type: SectionType) {
  return db
    .select()
    .from(sectionBanner)
    .where(
      and(
        eq(sectionBanner.module_id, module_id),
        eq(sectionBanner.type, type),
        eq(sectionBanner.status, true),
      ),
    )
    .orderBy(asc(sectionBanner.position), asc(sectionBanner.id))
}

export type SectionRow = Awaited<ReturnType<typeof sectionRows>>[number]

/** Addresses of films that active modules show. */
export async function filmsShown(db: Database): Promise<string[]> {
  const chosen = alias(sectionBanner, 'chosen')
  const isShown = (row: typeof sectionBanner | typeof chosen, key: string) =>
    and(eq(row.type, 'video_content'), eq(row.key, key), eq(row.status, true))
  const rows = await db
    .selectDistinct({ address: sectionBanner.value })
    .from(sectionBanner)
    .innerJoin(module, and(eq(module.id, sectionBanner.module_id), eq(module.status, true)))
    .innerJoin(
      chosen,
      and(
        eq(chosen.module_id, sectionBanner.module_id),
        isShown(chosen, 'banner_type'),
        eq(chosen.value, 'video'),
      ),
    )
    .where(isShown(sectionBanner, 'banner_video'))
  return rows.flatMap(({ address }) => address ?? [])
}

export async function isParcelModule(db: Database, module_id: number): Promise<boolean> {
  const [row] = await db.select({ type: module.module_type }).from(module).where(eq(module.id, module_id))
  return row !== undefined && !moduleTraits[row.type].sells_from_stores
}
