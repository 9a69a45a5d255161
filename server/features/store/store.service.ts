// Stores as visitors see them: lists, one store's page; the other features enter here.
import { refuseUnless } from '#contract/core/failure.ts'
import { type LocalMoment, localMoment } from '#contract/core/local-time.ts'
import type { Page } from '#contract/core/paging.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import type { Review } from '#contract/features/review/review.schema.ts'
import { isMisspelling } from '#contract/features/search/spelling.ts'
import { wordsOf } from '#contract/features/search/typed-words.ts'
import { storeFailures } from '#contract/features/store/store.failures.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import type { StoreListFilters, StorePage } from '#contract/features/store/store-list.schema.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { StoreIdPage } from '#server/catalogue/query/store-page.ts'
import type { StoreQuery } from '#server/catalogue/query/store-query.ts'
import { correctedText } from '#server/catalogue/words/corrected-text.ts'
import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { ReviewService } from '#server/features/review/review.service.ts'
import type { CacheClock } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { createPresentedStores } from './presented-stores.ts'
import { prepareFindStore } from './store.db.ts'
import { prepareStorePage, storePageColumns } from './store-details.db.ts'
import { type StoreList, sortFor, storeLists } from './store-lists.ts'

export interface StoreParts {
  db: Database
  clock: Clock
  time_zone: string
  caching: CacheClock
  content: Pick<ContentService, 'settings'>
  reviews: Pick<ReviewService, 'reviewsOfStore'>
  catalogue: Pick<Catalogue, 'reference' | 'stores'>
  /** Of the items' service, which stores know nothing else of. */
  itemsByIds: (ids: number[], scope: Scope) => Promise<Item[]>
}

export function createStoreService(parts: StoreParts) {
  const { db, clock, time_zone, catalogue } = parts
  const idOf = prepareFindStore(db)
  const storePage = prepareStorePage(db)
  const moment = () => localMoment(clock.now(), time_zone)
  const presented = createPresentedStores({ ...parts, moment })
  const found = createStoreFinder(catalogue, moment)

  async function requireId(which: IdOrSlug, scope: Scope): Promise<number> {
    const id = await idOf(which, scope.module_id)
    refuseUnless(id !== null, storeFailures.not_found)
    dependOn([tags.store(id), tags.modules])
    return id
  }

  const pageOf = async (
    { ids, total }: StoreIdPage,
    { limit, offset }: Page,
    scope: Scope,
  ): Promise<StorePage> => ({
    total_size: total,
    limit,
    offset,
    stores: await presented.listedByIds(ids, scope),
  })

  return {
    storesByIds: presented.byIds,
    requireId,

    list: async (wanted: StoreList, input: StoreListFilters & Page, scope: Scope): Promise<StorePage> =>
      pageOf(await found.page(wanted, input, scope), input, scope),

    /** Those of the stores that serve the caller, open ones first. */
    among: async (ids: readonly number[], scope: Scope): Promise<Store[]> =>
      presented.byIds(await found.among(ids, scope), scope),

    search: async (
      input: StoreListFilters & Page,
      scope: Scope,
      narrowed?: (wanted: StoreList) => StoreList,
    ): Promise<StorePage> => {
      const { isSimilar, ...ids } = await found.byName(input, scope, narrowed)
      const page = await pageOf(ids, input, scope)
      const corrected_name = isSimilar ? correctedName(input.name ?? '', page.stores) : undefined
      return corrected_name === undefined ? page : { ...page, corrected_name }
    },

    /** The first of a search, as far as a suggestion shows them. */
    async suggested(name: string, limit: number, scope: Scope) {
      const { ids } = await found.byName({ type: 'all', filter: [], name, limit, offset: 1 }, scope)
      return presented.signsByIds(ids, scope)
    },

    async details(which: IdOrSlug, scope: Scope): Promise<StoreDetails> {
      const at = moment()
      return presented.page(await storePage.find(which, scope.module_id, at), at, scope)
    },

    presentPage: presented.page,

    async popularItems(which: IdOrSlug, scope: Scope): Promise<Item[]> {
      const id = await requireId(which, scope)
      dependOn([tags.itemsOfStore(id)])
      return parts.itemsByIds(await storePage.popularItemIds(id), scope)
    },

    reviews: async (which: IdOrSlug, page: Page, scope: Scope): Promise<Review[]> =>
      parts.reviews.reviewsOfStore(await requireId(which, scope), page, scope),
  }
}

/** The name that was meant, by the stores found for it. */
function correctedName(name: string, stores: readonly Store[]): string | undefined {
  const doubted = wordsOf(name).map((typed) => ({
    typed,
    isMeant: (word: string) => isMisspelling(typed, word),
  }))
  return correctedText(
    name,
    doubted,
    stores.map((one) => one.name),
  )
}

/** Which stores a list holds, as ids. */
function createStoreFinder(catalogue: Pick<Catalogue, 'stores'>, moment: () => LocalMoment) {
  const queryFor = (wanted: StoreList, filters: StoreListFilters, scope: Scope): StoreQuery => ({
    ...scope,
    moment: moment(),
    filters,
    traits: wanted.traits,
    sort: sortFor(wanted, filters),
    similar: wanted.similar ?? false,
  })

  const page = (wanted: StoreList, input: StoreListFilters & Page, scope: Scope): Promise<StoreIdPage> =>
    catalogue.stores.page(queryFor(wanted, input, scope), input)

  return {
    page,

    /** A misspelt name still finds its store, when no store has the words as they stand. */
    async byName(
      input: StoreListFilters & Page,
      scope: Scope,
      narrowed: (wanted: StoreList) => StoreList = (wanted) => wanted,
    ): Promise<StoreIdPage & { isSimilar: boolean }> {
      const exact = await page(narrowed(storeLists.search), input, scope)
      if (exact.total > 0) return { ...exact, isSimilar: false }
      return { ...(await page(narrowed(storeLists.similar), input, scope)), isSimilar: true }
    },

    async among(ids: readonly number[], scope: Scope): Promise<readonly number[]> {
      if (ids.length === 0) return []
      return catalogue.stores.among(ids, queryFor(storeLists.all, { type: 'all', filter: [] }, scope))
    },
  }
}

export type StoreService = ReturnType<typeof createStoreService>

/** Read with the item whose page shows the store. */
export const storeOnItemPage = { columns: storePageColumns }
