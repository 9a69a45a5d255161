// The app links of the landing answer as lists, by whom they are for.
import type { LandingPage } from '#contract/features/content/landing.schema.ts'
import type { AppLink } from './app-links.tsx'

export function userApps(links: LandingPage['download_user_app_links']): AppLink[] {
  if (!links) return []
  return [
    { store: 'Google Play', url: links.playstore_url, status: links.playstore_url_status },
    { store: 'App Store', url: links.apple_store_url, status: links.apple_store_url_status },
  ]
}

export function sellerApps(links: LandingPage['download_business_app_links']): AppLink[] {
  if (!links) return []
  return [
    { store: 'Google Play', url: links.seller_playstore_url, status: links.seller_playstore_url_status },
    { store: 'App Store', url: links.seller_appstore_url, status: links.seller_appstore_url_status },
  ]
}

export function courierApps(links: LandingPage['download_business_app_links']): AppLink[] {
  if (!links) return []
  return [
    { store: 'Google Play', url: links.dm_playstore_url, status: links.dm_playstore_url_status },
    { store: 'App Store', url: links.dm_appstore_url, status: links.dm_appstore_url_status },
  ]
}
