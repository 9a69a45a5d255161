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
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { createKeptAnswers } from '#server/platform/memory/kept-answers.ts'
import { askedOrder, type ItemList } from './item-lists.ts'
import { countListed, countUpTo, type ListingSpan, listedIds, listingSpan, rankedIds } from './listing.db.ts'
import { filterPart } from './listing-filters.ts'
import type { ListingOrder, ListingQuestion, Slice } from './listing-question.ts'
import { createOfferClock } from './offer-clock.ts'
import { hasPriceRange, type PriceBucket, priceBuckets, pricedSpan } from './price-buckets.db.ts'

export type { ListingQuestion, Slice, TextMatch } from './listing-question.ts'

export interface ListingParts {
  db: Database
  clock: Clock
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

/** Where in a list an item stands moves with every order of it: a page of ids is kept for a moment only. */
const pageLifetime = 10_000

/** Rows that are quicker sorted than walked to along an index. */
const fewRows = 2_000

export type Finds = 'nothing' | 'few' | 'many'

function howMuch(found: number): Finds {
  if (found === 0) return 'nothing'
  return found <= fewRows ? 'few' : 'many'
}

const nothingFound: ListingSpan = { total: 0, min_price: 0, max_price: 0, top_category_ids: [] }

export function createListingService({ db, clock, config, catalogue, items, requireStore }: ListingParts) {
  const now = () => clock.now().getTime()
  const spans = createKeptAnswers<ListingSpan>({ now })
  const buckets = createKeptAnswers<PriceBucket[]>({ now, atMost: 200 })
  const totals = createKeptAnswers<number>({ now })
  const pages = createKeptAnswers<number[]>({ now, milliseconds: pageLifetime, atMost: 500 })
  const offers = createOfferClock({ db, clock, time_zone: config.time_zone, onChange: forgetTotals })

  function forgetTotals() {
    spans.clear()
    buckets.clear()
    totals.clear()
    pages.clear()
  }

  /** A store of a module that serves every zone is listed wherever the caller is. */
  async function zonesOf(module_id: number, scope: Scope, store_id?: number): Promise<number[] | null> {
    if (store_id !== undefined) {
      const { moduleById } = await catalogue.read()
      if (moduleById.get(module_id)?.all_zone_service) return null
    }
    return catalogue.zonesFor(module_id, scope.zone_ids)
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

  function span(asked: ListingQuestion): Promise<ListingSpan> {
    if (asked.zone_ids?.length === 0) return Promise.resolve(nothingFound)
    return spans.get(JSON.stringify(asked), () =>
      hasPriceRange(asked) ? pricedSpan(db, asked, priceBucketsOf) : listingSpan(db, asked),
    )
  }

  /** Kept apart from the range, so that every position of a price slider shares them. */
  function priceBucketsOf(unpriced: ListingQuestion): Promise<PriceBucket[]> {
    return buckets.get(JSON.stringify(unpriced), () => priceBuckets(db, unpriced))
  }

  async function ids(asked: ListingQuestion, order: ListingOrder, slice: Slice): Promise<number[]> {
    if (asked.zone_ids?.length === 0 || slice.count <= 0) return []
    // Callers from all over a zone see the same page, each with their own distances.
    return pages.get(JSON.stringify([asked, order, slice]), () => listedIds(db, asked, order, slice))
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

  async function page(
    asked: ListingQuestion,
    order: ListingOrder,
    wanted: Page,
    scope: Scope,
  ): Promise<ProductPage> {
    await offers.keepTrue()
    const slice = { start: rowsBefore(wanted), count: wanted.limit }
    // The first page is asked beside the total; a later one waits, so that a page past the end scans nothing.
    const first = slice.start === 0 ? ids(asked, order, slice) : undefined
    const [found, begun] = await Promise.all([span(asked), first])
    const pageIds = begun ?? (slice.start >= found.total ? [] : await ids(asked, order, slice))
    return present(found, wanted, pageIds, scope)
  }

  return {
    question,
    span,
    ids,
    page,
    present,
    /** The order a caller asks for, if any. */
    orderOf: askedOrder,
    pricesAreTrue: () => offers.keepTrue(),

    /** How much a text finds before any filter. */
    findsHowMuch: async (asked: ListingQuestion) => howMuch(await countUpTo(db, asked, fewRows + 1)),

    /** The same for a caller who wants to know the span as well. */
    spansHowMuch: async (asked: ListingQuestion) => howMuch((await span(asked)).total),

    isFew: (total: number) => total <= fewRows,

    /** A result of few rows by rank, then popularity. */
    ranked: (asked: ListingQuestion, ranks: readonly string[], slice: Slice) =>
      rankedIds(db, asked, ranks, slice),

    /** How many rows a question finds, without what they span. */
    count: (asked: ListingQuestion) => totals.get(JSON.stringify(asked), () => countListed(db, asked)),

    /** One of the named lists with a caller's filters, order and page. */
    async list(
      list: ItemList,
      input: ListingFilters & Page,
      scope: Scope,
      narrowing: Narrowing = {},
    ): Promise<ProductPage> {
      const asked = await question(list, input, scope, narrowing)
      return page(asked, askedOrder(input) ?? list.order, input, scope)
    },

    forget() {
      forgetTotals()
      offers.forget()
    },
  }
}

export type ListingService = ReturnType<typeof createListingService>
