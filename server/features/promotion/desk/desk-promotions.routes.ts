// The endpoints of promotions at the desk, one line each.
import {
  deskBannerEndpoints as banner,
  deskSectionEndpoints as section,
} from '#contract/features/promotion/desk/desk-banner.endpoints.ts'
import {
  deskCampaignEndpoints as campaign,
  deskCampaignItemEndpoints as campaignItem,
  deskFlashSaleEndpoints as flashSale,
} from '#contract/features/promotion/desk/desk-campaign.endpoints.ts'
import { deskChoiceEndpoints as choice } from '#contract/features/promotion/desk/desk-choice.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { say } from '#server/platform/messages/say.ts'
import type { DeskBanners } from './desk-banners.service.ts'
import type { DeskCampaignItems } from './desk-campaign-items.service.ts'
import type { DeskCampaigns } from './desk-campaigns.service.ts'
import type { DeskChoices } from './desk-choices.service.ts'
import type { DeskFlashSales } from './desk-flash-sales.service.ts'
import type { DeskSections } from './desk-sections.service.ts'

const removed = 'Successfully removed'

export const deskBannerRoutes = (banners: DeskBanners, sections: DeskSections) => [
  bind(banner.list, banners.list),
  bind(banner.read, banners.read),
  bind(banner.make, banners.make),
  bind(banner.change, banners.change),
  bind(banner.sort, async (call) => {
    await banners.sort(call)
    return say(call.scope.language, 'The sequence is saved.')
  }),
  bind(banner.remove, async (call) => {
    await banners.remove(call)
    return say(call.scope.language, removed)
  }),
  bind(section.list, sections.list),
  bind(section.make, sections.make),
  bind(section.change, sections.change),
  bind(section.remove, async (call) => {
    await sections.remove(call)
    return say(call.scope.language, removed)
  }),
]

export const deskCampaignRoutes = (
  campaigns: DeskCampaigns,
  items: DeskCampaignItems,
  sales: DeskFlashSales,
) => [
  bind(campaign.list, campaigns.list),
  bind(campaign.read, campaigns.read),
  bind(campaign.make, campaigns.make),
  bind(campaign.change, campaigns.change),
  bind(campaign.archive, campaigns.archive),
  bind(campaign.restore, campaigns.restore),
  bind(campaign.setStores, campaigns.setStores),
  bind(campaign.removeStore, campaigns.removeStore),
  bind(campaignItem.list, items.list),
  bind(campaignItem.read, items.read),
  bind(campaignItem.make, items.make),
  bind(campaignItem.change, items.change),
  bind(campaignItem.archive, items.archive),
  bind(campaignItem.restore, items.restore),
  bind(flashSale.list, sales.list),
  bind(flashSale.read, sales.read),
  bind(flashSale.make, sales.make),
  bind(flashSale.change, sales.change),
  bind(flashSale.archive, sales.archive),
  bind(flashSale.restore, sales.restore),
]

export const deskChoiceRoutes = (choices: DeskChoices) => [
  bind(choice.modules, choices.modules),
  bind(choice.zones, choices.zones),
  bind(choice.stores, choices.stores),
  bind(choice.items, choices.items),
  bind(choice.categories, choices.categories),
  bind(choice.couriers, choices.couriers),
  bind(choice.customers, choices.customers),
]
