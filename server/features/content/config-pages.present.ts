// The part of the config about pages, apps and partners; what this shop does not have is shown as absent or off.
import { toBit } from '#contract/core/bit.ts'
import type { ShopSettings } from './settings.ts'

/** Clients compare it with the text '1'. */
const linkStatusOf = (isOn: boolean) => (isOn ? ('1' as const) : ('0' as const))

export function presentPages(settings: ShopSettings, policies: ReadonlySet<string>) {
  return {
    refund_policy: toBit(policies.has('refund')),
    cancelation_policy: toBit(policies.has('cancelation')),
    shipping_policy: toBit(policies.has('shipping-policy')),
    landing_page_links: {
      app_url_android_status: linkStatusOf(settings.app_url_android_status),
      app_url_android: settings.app_url_android,
      app_url_ios_status: linkStatusOf(settings.app_url_ios_status),
      app_url_ios: settings.app_url_ios,
    },
    landing_page_settings: null,
    app_url_android: settings.app_url_android,
    app_url_ios: settings.app_url_ios,
    app_url_android_store: '',
    app_url_ios_store: '',
    app_url_android_deliveryman: '',
    app_url_ios_deliveryman: '',
    app_minimum_version_android: 0,
    app_minimum_version_ios: 0,
    app_minimum_version_android_store: 0,
    app_minimum_version_ios_store: 0,
    app_minimum_version_android_deliveryman: 0,
    app_minimum_version_ios_deliveryman: 0,
  }
}

export function presentPartners(settings: ShopSettings) {
  return {
    toggle_dm_registration: settings.toggle_dm_registration,
    toggle_store_registration: settings.toggle_store_registration,
    dm_picture_upload_status: toBit(false),
    store_review_reply: true,
    admin_commission: 0,
    commission_business_model: toBit(true),
    subscription_business_model: toBit(false),
    subscription_free_trial_days: 0,
    subscription_free_trial_type: 'day',
    subscription_free_trial_status: toBit(false),
    disbursement_type: 'manual',
    restaurant_disbursement_waiting_time: 0,
    dm_disbursement_waiting_time: 0,
    websocket_status: toBit(false),
    websocket_url: '',
    websocket_port: 6001,
    websocket_key: '',
    websocket_scheme: 'https',
  }
}
