// What customers say about an item or a courier, page by page.
import { infiniteQueryOptions } from '@tanstack/react-query'
import { itemEndpoints } from '#contract/features/item/item.endpoints.ts'
import { reviewEndpoints } from '#contract/features/review/review.endpoints.ts'
import { type QueryAccess, scopeKey, scopeOf } from '#web/platform/api/query.ts'
import type { StarChoice } from './stars.ts'

const pageSize = 50

/** The module of the item is asked for, whichever the visitor is in. */
export interface ReviewedItem {
  id: number
  module_id: number
}

export function itemReviewsQuery(
  { api, shop }: QueryAccess,
  { id, module_id }: ReviewedItem,
  rating?: StarChoice,
) {
  return infiniteQueryOptions({
    queryKey: [itemEndpoints.reviews.path, id, rating ?? 'all', scopeKey(shop)],
    initialPageParam: 1,
    queryFn: ({ pageParam: offset, signal }) =>
      api.call(itemEndpoints.reviews, {
        params: { id: String(id) },
        input: { limit: pageSize, offset, ...(rating ? { rating } : {}) },
        scope: { ...scopeOf(shop), module_id },
        quiet: true,
        signal,
      }),
    getNextPageParam: ({ total_size }, pages, last) =>
      pages.length * pageSize < total_size ? last + 1 : undefined,
  })
}

export function courierReviewsQuery({ api, shop }: QueryAccess, id: number) {
  return infiniteQueryOptions({
    queryKey: [reviewEndpoints.ofDeliveryManList.path, id, scopeKey(shop)],
    initialPageParam: 1,
    queryFn: ({ pageParam: offset, signal }) =>
      api.call(reviewEndpoints.ofDeliveryManList, {
        params: { id: String(id) },
        input: { limit: pageSize, offset },
        scope: scopeOf(shop),
        quiet: true,
        signal,
      }),
    getNextPageParam: ({ total_size }, pages, last) =>
      pages.length * pageSize < total_size ? last + 1 : undefined,
  })
}
