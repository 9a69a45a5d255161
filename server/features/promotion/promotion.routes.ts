// The promotion endpoints, one line each.
import { promotionEndpoints } from '#contract/features/promotion/promotion.endpoints.ts'
import { bind, cachedByPlace, cachedWithDistances, cachedWithPictures } from '#server/platform/http/bind.ts'
import type { CampaignItemService } from './campaign-item.service.ts'
import type { FlashSaleService } from './flash-sale.service.ts'
import type { PromotionService } from './promotion.service.ts'

const ends = promotionEndpoints

export const promotionRoutes = (
  service: PromotionService,
  campaignItems: CampaignItemService,
  flashSales: FlashSaleService,
) => [
  bind(ends.banners, ({ input, scope }) => service.board(input.featured ?? false, scope), cachedByPlace),
  bind(
    ends.storeBanners,
    ({ params, scope }) => service.storeBanners(params.store_id, scope),
    cachedWithPictures,
  ),
  bind(ends.sectionBanners, ({ scope }) => service.sectionBanners(scope), cachedWithPictures),
  bind(ends.videoContent, ({ scope }) => service.videoContent(scope), cachedWithPictures),
  bind(ends.whyChoose, ({ scope }) => service.whyChoose(scope), cachedWithPictures),
  bind(ends.campaigns, ({ scope }) => service.campaigns(scope), cachedWithPictures),
  bind(
    ends.campaignDetails,
    ({ input, scope }) => service.campaignDetails(input.basic_campaign_id, scope),
    cachedByPlace,
  ),
  bind(ends.campaignItems, ({ scope }) => campaignItems.list(scope), cachedWithDistances),
  bind(
    ends.campaignItem,
    ({ params, scope }) => campaignItems.details(params.id, scope),
    cachedWithDistances,
  ),
  // Not kept: an answer carries the server's clock, and a kept clock would be late.
  bind(ends.flashSale, ({ input, scope }) => flashSales.running(input, scope)),
  bind(ends.flashSaleItems, ({ input, scope }) => flashSales.page(input.flash_sale_id, input, scope)),
]
