// Searching items in any language, forgiving typing errors; suggestions follow the same rules.
import { refuseUnless } from '#contract/core/failure.ts'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { ListingFilters, ProductPage } from '#contract/features/listing/listing.schema.ts'
import { searchFailures } from '#contract/features/search/search.endpoints.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { correctedText } from '#server/catalogue/words/corrected-text.ts'
import type { TypedWord } from '#server/catalogue/words/word-meanings.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import type { ListingService } from '#server/features/listing/listing.service.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { MissedSearches } from './missed-searches.service.ts'

export interface SearchParts {
  catalogue: Pick<Catalogue, 'items' | 'search'>
  items: Pick<ItemService, 'namesByIds'>
  listing: Pick<ListingService, 'queryFor' | 'sortOf' | 'present'>
  stores: Pick<StoreService, 'suggested'>
  missed: Pick<MissedSearches, 'note'>
}

/** Found nothing because of a filter says nothing about what is sold. */
const isUnfiltered = ({ filter, type, store_id, offset }: SearchQuery) =>
  filter.length === 0 && type === 'all' && store_id === undefined && offset === 1

export type SearchQuery = ListingFilters & Page & { name: string; store_id?: IdOrSlug | undefined }

/** What stands behind a list of suggestions: many stores sell things of one name. */
const suggestionCandidates = 60
const suggestedItems = 50
const suggestedStores = 20

/** The text that was meant, by the items found for it. */
function correctedName(
  name: string,
  words: readonly TypedWord[],
  products: readonly { name: string }[],
): string | undefined {
  const doubted = words.flatMap(({ typed, is_known, spellings }) => {
    const [likeliest] = spellings
    if (likeliest === undefined) return []
    const isMeant = (word: string) => spellings.includes(word)
    return [{ typed, isMeant, likeliest: is_known ? undefined : likeliest }]
  })
  if (doubted.length === 0 || products.length === 0) return undefined
  return correctedText(
    name,
    doubted,
    products.map((one) => one.name),
  )
}

export function createSearchService({ catalogue, items, listing, stores, missed }: SearchParts) {
  async function find(
    { name, store_id, ...filters }: ListingFilters & Pick<SearchQuery, 'name' | 'store_id'>,
    scope: Scope,
  ) {
    const asked = await listing.queryFor({ traits: [] }, filters, scope, { store: store_id })
    const { matches, words } = await catalogue.search.matchesOf(name, asked)
    return { found: await catalogue.items.find(asked, matches), asked, words }
  }

  /** Ids of one page sorted as the search does, with what the whole result spans. */
  async function page(input: SearchQuery, scope: Scope) {
    const { found, asked, words } = await find(input, scope)
    const slice = { start: rowsBefore(input), count: input.limit }
    const sort = listing.sortOf(input, scope.language)
    const ids = sort
      ? await catalogue.items.idsOf(found, sort, slice)
      : await catalogue.search.rankedIds(found, asked, slice)
    return { ids, span: found.span, words }
  }

  /** Of an unfiltered search. */
  async function bestIds(name: string, scope: Scope): Promise<number[]> {
    const { found, asked } = await find({ type: 'all', filter: [], name }, scope)
    return catalogue.search.rankedIds(found, asked, { start: 0, count: suggestionCandidates })
  }

  return {
    async items(input: SearchQuery, scope: Scope): Promise<ProductPage> {
      const { ids, span, words } = await page(input, scope)
      if (span.total === 0 && isUnfiltered(input)) missed.note(input.name, scope.module_id)
      const presented = await listing.present(span, input, ids, scope)
      const corrected_name = correctedName(input.name, words, presented.products)
      return corrected_name === undefined ? presented : { ...presented, corrected_name }
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
