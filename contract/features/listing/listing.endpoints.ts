// GET /get-combined-data: one list of items or of stores for the listing page, from any source.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { optionalPaging } from '../../core/paging.ts'
import { searchName } from '../../core/search-name.ts'
import { wireFlag, wireIdList } from '../../core/wire.ts'
import { wireWords } from '../../core/wire-list.ts'
import { storeFilters, storeListFilters, storePage, storeSorts } from '../store/store-list.schema.ts'
import { itemList } from './item-list.endpoints.ts'
import { itemFilters, itemSorts, listingFilters, productPage } from './listing.schema.ts'

/** Where the list comes from; the last three are the search values of the listing page (LST-01). */
export const dataTypes = [
  'searched',
  'discounted',
  'category',
  'brand',
  'new',
  'all',
  'special-offer',
  'new-arrivals',
  'all-categories',
] as const

export type DataType = (typeof dataTypes)[number]

/** Both tabs of the listing page call here, each with its own words. */
const combinedFilters = wireWords([...new Set([...itemFilters, ...storeFilters])])

const combinedInput = z
  .object({
    ...storeListFilters,
    ...listingFilters,
    ...optionalPaging(10),
    list_type: z.enum(['item', 'store']),
    data_type: z.enum(dataTypes).default('all'),
    name: searchName.optional(),
    brand_ids: wireIdList.optional(),
    filter: combinedFilters.default([]),
    sort_by: z.enum([...new Set([...itemSorts, ...storeSorts])]).optional(),
    filter_data: z.enum(['all', 'delivery', 'take_away']).default('all'),
    store_type: z.enum(['all', 'newly_joined', 'popular', 'top_rated']).default('all'),
    featured: wireFlag.optional(),
  })
  .superRefine((given, context) => {
    const need = (field: 'name' | 'category_ids' | 'brand_ids') => {
      if (given[field] === undefined) context.addIssue({ code: 'custom', path: [field] })
    }
    if (given.data_type === 'searched') need('name')
    if (given.data_type === 'category') need('category_ids')
    if (given.data_type === 'brand') need('brand_ids')
  })

export type CombinedInput = z.output<typeof combinedInput>

export const listingEndpoints = {
  combined: defineEndpoint({
    ...itemList,
    path: '/get-combined-data',
    summary:
      'Items or stores from a search, a category, the offers, the newest or everything, filtered and sorted.',
    input: combinedInput,
    reply: z.union([productPage, storePage]),
  }),
}
