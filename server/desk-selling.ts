// Composition of what sells at the desk: coupons, promotions, notices, the newsletter and reviews.
import type { Language } from '#contract/core/language.ts'
import type { Database } from './database/connection.ts'
import type { AuditService } from './features/audit/audit.service.ts'
import { deskNewsletterRoutes } from './features/content/desk/desk-newsletter.routes.ts'
import { createDeskNewsletter } from './features/content/desk/desk-newsletter.service.ts'
import { deskCouponRoutes } from './features/coupon/desk/desk-coupons.routes.ts'
import { createDeskCoupons } from './features/coupon/desk/desk-coupons.service.ts'
import { deskNoticeRoutes } from './features/notification/desk/desk-notices.routes.ts'
import { createDeskNotices } from './features/notification/desk/desk-notices.service.ts'
import { createDeskBanners } from './features/promotion/desk/desk-banners.service.ts'
import { createDeskCampaignItems } from './features/promotion/desk/desk-campaign-items.service.ts'
import { createDeskCampaigns } from './features/promotion/desk/desk-campaigns.service.ts'
import { createDeskChoices } from './features/promotion/desk/desk-choices.service.ts'
import { createDeskFlashSales } from './features/promotion/desk/desk-flash-sales.service.ts'
import {
  deskBannerRoutes,
  deskCampaignRoutes,
  deskChoiceRoutes,
} from './features/promotion/desk/desk-promotions.routes.ts'
import { createDeskSections } from './features/promotion/desk/desk-sections.service.ts'
import { deskReviewRoutes } from './features/review/desk/desk-reviews.routes.ts'
import { createDeskReviews } from './features/review/desk/desk-reviews.service.ts'
import type { Clock } from './platform/clock/clock.ts'

export interface SellingParts {
  db: Database
  clock: Clock
  time_zone: string
  audit: AuditService
  mainLanguage(): Promise<Language>
}

export function createSellingServices(parts: SellingParts) {
  return {
    coupons: createDeskCoupons(parts),
    banners: createDeskBanners(parts),
    sections: createDeskSections(parts),
    campaigns: createDeskCampaigns(parts),
    campaignItems: createDeskCampaignItems(parts),
    flashSales: createDeskFlashSales(parts),
    choices: createDeskChoices(parts),
    reviews: createDeskReviews(parts),
    notices: createDeskNotices(parts),
    newsletter: createDeskNewsletter(parts),
  }
}

export const sellingRoutes = (selling: ReturnType<typeof createSellingServices>) => [
  ...deskCouponRoutes(selling.coupons),
  ...deskBannerRoutes(selling.banners, selling.sections),
  ...deskCampaignRoutes(selling.campaigns, selling.campaignItems, selling.flashSales),
  ...deskChoiceRoutes(selling.choices),
  ...deskReviewRoutes(selling.reviews),
  ...deskNoticeRoutes(selling.notices),
  ...deskNewsletterRoutes(selling.newsletter),
]
