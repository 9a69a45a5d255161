// The providers this shop is set up for and has switched on (AUT-01); a button without a provider would lead nowhere.
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import { socialMedia } from '#contract/features/session/session.schema.ts'
import type { OfferedProvider } from './authorization.ts'

export function offeredProviders({ social_login }: Pick<ShopConfig, 'social_login'>): OfferedProvider[] {
  return socialMedia.flatMap((medium) => {
    const known = social_login.find((one) => one.login_medium === medium && one.status)
    if (!known?.client_id || !known.authorize_url) return []
    return [{ medium, client_id: known.client_id, authorize_url: known.authorize_url }]
  })
}
