// Stores by their ids, as cards, names and pages show them.
import { refuseUnless } from '#contract/core/failure.ts'
import type { LocalMoment } from '#contract/core/local-time.ts'
import { fromMinor } from '#contract/core/money.ts'
import { storeFailures } from '#contract/features/store/store.failures.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import { couponsOnStorePage } from '#server/features/coupon/coupon.service.ts'
import type { CacheClock } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { createRowCache } from '#server/platform/cache/row-cache.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { prepareStoreRows, prepareStoreSigns, type StoreRow, type StoreSign } from './store.db.ts'
import { presentExceptions, presentStore } from './store.present.ts'
import type { StorePageRow } from './store-details.db.ts'

export interface PresentedParts {
  db: Database
  time_zone: string
  caching: CacheClock
  content: Pick<ContentService, 'settings'>
  catalogue: Pick<Catalogue, 'reference'>
  moment: () => LocalMoment
}

/** Some hundred bytes each, twenty in every suggestion. */
const signsAtMost = 5_000

export function createPresentedStores(parts: PresentedParts) {
  const { db, caching } = parts
  const rowsOf = prepareStoreRows(db)
  const signsOf = prepareStoreSigns(db)
  const listed = createRowCache<StoreRow>({
    ...caching,
    idOf: ({ store }) => store.id,
    tagsOf: ({ store }) => [tags.store(store.id), tags.campaigns],
  })
  const signs = createRowCache<StoreSign>({
    ...caching,
    idOf: ({ id }) => id,
    tagsOf: ({ id }) => [tags.store(id)],
    max: signsAtMost,
  })

  return {
    byIds: (ids: readonly number[], scope: Scope) => presentByIds(parts, ids, scope, rowsOf),

    /** For lists to look through, which may be a moment behind: nothing is ordered by them. */
    listedByIds: (ids: readonly number[], scope: Scope) =>
      presentByIds(parts, ids, scope, (wanted, at) =>
        listed.get(wanted, at.date, (missing) => rowsOf(missing, at)),
      ),

    /** Names and logos, in the order of the ids. */
    async signsByIds(ids: readonly number[], { origin, language }: Scope) {
      if (ids.length === 0) return []
      const byId = new Map((await signs.get(ids, '', signsOf)).map((sign) => [sign.id, sign]))
      return ids.flatMap((id) => {
        const sign = byId.get(id)
        if (!sign) return []
        const { name, logo } = sign
        return [{ id, name: name[language], logo, logo_full_url: pictureUrl(origin, 'store', logo) }]
      })
    },

    page: (row: StorePageRow | null, at: LocalMoment, scope: Scope) => presentPage(parts, row, at, scope),
  }
}

async function presentRows(
  { content, time_zone, catalogue }: PresentedParts,
  rows: readonly StoreRow[],
  moment: LocalMoment,
  scope: Scope,
): Promise<Store[]> {
  const [{ schedule_order }, tables] = await Promise.all([content.settings(), catalogue.reference.read()])
  return rows.map((row) => presentStore(row, { moment, time_zone, schedule_order, tables }, scope))
}

/** In the order of the ids; an unknown or unapproved store is left out. */
async function presentByIds(
  parts: PresentedParts,
  ids: readonly number[],
  scope: Scope,
  read: (ids: readonly number[], at: LocalMoment) => Promise<StoreRow[]>,
): Promise<Store[]> {
  if (ids.length === 0) return []
  dependOn([...ids.map(tags.store), tags.campaigns])
  const at = parts.moment()
  const stores = await presentRows(parts, await read(ids, at), at, scope)
  const byId = new Map(stores.map((store) => [store.id, store]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Refuses a store that does not exist, which is null. */
async function presentPage(
  parts: PresentedParts,
  row: StorePageRow | null,
  at: LocalMoment,
  scope: Scope,
): Promise<StoreDetails> {
  refuseUnless(row, storeFailures.not_found)
  const { id } = row.store
  dependOn([tags.store(id), tags.reviewsOfStore(id), tags.itemsOfStore(id)])
  dependOn([tags.coupons, tags.campaigns, tags.modules])
  const [[store], category_details] = await Promise.all([
    presentRows(parts, [row], at, scope),
    parts.catalogue.reference.categoriesByIds(row.store.category_ids, scope),
  ])
  refuseUnless(store, storeFailures.not_found)
  const { hours, prices } = row
  const active_coupons = couponsOnStorePage.present(row.coupons, row.store.name, scope)
  const price_range = [{ min_price: fromMinor(prices.min_price), max_price: fromMinor(prices.max_price) }]
  const exceptions = presentExceptions(row, at, parts.time_zone)
  return { ...store, schedules: hours, ...exceptions, active_coupons, category_details, price_range }
}
