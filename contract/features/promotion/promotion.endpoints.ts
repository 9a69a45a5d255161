// What draws the eye: banners, campaigns, flash sales.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { optionalPaging } from '../../core/paging.ts'
import { nothing, wireFlag, wireId, wireIdOrSlug } from '../../core/wire.ts'
import { campaignItem } from '../item/item.schema.ts'
import { storeFailures } from '../store/store.failures.ts'
import { bannerBoard, sectionBanners, storeBanner, videoContent, whyChoose } from './banner.schema.ts'
import { basicCampaign, campaignDetails, flashSale, flashSalePage } from './campaign.schema.ts'
import { promotionFailures } from './promotion.failures.ts'

const inModule = {
  method: 'GET',
  feature: 'promotion',
  caller: 'anyone',
  module: 'required',
  zone: 'unused',
  params: nothing,
  input: nothing,
  failures: [coreFailures.module_required, coreFailures.module_unknown],
} as const

const inZone = {
  ...inModule,
  zone: 'required',
  failures: [...inModule.failures, coreFailures.zone_required],
} as const

export const promotionEndpoints = {
  banners: defineEndpoint({
    ...inZone,
    path: '/banners',
    summary: 'Banners and running campaigns of the zones; with featured only featured banners.',
    module: 'used',
    input: z.object({ featured: wireFlag.optional() }),
    reply: bannerBoard,
  }),
  storeBanners: defineEndpoint({
    ...inModule,
    path: '/banners/{store_id}',
    summary: 'The banners a store made for its own page.',
    module: 'used',
    params: z.object({ store_id: wireIdOrSlug }),
    reply: z.array(storeBanner),
    failures: [storeFailures.not_found],
  }),
  sectionBanners: defineEndpoint({
    ...inModule,
    path: '/other-banners',
    summary: 'Pictures for the fixed places of a module’s home page.',
    reply: sectionBanners,
  }),
  videoContent: defineEndpoint({
    ...inModule,
    path: '/other-banners/video-content',
    summary: 'Film or picture with three steps.',
    reply: videoContent,
  }),
  whyChoose: defineEndpoint({
    ...inModule,
    path: '/other-banners/why-choose',
    summary: 'Reasons to choose this module.',
    reply: whyChoose,
  }),
  campaigns: defineEndpoint({
    ...inZone,
    path: '/campaigns/basic',
    summary: 'Running campaigns.',
    reply: z.array(basicCampaign),
  }),
  campaignDetails: defineEndpoint({
    ...inZone,
    path: '/campaigns/basic-campaign-details',
    summary: 'A running campaign with the stores that take part.',
    input: z.object({ basic_campaign_id: wireId }),
    reply: campaignDetails,
    failures: [...inZone.failures, promotionFailures.campaign_not_found],
  }),
  campaignItems: defineEndpoint({
    ...inZone,
    path: '/campaigns/item',
    summary: 'Items sold only inside a campaign that is not over.',
    reply: z.array(campaignItem),
  }),
  campaignItem: defineEndpoint({
    ...inModule,
    path: '/campaigns/item/{id}',
    summary:
      'An item of a campaign by id or slug, also after its last day. An addition to the specified API.',
    params: z.object({ id: wireIdOrSlug }),
    reply: campaignItem,
    failures: [...inModule.failures, promotionFailures.campaign_item_not_found],
  }),
  flashSale: defineEndpoint({
    ...inZone,
    path: '/flash-sales',
    summary: 'The running flash sale with its first items, or an empty list of items.',
    input: z.object(optionalPaging(15)),
    reply: flashSale,
  }),
  flashSaleItems: defineEndpoint({
    ...inZone,
    path: '/flash-sales/items',
    summary: 'All items of a running flash sale, by pages.',
    input: z.object({ flash_sale_id: wireId, ...optionalPaging(50) }),
    reply: flashSalePage,
    failures: [...inZone.failures, promotionFailures.flash_sale_not_found],
  }),
}
