// Searching items in any language, forgiving typing errors; suggestions follow the same rules.
import { refuseUnless } from '#contract/core/failure.ts'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { ListingFilters, ProductPage } from '#contract/features/listing/listing.schema.ts'
import { searchFailures } from '#contract/features/search/search.endpoints.ts'
import { wordsOf } from '#contract/features/search/typed-words.ts'
import type { Database } from '#server/database/connection.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import type {
  ListingService,
  Match,
  ModuleZones,
  TextMatch,
} from '#server/features/listing/listing.service.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import { type CacheClock, createCache } from '#server/platform/cache/cache.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { rankedIds } from './ranking.ts'
import { prepareBeginnings } from './vocabulary.db.ts'
import { type AskedWords, meaningsOf } from './word-meanings.ts'

export interface SearchParts {
  db: Database
  caching: CacheClock
  items: Pick<ItemService, 'namesByIds'>
  listing: ListingService
  stores: Pick<StoreService, 'suggested' | 'withWords' | 'openIn'>
}

export type SearchQuery = ListingFilters & Page & { name: string; store_id?: IdOrSlug | undefined }

/** What stands behind a list of suggestions: many stores sell things of one name. */
const suggestionCandidates = 60
const suggestedItems = 50
const suggestedStores = 20

/** How much later than the clock the sort may notice that a store opened or closed. */
const openTtl = 10_000

/** Some hundred bytes each, ten kilobytes for many words that many stores have. */
const textsAtMost = 1_000

const textsTtl = 60_000

export function createSearchService({ db, caching, items, listing, stores }: SearchParts) {
  const beginning = prepareBeginnings(db)
  const texts = createCache<TextMatch>({ ...caching, ttl: textsTtl, max: textsAtMost })
  const open = createCache<ReadonlySet<number>>({ ...caching, ttl: openTtl, max: 100 })

  function openIn(moduleZones: ModuleZones): Promise<ReadonlySet<number>> {
    return open.get(`${moduleZones.module_id} ${moduleZones.zone_ids}`, () => stores.openIn(moduleZones))
  }

  /** As typed; if that finds nothing, with misspellings of known words too; at last with any of the words. */
  async function understood(words: readonly string[], moduleZones: ModuleZones) {
    const vocabulary = {
      db,
      beginning,
      indexedWords: (word_ids: readonly number[]) => listing.indexedWords(moduleZones, word_ids),
      storesWithWords: (typed: AskedWords) => stores.withWords(typed, moduleZones),
    }
    const matched = async (text: TextMatch) => ({ text, matches: await listing.matches(moduleZones, text) })
    const asTyped = await matched({ need: 'every', words: await meaningsOf(vocabulary, words, 'certain') })
    if (asTyped.matches.length > 0) return asTyped
    const doubted = await meaningsOf(vocabulary, words, 'doubtful')
    const forgiving = await matched({ need: 'every', words: doubted })
    if (words.length === 1 || forgiving.matches.length > 0) return forgiving
    return matched({ need: 'any', words: doubted })
  }

  /** Nothing when nothing in the text is a word. */
  async function matchesOf(name: string, { module_id, zone_ids }: ModuleZones): Promise<Match[]> {
    const words = wordsOf(name)
    if (words.length === 0 || zone_ids.length === 0) return []
    const moduleZones = { module_id, zone_ids }
    let fresh: Match[] | undefined
    const key = JSON.stringify([words, moduleZones, await listing.editionOf(moduleZones)])
    const text = await texts.get(key, async () => {
      const { text, matches } = await understood(words, moduleZones)
      fresh = matches
      return text
    })
    return fresh ?? listing.matches(moduleZones, text)
  }

  async function find(
    { name, store_id, ...filters }: ListingFilters & Pick<SearchQuery, 'name' | 'store_id'>,
    scope: Scope,
  ) {
    const asked = await listing.queryFor({ traits: [] }, filters, scope, { store: store_id })
    return { found: await listing.find(asked, await matchesOf(name, asked)), asked }
  }

  /** Ids of one page sorted as the search does, with what the whole result spans. */
  async function page(input: SearchQuery, scope: Scope) {
    const { found, asked } = await find(input, scope)
    const slice = { start: rowsBefore(input), count: input.limit }
    const sort = listing.sortOf(input)
    const ids = sort
      ? listing.idsOf(found, sort, slice)
      : rankedIds({ slice: listing.slice, open: await openIn(asked) }, found, slice)
    return { ids, span: found.span }
  }

  /** Of an unfiltered search. */
  async function bestIds(name: string, scope: Scope): Promise<number[]> {
    const { found, asked } = await find({ type: 'all', filter: [], name }, scope)
    const ranking = { slice: listing.slice, open: await openIn(asked) }
    return rankedIds(ranking, found, { start: 0, count: suggestionCandidates })
  }

  return {
    async items(input: SearchQuery, scope: Scope): Promise<ProductPage> {
      const { ids, span } = await page(input, scope)
      return listing.present(span, input, ids, scope)
    },

    async suggestions(input: SearchQuery, scope: Scope) {
      const { ids, span } = await page(input, scope)
      const names = await items.namesByIds(ids, scope)
      const products = names.map(({ name, image, image_full_url }) => ({ name, image, image_full_url }))
      return { total_size: span.total, limit: input.limit, offset: input.offset, products }
    },

    /** Each name once, however many stores sell it. */
    async itemsAndStores(name: string, scope: Scope) {
      refuseUnless(scope.place, searchFailures.place_required)
      const [best, found] = await Promise.all([
        bestIds(name, scope),
        stores.suggested(name, suggestedStores, scope),
      ])
      const names = await items.namesByIds(best, scope)
      const byName = new Map(names.toReversed().map((one) => [one.name, one]))
      return {
        items: names.filter((one) => byName.get(one.name) === one).slice(0, suggestedItems),
        stores: found,
      }
    },
  }
}

export type SearchService = ReturnType<typeof createSearchService>
