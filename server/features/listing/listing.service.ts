// Lists of items: every list, filter and sort of the shop goes through here, over the whole result.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { localMoment, secondsOf } from '#contract/core/local-time.ts'
import { fromMinor } from '#contract/core/money.ts'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { ListingFilters, ProductPage } from '#contract/features/listing/listing.schema.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { ItemSpan } from '#server/catalogue/query/found-items.ts'
import type { ItemQuery } from '#server/catalogue/query/item-query.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { askedItemSort, type ItemList } from './item-lists.ts'
import { filterPart } from './listing-filters.ts'

export interface ListingParts {
  clock: Clock
  config: Pick<Config, 'time_zone'>
  catalogue: Pick<Catalogue, 'reference' | 'items'>
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
  const { clock, config, catalogue, items, requireStore } = parts
  const { reference } = catalogue

  async function queryFor(
    list: Pick<ItemList, 'traits'>,
    filters: ListingFilters,
    scope: Scope,
    narrowing: Narrowing = {},
  ): Promise<ItemQuery> {
    const { module_id, zone_ids } = scope
    refuseUnless(module_id !== null, coreFailures.module_required)
    const store_id = narrowing.store && (await requireStore(narrowing.store, scope))
    const { date, time } = localMoment(clock.now(), config.time_zone)
    return {
      module_id,
      zone_ids: await catalogue.items.zonesOf({ module_id, zone_ids }, store_id),
      store_id,
      common_condition_id: narrowing.common_condition_id,
      ...filterPart(filters, narrowing.category_ids ?? [], {
        traits: list.traits,
        tables: await reference.read(),
        date,
        minute: Math.floor(secondsOf(time) / 60),
      }),
    }
  }

  /** The answer around a page of ids. */
  async function present(
    found: ItemSpan,
    page: Page,
    pageIds: readonly number[],
    scope: Scope,
  ): Promise<ProductPage> {
    const [products, categories] = await Promise.all([
      items.listedByIds(pageIds, scope),
      reference.categoriesByIds(found.top_category_ids, scope),
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
    present,

    /** One of the named lists with a caller's filters, sort and page. */
    async list(
      list: ItemList,
      input: ListingFilters & Page,
      scope: Scope,
      narrowing: Narrowing = {},
    ): Promise<ProductPage> {
      const found = await catalogue.items.find(await queryFor(list, input, scope, narrowing))
      const wanted = { start: rowsBefore(input), count: input.limit }
      const sort = askedItemSort(input, scope.language) ?? list.sort
      const ids = await catalogue.items.idsOf(found, sort, wanted)
      return present(found.span, input, ids, scope)
    },

    /** The sort a caller asks for, if any. */
    sortOf: askedItemSort,
  }
}

export type ListingService = ReturnType<typeof createListingService>
