// Searching items and suggesting while typing (SRC-07, api.md 7.1).
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import type { FailureKind } from '../../core/failure.ts'
import { optionalPaging, pageEnvelope } from '../../core/paging.ts'
import { searchName } from '../../core/search-name.ts'
import { wireIdOrSlug } from '../../core/wire.ts'
import { itemList } from '../listing/item-list.endpoints.ts'
import { listingFilters } from '../listing/listing.schema.ts'
import { storeFailures } from '../store/store.failures.ts'

export const searchFailures = {
  place_required: {
    status: 403,
    code: 'longitude-latitude',
    message: 'Longitude-latitude required',
  },
} as const satisfies Record<string, FailureKind>

const search = {
  ...itemList,
  feature: 'search',
  failures: [...itemList.failures, storeFailures.not_found],
} as const

const searchInput = z.object({
  ...listingFilters,
  ...optionalPaging(10),
  name: searchName,
  store_id: wireIdOrSlug.optional(),
})

const suggestion = z.object({ name: z.string(), image: z.string(), image_full_url: z.string() })

export const searchEndpoints = {
  items: defineEndpoint({
    ...search,
    path: '/items/search',
    summary:
      'Items by name, tag, category or store name in any language; the best match first. `corrected_name` says what a misspelt name was taken for.',
    input: searchInput,
  }),
  suggestions: defineEndpoint({
    ...search,
    path: '/items/search-suggestion',
    summary: 'The same result as names and pictures only.',
    input: searchInput,
    reply: z.object({ ...pageEnvelope, products: z.array(suggestion) }),
  }),
  itemsAndStores: defineEndpoint({
    ...search,
    path: '/items/item-or-store-search',
    summary: 'Names of items and of stores that match what is being typed, up to fifty each.',
    input: z.object({ name: searchName }),
    reply: z.object({
      items: z.array(suggestion.extend({ id: z.number().int() })),
      stores: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          logo: z.string(),
          logo_full_url: z.string(),
        }),
      ),
    }),
    failures: [...search.failures, searchFailures.place_required],
  }),
}
