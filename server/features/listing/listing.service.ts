// Lists of items: every list, filter and order of the shop goes through here, over the whole result.
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
import { isBorne } from './bearers.ts'
import { askedOrder, type ItemList } from './item-lists.ts'
import { filterPart } from './listing-filters.ts'
import type { ListingOrder, ListingQuestion, Slice, TextMatch } from './listing-question.ts'
import { createOfferClock } from './offer-clock.ts'
import { chosenOn, type Found, type ListingSpan, type Match, matchedOn, together } from './shelf-found.ts'
import { sliceOf } from './shelf-order.ts'
import { createShelves } from './shelves.ts'
import { isMatched, matchOn } from './text-match.ts'

export type { ListingQuestion, Slice, TextMatch, WordMeaning } from './listing-question.ts'
export type { Found, Match } from './shelf-found.ts'

/** Where a text is looked for. */
export interface MatchPlace {
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
  const shelves = createShelves({ db, caching })
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
      const itsZone = moduleById.get(module_id)?.all_zone_service && (await shelves.zoneOfStore(store_id))
      if (itsZone) return [itsZone]
    }
    return [...new Set(await catalogue.zonesFor(module_id, scope.zone_ids))]
  }

  async function question(
    list: Pick<ItemList, 'traits'>,
    filters: ListingFilters,
    scope: Scope,
    narrowing: Narrowing = {},
  ): Promise<ListingQuestion> {
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
  async function find(asked: ListingQuestion, matches?: readonly Match[]): Promise<Found> {
    await offers.keepTrue()
    const sets = await shelves.storeSets(asked)
    if (matches) return together(matches.map((match) => matchedOn(match, asked, sets)))
    const found = asked.zone_ids.map(async (zone_id) => {
      const shelf = await shelves.get({ module_id: asked.module_id, zone_id })
      return chosenOn(shelf, asked, sets)
    })
    return together(await Promise.all(found))
  }

  /** One after the other: a shelf nobody searched yet is much to read. */
  async function searchableIn({ module_id, zone_ids }: MatchPlace) {
    await offers.keepTrue()
    const here: Awaited<ReturnType<typeof shelves.searchable>>[] = []
    for (const zone_id of zone_ids) here.push(await shelves.searchable({ module_id, zone_id }))
    return here
  }

  /** A page past the end puts nothing in order. */
  function slice({ choices, span }: Found, order: ListingOrder, wanted: Slice) {
    return wanted.start >= span.total ? [] : sliceOf(choices, order, wanted)
  }

  function idsOf(found: Found, order: ListingOrder, wanted: Slice): number[] {
    return slice(found, order, wanted).map(({ id }) => id)
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
    question,
    find,
    slice,
    idsOf,
    present,
    /** The order a caller asks for, if any. */
    orderOf: askedOrder,

    /** How well what is sold in a place matches a text; nothing of zones where nothing does. */
    async matches(place: MatchPlace, text: TextMatch): Promise<Match[]> {
      const here = await searchableIn(place)
      return here.map(({ shelf, bearers }) => matchOn(shelf, text, bearers)).filter(isMatched)
    },

    /** Another one as soon as anything of the place is read anew: what was found out before is over. */
    async editionOf(place: MatchPlace): Promise<string> {
      const here = await searchableIn(place)
      return here.map(({ shelf }) => shelf.edition).join(' ')
    },

    /** Of some words, by their numbers, those anything of the place bears. */
    async borneIn(place: MatchPlace, word_ids: readonly number[]): Promise<Set<number>> {
      if (word_ids.length === 0) return new Set()
      const here = await searchableIn(place)
      return new Set(word_ids.filter((id) => here.some(({ bearers }) => isBorne(bearers, id))))
    },

    /** One of the named lists with a caller's filters, order and page. */
    async list(
      list: ItemList,
      input: ListingFilters & Page,
      scope: Scope,
      narrowing: Narrowing = {},
    ): Promise<ProductPage> {
      const found = await find(await question(list, input, scope, narrowing))
      const wanted = { start: rowsBefore(input), count: input.limit }
      const ids = idsOf(found, askedOrder(input) ?? list.order, wanted)
      return present(found.span, input, ids, scope)
    },
  }
}

export type ListingService = ReturnType<typeof createListingService>
