// Stores as visitors see them: lists, one store's page; the other features enter here.
import { refuseUnless } from '#contract/core/failure.ts'
import { type LocalMoment, localMoment } from '#contract/core/local-time.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { Page } from '#contract/core/paging.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import type { Review } from '#contract/features/review/review.schema.ts'
import { storeFailures } from '#contract/features/store/store.failures.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import type { StoreListFilters, StorePage } from '#contract/features/store/store-list.schema.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { StoreIdPage } from '#server/catalogue/query/store-page.ts'
import type { StoreQuery } from '#server/catalogue/query/store-query.ts'
import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import { couponsOnStorePage } from '#server/features/coupon/coupon.service.ts'
import type { ReviewService } from '#server/features/review/review.service.ts'
import type { CacheClock } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { createRowCache } from '#server/platform/cache/row-cache.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import {
  prepareFindStore,
  prepareStoreRows,
  prepareStoreSigns,
  type StoreRow,
  type StoreSign,
} from './store.db.ts'
import { presentStore } from './store.present.ts'
import { prepareStorePage, type StorePageRow, storePageColumns } from './store-details.db.ts'
import { type StoreList, sortFor, storeLists } from './store-lists.ts'

export interface StoreParts {
  db: Database
  clock: Clock
  time_zone: string
  caching: CacheClock
  content: Pick<ContentService, 'settings'>
  reviews: Pick<ReviewService, 'reviewsOfStore'>
  catalogue: Pick<Catalogue, 'reference' | 'stores'>
  /** Items are built on stores, so they are looked up when asked. */
  itemsByIds: (ids: number[], scope: Scope) => Promise<Item[]>
}

/** Some hundred bytes each, twenty in every suggestion. */
const signsAtMost = 5_000

export function createStoreService(parts: StoreParts) {
  const { db, clock, time_zone, caching, catalogue } = parts
  const rowsOf = prepareStoreRows(db)
  const signsOf = prepareStoreSigns(db)
  const idOf = prepareFindStore(db)
  const storePage = prepareStorePage(db)
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
  const moment = () => localMoment(clock.now(), time_zone)

  async function presentRows(rows: readonly StoreRow[], at: LocalMoment, scope: Scope): Promise<Store[]> {
    const { schedule_order } = await parts.content.settings()
    const now = { moment: at, time_zone, schedule_order }
    return rows.map((row) => presentStore(row, now, scope))
  }

  /** In the order of the ids; an unknown or unapproved store is left out. */
  async function present(ids: readonly number[], scope: Scope, read: typeof rowsOf): Promise<Store[]> {
    if (ids.length === 0) return []
    dependOn([...ids.map(tags.store), tags.campaigns])
    const at = moment()
    const stores = await presentRows(await read(ids, at), at, scope)
    const byId = new Map(stores.map((store) => [store.id, store]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  const storesByIds = (ids: readonly number[], scope: Scope) => present(ids, scope, rowsOf)

  /** For lists to look through, which may be a moment behind: nothing is ordered by them. */
  const listedByIds = (ids: readonly number[], scope: Scope) =>
    present(ids, scope, (wanted, at) => listed.get(wanted, at.date, (missing) => rowsOf(missing, at)))

  /** Refuses a store that does not exist, which is null. */
  async function presentPage(row: StorePageRow | null, at: LocalMoment, scope: Scope): Promise<StoreDetails> {
    refuseUnless(row, storeFailures.not_found)
    const { id } = row.store
    dependOn([tags.store(id), tags.reviewsOfStore(id), tags.itemsOfStore(id)])
    dependOn([tags.coupons, tags.campaigns, tags.modules])
    const [[store], category_details] = await Promise.all([
      presentRows([row], at, scope),
      catalogue.reference.categoriesByIds(row.store.category_ids, scope),
    ])
    refuseUnless(store, storeFailures.not_found)
    const { hours, prices } = row
    const active_coupons = couponsOnStorePage.present(row.coupons, row.store.name, scope)
    const price_range = [{ min_price: fromMinor(prices.min_price), max_price: fromMinor(prices.max_price) }]
    return { ...store, schedules: hours, active_coupons, category_details, price_range }
  }

  async function requireId(which: IdOrSlug, scope: Scope): Promise<number> {
    const id = await idOf(which, scope.module_id)
    refuseUnless(id !== null, storeFailures.not_found)
    dependOn([tags.store(id), tags.modules])
    return id
  }

  function queryFor(wanted: StoreList, filters: StoreListFilters, scope: Scope): StoreQuery {
    return {
      ...scope,
      moment: moment(),
      filters,
      traits: wanted.traits,
      sort: sortFor(wanted, filters),
      similar: wanted.similar ?? false,
    }
  }

  const find = (wanted: StoreList, input: StoreListFilters & Page, scope: Scope): Promise<StoreIdPage> =>
    catalogue.stores.page(queryFor(wanted, input, scope), input)

  /** A misspelt name still finds its store, when no store has the words as they stand. */
  async function findByName(
    input: StoreListFilters & Page,
    scope: Scope,
    narrowed: (wanted: StoreList) => StoreList = (wanted) => wanted,
  ): Promise<StoreIdPage> {
    const exact = await find(narrowed(storeLists.search), input, scope)
    return exact.total > 0 ? exact : find(narrowed(storeLists.similar), input, scope)
  }

  async function pageOf(
    { ids, total }: StoreIdPage,
    { limit, offset }: Page,
    scope: Scope,
  ): Promise<StorePage> {
    return { total_size: total, limit, offset, stores: await listedByIds(ids, scope) }
  }

  return {
    storesByIds,
    requireId,

    list: async (wanted: StoreList, input: StoreListFilters & Page, scope: Scope): Promise<StorePage> =>
      pageOf(await find(wanted, input, scope), input, scope),

    /** Those of the stores that serve the caller, open ones first. */
    async among(ids: readonly number[], scope: Scope): Promise<Store[]> {
      if (ids.length === 0) return []
      const query = queryFor(storeLists.all, { type: 'all', filter: [] }, scope)
      return storesByIds(await catalogue.stores.among(ids, query), scope)
    },

    search: async (
      input: StoreListFilters & Page,
      scope: Scope,
      narrowed?: (wanted: StoreList) => StoreList,
    ): Promise<StorePage> => pageOf(await findByName(input, scope, narrowed), input, scope),

    /** The first of a search, as far as a suggestion shows them. */
    async suggested(name: string, limit: number, scope: Scope) {
      const { ids } = await findByName({ type: 'all', filter: [], name, limit, offset: 1 }, scope)
      if (ids.length === 0) return []
      const byId = new Map((await signs.get(ids, '', signsOf)).map((sign) => [sign.id, sign]))
      return ids.flatMap((id) => {
        const sign = byId.get(id)
        if (!sign) return []
        const { logo } = sign
        const logo_full_url = pictureUrl(scope.origin, 'store', logo)
        return [{ id, name: sign.name[scope.language], logo, logo_full_url }]
      })
    },

    async details(which: IdOrSlug, scope: Scope): Promise<StoreDetails> {
      const at = moment()
      return presentPage(await storePage.find(which, scope.module_id, at), at, scope)
    },

    presentPage,

    async popularItems(which: IdOrSlug, scope: Scope): Promise<Item[]> {
      const id = await requireId(which, scope)
      dependOn([tags.itemsOfStore(id)])
      return parts.itemsByIds(await storePage.popularItemIds(id), scope)
    },

    async reviews(which: IdOrSlug, page: Page, scope: Scope): Promise<Review[]> {
      return parts.reviews.reviewsOfStore(await requireId(which, scope), page, scope)
    },
  }
}

export type StoreService = ReturnType<typeof createStoreService>

/** Read with the item whose page shows the store. */
export const storeOnItemPage = { columns: storePageColumns }
