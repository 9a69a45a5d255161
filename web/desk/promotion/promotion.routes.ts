import { type Screen, screen } from '#web/desk/navigation/screen.ts'

export const promotionScreens: readonly Screen[] = [
  screen('/promotions', () => import('./coupons-page.tsx'), 'CouponsPage'),
  screen('/promotions/coupons/new', () => import('./coupon-page.tsx'), 'NewCouponPage'),
  screen('/promotions/coupons/$id', () => import('./coupon-page.tsx'), 'CouponPage'),
  screen('/promotions/banners', () => import('./banners-page.tsx'), 'BannersPage'),
  screen('/promotions/banners/new', () => import('./banner-page.tsx'), 'NewBannerPage'),
  screen('/promotions/banners/$id', () => import('./banner-page.tsx'), 'BannerPage'),
  screen('/promotions/campaigns', () => import('./campaigns-page.tsx'), 'CampaignsPage'),
  screen('/promotions/campaigns/new', () => import('./campaign-page.tsx'), 'NewCampaignPage'),
  screen('/promotions/campaigns/$id', () => import('./campaign-page.tsx'), 'CampaignPage'),
  screen('/promotions/campaign-items', () => import('./campaign-items-page.tsx'), 'CampaignItemsPage'),
  screen('/promotions/campaign-items/new', () => import('./campaign-item-page.tsx'), 'NewCampaignItemPage'),
  screen('/promotions/campaign-items/$id', () => import('./campaign-item-page.tsx'), 'CampaignItemPage'),
  screen('/promotions/home-pictures', () => import('./home-pictures-page.tsx'), 'HomePicturesPage'),
  screen('/promotions/flash-sales', () => import('./flash-sales-page.tsx'), 'FlashSalesPage'),
  screen('/promotions/flash-sales/new', () => import('./flash-sale-page.tsx'), 'NewFlashSalePage'),
  screen('/promotions/flash-sales/$id', () => import('./flash-sale-page.tsx'), 'FlashSalePage'),
]
