// Lists of items: every list, filter and sort of the shop goes through here, over the whole result.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { localMoment, secondsOf } from '#contract/core/local-time.ts'
import { fromMinor } from '#contract/core/money.ts'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { ListingFilters, ProductPage } from '#contract/features/listing/listing.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { CatalogueService } from '#server/features/item/catalogue.service.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import type { CacheClock } from '#server/platform/cache/cache.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { Log } from '#server/platform/log/log.ts'
import { type Found, type ListingSpan, type Match, matchItems, selectItems, together } from './found-items.ts'
import { askedSort, type ItemList } from './item-lists.ts'
import { createItemSnapshots } from './item-snapshots.ts'
import { sliceOf } from './item-sort.ts'
import { filterPart } from './listing-filters.ts'
import type { ListingQuery, ListingSort, Slice, TextMatch } from './listing-query.ts'
import { createOfferClock } from './offer-clock.ts'
import { isMatched, matchText } from './text-match.ts'
import { hasWord } from './word-index.ts'

export type { Found, Match } from './found-items.ts'
export type { ListingQuery, Slice, TextMatch, WordMeaning } from './listing-query.ts'

/** Where a text is looked for. */
export interface ModuleZones {
  module_id: number
  zone_ids: readonly number[]
}

export interface ListingParts {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  caching: CacheClock
  config: Pick<Config, 'time_zone'>
  catalogue: CatalogueService
  items: Pick<ItemService, 'listedByIds'>
  /** Refuses a store that does not exist. */
  requireStore: (which: IdOrSlug, scope: Scope) => Promise<number>
}

/** Beyond the filters: what an endpoint narrows its list to. */
export interface Narrowing {
  store?: IdOrSlug | undefined
  common_condition_id?: number
  category_ids?: readonly number[]
}

export function createListingService(parts: ListingParts) {
  const { db, clock, log, caching, config, catalogue, items, requireStore } = parts
  const snapshots = createItemSnapshots({ db, caching })
  const offers = createOfferClock({
    db,
    clock,
    changes: caching.changes,
    time_zone: config.time_zone,
    onFailure: (problem) => log.warn({ problem }, 'running discounts could not be checked'),
  })

  /** A store of a module that serves every zone is listed wherever the caller is. */
  async function zonesOf(module_id: number, scope: Scope, store_id?: number): Promise<number[]> {
    if (store_id !== undefined) {
      const { moduleById } = await catalogue.read()
      const itsZone = moduleById.get(module_id)?.all_zone_service && (await snapshots.zoneOfStore(store_id))
      if (itsZone) return [itsZone]
    }
    return [...new Set(await catalogue.zonesFor(module_id, scope.zone_ids))]
  }

  async function queryFor(
    list: Pick<ItemList, 'traits'>,
    filters: ListingFilters,
    scope: Scope,
    narrowing: Narrowing = {},
  ): Promise<ListingQuery> {
    const { module_id } = scope
    refuseUnless(module_id !== null, coreFailures.module_required)
    const store_id = narrowing.store && (await requireStore(narrowing.store, scope))
    const { date, time } = localMoment(clock.now(), config.time_zone)
    return {
      module_id,
      zone_ids: await zonesOf(module_id, scope, store_id),
      store_id,
      common_condition_id: narrowing.common_condition_id,
      traits: list.traits,
      ...filterPart(filters, narrowing.category_ids ?? [], {
        catalogue: await catalogue.read(),
        date,
        minute: Math.floor(secondsOf(time) / 60),
      }),
    }
  }

  /** What the whole result is; of a text, only what matches it. */
  async function find(asked: ListingQuery, matches?: readonly Match[]): Promise<Found> {
    await offers.keepTrue()
    const sets = await snapshots.storeSets(asked)
    if (matches) return together(matches.map((match) => matchItems(match, asked, sets)))
    const found = asked.zone_ids.map(async (zone_id) => {
      const snapshot = await snapshots.get({ module_id: asked.module_id, zone_id })
      return selectItems(snapshot, asked, sets)
    })
    return together(await Promise.all(found))
  }

  /** One after the other: a snapshot nobody searched yet is much to read. */
  async function searchableIn({ module_id, zone_ids }: ModuleZones) {
    await offers.keepTrue()
    const here: Awaited<ReturnType<typeof snapshots.searchable>>[] = []
    for (const zone_id of zone_ids) here.push(await snapshots.searchable({ module_id, zone_id }))
    return here
  }

  /** A page past the end sorts nothing. */
  function slice({ choices, span }: Found, sort: ListingSort, wanted: Slice) {
    return wanted.start >= span.total ? [] : sliceOf(choices, sort, wanted)
  }

  function idsOf(found: Found, sort: ListingSort, wanted: Slice): number[] {
    return slice(found, sort, wanted).map(({ id }) => id)
  }

  /** The answer around a page of ids. */
  async function present(
    found: ListingSpan,
    page: Page,
    pageIds: readonly number[],
    scope: Scope,
  ): Promise<ProductPage> {
    const [products, categories] = await Promise.all([
      items.listedByIds(pageIds, scope),
      catalogue.categoriesByIds(found.top_category_ids, scope),
    ])
    return {
      total_size: found.total,
      limit: page.limit,
      offset: page.offset,
      products,
      price_range: { min: fromMinor(found.min_price), max: fromMinor(found.max_price) },
      categories,
    }
  }

  return {
    queryFor,
    find,
    slice,
    idsOf,
    present,
    /** The sort a caller asks for, if any. */
    sortOf: askedSort,

    /** How well what is sold in the module and its zones matches a text; nothing of zones where nothing does. */
    async matches(moduleZones: ModuleZones, text: TextMatch): Promise<Match[]> {
      const here = await searchableIn(moduleZones)
      return here.map(({ snapshot, wordIndex }) => matchText(snapshot, text, wordIndex)).filter(isMatched)
    },

    /** Another one as soon as a snapshot is read again: what was found before is stale. */
    async editionOf(moduleZones: ModuleZones): Promise<string> {
      const here = await searchableIn(moduleZones)
      return here.map(({ snapshot }) => snapshot.edition).join(' ')
    },

    /** Of some words, by their numbers, those in the word index of a zone. */
    async indexedWords(moduleZones: ModuleZones, word_ids: readonly number[]): Promise<Set<number>> {
      if (word_ids.length === 0) return new Set()
      const here = await searchableIn(moduleZones)
      return new Set(word_ids.filter((id) => here.some(({ wordIndex }) => hasWord(wordIndex, id))))
    },

    /** One of the named lists with a caller's filters, sort and page. */
    async list(
      list: ItemList,
      input: ListingFilters & Page,
      scope: Scope,
      narrowing: Narrowing = {},
    ): Promise<ProductPage> {
      const found = await find(await queryFor(list, input, scope, narrowing))
      const wanted = { start: rowsBefore(input), count: input.limit }
      const ids = idsOf(found, askedSort(input) ?? list.sort, wanted)
      return present(found.span, input, ids, scope)
    },
  }
}

export type ListingService = ReturnType<typeof createListingService>
