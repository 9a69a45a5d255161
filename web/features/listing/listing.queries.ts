// The list of a listing page, page by page; filters, sort and totals are the server's work over the whole result.
import type { EndpointReply } from '#contract/core/endpoint.ts'
import { pick } from '#contract/core/pick.ts'
import { type CardItem, cardItemOf } from '#contract/features/item/card-item.ts'
import { listingEndpoints } from '#contract/features/listing/listing.endpoints.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { distinctById, type LoadedSpan, pagedQuery } from '#web/platform/api/paged-query.ts'
import { type QueryAccess, scopeKey, scopeKeyWithPlace, scopeOf } from '#web/platform/api/query.ts'
import type { ListingRequest } from './listing-request.ts'

type ListingReply = EndpointReply<typeof listingEndpoints.combined>

/** What the page shows of an answer. */
type ListedPage = Pick<ListingReply, 'total_size' | 'corrected_name'> &
  ({ stores: Store[] } | { products: CardItem[]; price_range: PriceRange })

type PriceRange = { min: number; max: number }

function listedPage(reply: ListingReply): ListedPage {
  const told = pick(reply, ['total_size', 'corrected_name'])
  if ('stores' in reply) return { ...told, stores: reply.stores }
  return { ...told, products: reply.products.map(cardItemOf), price_range: reply.price_range }
}

/** Without a request there is nothing to ask: the page shows that nothing was found. */
export function listingQuery({ api, shop }: QueryAccess, request: ListingRequest | null, pages: number) {
  return {
    ...pagedQuery<ListedPage>({
      queryKey: ['listing', request, isByPlace(request) ? scopeKeyWithPlace(shop) : scopeKey(shop)],
      pages,
      rows: rowsOf,
      load: async (page, signal) => {
        if (!request) throw new Error('a list without a request is not loaded')
        const input = { ...request, ...page }
        const scope = scopeOf(shop)
        return listedPage(await api.call(listingEndpoints.combined, { input, scope, quiet: true, signal }))
      },
    }),
    enabled: request !== null,
  }
}

/** Stores are sorted by how near they are; items are not. */
export function isByPlace(request: ListingRequest | null): boolean {
  return request?.list_type === 'store'
}

function rowsOf(page: ListedPage) {
  return 'stores' in page ? page.stores : page.products
}

/** Both tabs as one thing: the kind of its rows is in the answer, not in the address (NET-11). */
export type Found = FoundList & {
  /** What a misspelt text was taken for. */
  corrected_name: string | null
}

type FoundList =
  | { kind: 'items'; total: number; items: CardItem[]; price_range: PriceRange }
  | { kind: 'stores'; total: number; stores: Store[] }

export function foundIn(spans: readonly LoadedSpan<ListedPage>[]): Found | null {
  const replies = spans.flatMap((span) => span.replies)
  const last = replies.at(-1)
  if (!last) return null
  const corrected_name = replies[0]?.corrected_name ?? null
  if ('stores' in last) {
    const stores = replies.flatMap((reply) => ('stores' in reply ? reply.stores : []))
    return { kind: 'stores', total: last.total_size, stores: distinctById(stores), corrected_name }
  }
  const items = replies.flatMap((reply) => ('stores' in reply ? [] : reply.products))
  const { total_size: total, price_range } = last
  return { kind: 'items', total, items: distinctById(items), price_range, corrected_name }
}
