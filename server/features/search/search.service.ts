// Searching items in any language, forgiving typing errors; suggestions follow the same rules.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { localMoment } from '#contract/core/local-time.ts'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { ListingFilters, ProductPage } from '#contract/features/listing/listing.schema.ts'
import { wordsOf } from '#contract/features/search/fold-text.ts'
import { searchFailures } from '#contract/features/search/search.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import type { CatalogueService } from '#server/features/item/catalogue.service.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import type { Finds, ListingQuestion, ListingService } from '#server/features/listing/listing.service.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { createKeptAnswers } from '#server/platform/memory/kept-answers.ts'
import { type Found, type Ranking, rankedIds } from './ranking.ts'
import { prepareItemsOfOpenStores } from './search.db.ts'
import { planFor, type SearchPlan, wholeResult } from './search-plan.ts'
import { type AskedWords, meaningsOf } from './word-meanings.ts'

export interface SearchParts {
  db: Database
  clock: Clock
  config: Pick<Config, 'time_zone'>
  catalogue: CatalogueService
  items: Pick<ItemService, 'namesByIds'>
  listing: ListingService
  stores: Pick<StoreService, 'search' | 'bearing'>
}

/** With what it finds before any filter. */
type ProvenPlan = SearchPlan & { finds: Finds }

/** How a plan is proven: by the span a result shows anyway, or by counting no further than a suggestion needs. */
type Proof = (asked: ListingQuestion) => Promise<Finds>

export type SearchQuestion = ListingFilters & Page & { name: string; store_id?: IdOrSlug | undefined }

/** What stands behind a list of suggestions: many stores sell things of one name. */
const suggestionCandidates = 60
const suggestedItems = 50
const suggestedStores = 20

const noFilters: ListingFilters = { type: 'all', filter: [] }

export function createSearchService({ db, clock, config, catalogue, items, listing, stores }: SearchParts) {
  const itemsOfOpenStores = prepareItemsOfOpenStores(db)
  const plans = createKeptAnswers<ProvenPlan>({ now: () => clock.now().getTime(), atMost: 2_000 })

  const firsts = createKeptAnswers<Found[]>({ now: () => clock.now().getTime(), atMost: 2_000 })

  const ranking: Ranking = {
    listing,
    keepFirst: ({ asked, plan }, produce) => firsts.get(JSON.stringify([asked, plan.tiers]), produce),
    openAmong: (ids) => itemsOfOpenStores(ids, localMoment(clock.now(), config.time_zone)),
  }

  /** As typed; if that finds nothing, with misspellings of known words too; at last with any of the words. */
  async function makePlan(words: readonly string[], scope: Scope, proof: Proof): Promise<ProvenPlan> {
    const asked = await listing.question({ traits: [] }, noFilters, scope)
    const place = { module_id: asked.module_id, zone_ids: asked.zone_ids ?? [] }
    const vocabulary = { db, storesBearing: (typed: AskedWords) => stores.bearing(typed, place) }
    const prove = async (plan: SearchPlan) => ({
      ...plan,
      finds: await proof({ ...asked, match: wholeResult(plan) }),
    })
    const asTyped = await prove(planFor(await meaningsOf(vocabulary, words, 'certain'), 'every'))
    if (asTyped.finds !== 'nothing') return asTyped
    const doubted = await meaningsOf(vocabulary, words, 'doubtful')
    const forgiving = await prove(planFor(doubted, 'every'))
    return words.length === 1 || forgiving.finds !== 'nothing' ? forgiving : prove(planFor(doubted, 'any'))
  }

  /** Null when nothing in the text is a word. */
  async function planOf(name: string, scope: Scope, proof: Proof): Promise<ProvenPlan | null> {
    const words = wordsOf(name)
    if (words.length === 0) return null
    refuseUnless(scope.module_id !== null, coreFailures.module_required)
    const zones = await catalogue.zonesFor(scope.module_id, scope.zone_ids)
    if (zones.length === 0) return null
    return plans.get(JSON.stringify([words, scope.module_id, zones]), () => makePlan(words, scope, proof))
  }

  /** Ids of one page in the order of the search, with what the whole result spans. */
  async function find(input: SearchQuestion, scope: Scope) {
    const [asked, plan] = await Promise.all([
      listing.question({ traits: [] }, input, scope, { store: input.store_id }),
      planOf(input.name, scope, listing.spansHowMuch),
      listing.pricesAreTrue(),
    ])
    if (!plan) return { ids: [], span: await listing.span({ ...asked, zone_ids: [] }) }
    const whole: ListingQuestion = { ...asked, match: wholeResult(plan) }
    const span = await listing.span(whole)
    const slice = { start: rowsBefore(input), count: input.limit }
    if (slice.start >= span.total) return { ids: [], span }
    const order = listing.orderOf(input)
    const ids = order
      ? await listing.ids(whole, order, slice)
      : await rankedIds(ranking, { asked, plan, few: listing.isFew(span.total) }, slice)
    return { ids, span }
  }

  /** The best of an unfiltered search. */
  async function firstIds(plan: ProvenPlan, scope: Scope): Promise<number[]> {
    if (plan.finds === 'nothing') return []
    const asked = await listing.question({ traits: [] }, noFilters, scope)
    const search = { asked, plan, few: plan.finds === 'few' }
    return rankedIds(ranking, search, { start: 0, count: suggestionCandidates })
  }

  return {
    async items(input: SearchQuestion, scope: Scope): Promise<ProductPage> {
      const { ids, span } = await find(input, scope)
      return listing.present(span, input, ids, scope)
    },

    async suggestions(input: SearchQuestion, scope: Scope) {
      const { ids, span } = await find(input, scope)
      const names = await items.namesByIds(ids, scope)
      const products = names.map(({ name, image, image_full_url }) => ({ name, image, image_full_url }))
      return { total_size: span.total, limit: input.limit, offset: input.offset, products }
    },

    /** Each name once, however many stores sell it. */
    async itemsAndStores(name: string, scope: Scope) {
      refuseUnless(scope.place, searchFailures.place_required)
      const [plan, found] = await Promise.all([
        planOf(name, scope, listing.findsHowMuch),
        stores.search({ type: 'all', filter: [], name, limit: suggestedStores, offset: 1 }, scope),
      ])
      const names = await items.namesByIds(plan ? await firstIds(plan, scope) : [], scope)
      const byName = new Map(names.toReversed().map((one) => [one.name, one]))
      return {
        items: names.filter((one) => byName.get(one.name) === one).slice(0, suggestedItems),
        stores: found.stores.map((store) => ({
          id: store.id,
          name: store.name,
          logo: store.logo,
          logo_full_url: store.logo_full_url,
        })),
      }
    },

    forget() {
      plans.clear()
      firsts.clear()
    },
  }
}

export type SearchService = ReturnType<typeof createSearchService>
