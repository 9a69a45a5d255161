// The promotion endpoints, one line each.
import { promotionEndpoints } from '#contract/features/promotion/promotion.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { CampaignItemService } from './campaign-item.service.ts'
import type { FlashSaleService } from './flash-sale.service.ts'
import type { PromotionService } from './promotion.service.ts'

const cached = { cached: true }
const ends = promotionEndpoints

export const promotionRoutes = (
  service: PromotionService,
  campaignItems: CampaignItemService,
  flashSales: FlashSaleService,
) => [
  bind(ends.banners, ({ input, scope }) => service.board(input.featured ?? false, scope), cached),
  bind(ends.storeBanners, ({ params, scope }) => service.storeBanners(params.store_id, scope), cached),
  bind(ends.sectionBanners, ({ scope }) => service.sectionBanners(scope), cached),
  bind(ends.videoContent, ({ scope }) => service.videoContent(scope), cached),
  bind(ends.whyChoose, ({ scope }) => service.whyChoose(scope), cached),
  bind(ends.campaigns, ({ scope }) => service.campaigns(scope), cached),
  bind(
    ends.campaignDetails,
    ({ input, scope }) => service.campaignDetails(input.basic_campaign_id, scope),
    cached,
  ),
  bind(ends.campaignItems, ({ scope }) => campaignItems.list(scope), cached),
  // Not kept: an answer carries the server's clock, and a kept clock would be late.
  bind(ends.flashSale, ({ input, scope }) => flashSales.running(input, scope)),
  bind(ends.flashSaleItems, ({ input, scope }) => flashSales.page(input.flash_sale_id, input, scope)),
]
