// The shop's settings; they depend on the language only, and are cached for the length of a visit.
import { pick } from '#contract/core/pick.ts'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import { contentEndpoints } from '#contract/features/content/content.endpoints.ts'
import { partQuery, type QueryAccess } from '#web/platform/api/query.ts'

/** What pages read of it. All of it is several times as much, for other clients, and it travels inside every page. */
const readSettings = [
  'business_name',
  'logo_full_url',
  'fav_icon_full_url',
  'address',
  'phone',
  'email',
  'country',
  'default_location',
  'time_zone',
  'timeformat',
  'currency',
  'currency_symbol',
  'currency_symbol_direction',
  'digit_after_decimal_point',
  'footer_text',
  'cookies_text',
  'social_media',
  'schedule_order',
  'schedule_order_slot_duration',
  'prescription_order_status',
  'order_delivery_verification',
  'refund_active_status',
  'guest_checkout_status',
  'home_delivery_status',
  'takeaway_status',
  'dm_tips_status',
  'per_km_shipping_charge',
  'minimum_shipping_charge',
  'parcel_per_km_shipping_charge',
  'parcel_minimum_shipping_charge',
  'free_delivery_over',
  'cash_on_delivery',
  'active_payment_method_list',
  'partial_payment_status',
  'customer_wallet_status',
  'add_fund_status',
  'loyalty_point_status',
  'loyalty_point_exchange_rate',
  'loyalty_point_item_purchase_point',
  'loyalty_point_minimum_point',
  'ref_earning_status',
  'new_customer_discount_status',
  'new_customer_discount_amount',
  'new_customer_discount_amount_type',
  'customer_verification',
  'social_login',
  'refund_policy',
  'cancelation_policy',
  'shipping_policy',
  'text_overrides',
  'module_colours',
] as const satisfies (keyof ShopConfig)[]

export type ShownConfig = Pick<ShopConfig, (typeof readSettings)[number]>

/** An answer the browser has asked for itself has travelled already: the names of the settings stay on the server. */
function shownConfig(config: ShopConfig): ShownConfig {
  return import.meta.env.SSR ? pick(config, readSettings) : config
}

export function configQuery({ api, shop }: QueryAccess) {
  const anywhere = { ...shop, module: null, zone_ids: [] }
  return {
    ...partQuery({ api, shop: anywhere }, contentEndpoints.config, {}, { part: shownConfig }),
    staleTime: Number.POSITIVE_INFINITY,
  }
}
