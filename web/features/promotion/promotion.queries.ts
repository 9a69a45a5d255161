// What draws the eye on the home pages and on a store's own, and the pages behind it.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { EndpointRequest } from '#contract/core/endpoint.ts'
import { pick } from '#contract/core/pick.ts'
import { cardCampaignItemOf, cardItemOf, linkedItemOf } from '#contract/features/item/card-item.ts'
import type { Banner } from '#contract/features/promotion/banner.schema.ts'
import type { FlashItem } from '#contract/features/promotion/campaign.schema.ts'
import { promotionEndpoints } from '#contract/features/promotion/promotion.endpoints.ts'
import { retryTransient } from '#web/platform/api/api-failure.ts'
import { apiQuery, partQuery, type QueryAccess, scopeKey, scopeOf } from '#web/platform/api/query.ts'
import { answeredAt } from '#web/platform/clock/server-clock.ts'

const quiet = { quiet: true } as const

export const bannersQuery = (access: QueryAccess) =>
  partQuery(access, promotionEndpoints.banners, quiet, {
    part: ({ banners }) => ({ banners: banners.map(shownBanner) }),
  })

/** With what a link to its store or item needs. */
function shownBanner({ store, item, ...banner }: Banner) {
  return {
    ...pick(banner, ['id', 'title', 'subtitle', 'type', 'image_full_url', 'link']),
    store: store && pick(store, ['id', 'slug', 'module_id', 'zone_id', 'latitude', 'longitude']),
    item: item && linkedItemOf(item),
  }
}

export type ShownBanner = ReturnType<typeof shownBanner>

/** What a store shows on its own page, the same whatever module, zone or place its visitor is in. */
export function storeBannersQuery({ api, shop }: QueryAccess, store_id: number) {
  const anywhere = { ...shop, module: null, zone_ids: [] }
  const request = { ...quiet, params: { store_id: String(store_id) } }
  return apiQuery({ api, shop: anywhere }, promotionEndpoints.storeBanners, request)
}

export const sectionBannersQuery = (access: QueryAccess) =>
  apiQuery(access, promotionEndpoints.sectionBanners, quiet)

export const videoContentQuery = (access: QueryAccess) =>
  apiQuery(access, promotionEndpoints.videoContent, quiet)

export const whyChooseQuery = (access: QueryAccess) => apiQuery(access, promotionEndpoints.whyChoose, quiet)

/** With the moment of the answer: each campaign counts down. */
export const campaignsQuery = ({ api, shop }: QueryAccess) =>
  queryOptions({
    queryKey: ['campaigns', scopeKey(shop)],
    queryFn: async ({ signal }) => ({
      campaigns: await api.call(promotionEndpoints.campaigns, { ...quiet, scope: scopeOf(shop), signal }),
      answered: answeredAt(),
    }),
  })

export const campaignQuery = ({ api, shop }: QueryAccess, basic_campaign_id: number) =>
  queryOptions({
    queryKey: ['campaign', basic_campaign_id, scopeKey(shop)],
    queryFn: async ({ signal }) => ({
      campaign: await api.call(promotionEndpoints.campaignDetails, {
        ...quiet,
        input: { basic_campaign_id },
        scope: scopeOf(shop),
        signal,
      }),
      answered: answeredAt(),
    }),
  })

export const campaignItemsQuery = ({ api, shop }: QueryAccess) =>
  queryOptions({
    queryKey: ['campaign-items', scopeKey(shop)],
    queryFn: async ({ signal }) => ({
      items: (
        await api.call(promotionEndpoints.campaignItems, { ...quiet, scope: scopeOf(shop), signal })
      ).map(cardCampaignItemOf),
      answered: answeredAt(),
    }),
  })

/** The first call only asks whether a sale runs, with two of its items (FLS-01). */
const firstCall = { limit: 2, offset: 1 }

export const flashSaleQuery = ({ api, shop }: QueryAccess) =>
  queryOptions({
    queryKey: ['flash-sale', scopeKey(shop)],
    queryFn: async ({ signal }) => {
      const request = { ...quiet, input: firstCall, scope: scopeOf(shop), signal }
      const sale = await api.call(promotionEndpoints.flashSale, request)
      return { sale, answered: answeredAt(sale.server_time) }
    },
  })

function shownFlashItem({ id, stock, sold, available_stock, item }: FlashItem) {
  return { id, stock, sold, available_stock, item: cardItemOf(item) }
}

export type ShownFlashItem = ReturnType<typeof shownFlashItem>

/** At most this many items stand in the carousel of the panel (FLS-01). */
export const mostInCarousel = 15

export const flashCarouselQuery = (access: QueryAccess, flash_sale_id: number) =>
  partQuery(
    access,
    promotionEndpoints.flashSaleItems,
    { ...quiet, input: { flash_sale_id, limit: mostInCarousel, offset: 1 } },
    { part: ({ products }) => ({ products: products.map(shownFlashItem) }) },
  )

const itemsPerPage = 12

/** A page of the sale with the moment of its answer. */
export const flashSalePagesQuery = ({ api, shop }: QueryAccess, flash_sale_id: number) =>
  infiniteQueryOptions({
    queryKey: ['flash-sale-items', flash_sale_id, scopeKey(shop)],
    retry: retryTransient(3),
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const input = { flash_sale_id, limit: itemsPerPage, offset: pageParam } satisfies EndpointRequest<
        typeof promotionEndpoints.flashSaleItems
      >
      const request = { quiet: pageParam === 1, input, scope: scopeOf(shop), signal }
      const { products, ...page } = await api.call(promotionEndpoints.flashSaleItems, request)
      return { ...page, products: products.map(shownFlashItem), answered: answeredAt(page.server_time) }
    },
    getNextPageParam: (last, pages) =>
      last.products.length > 0 && pages.length * itemsPerPage < last.total_size
        ? pages.length + 1
        : undefined,
  })
