// GET /config: everything a client needs to know about the business before the first page (api.md 4).
import { z } from 'zod'
import { accents } from '../../core/accent.ts'
import { bit } from '../../core/bit.ts'
import { languages } from '../../core/language.ts'
import { forEachModule, moduleTypes } from '../../core/module-type.ts'
import { module } from '../module/module.schema.ts'
import { pages, partners } from './config-pages.schema.ts'

const flag = z.boolean()
const text = z.string()
const amount = z.number()
const whole = z.number().int()
const url = z.string()

export const baseUrls = z.object({
  item_image_url: url,
  refund_image_url: url,
  customer_image_url: url,
  banner_image_url: url,
  category_image_url: url,
  review_image_url: url,
  notification_image_url: url,
  store_image_url: url,
  vendor_image_url: url,
  store_cover_photo_url: url,
  delivery_man_image_url: url,
  chat_image_url: url,
  campaign_image_url: url,
  business_logo_url: url,
  order_attachment_url: url,
  module_image_url: url,
  parcel_category_image_url: url,
  landing_page_image_url: url,
  react_landing_page_images: url,
  react_landing_page_feature_images: url,
  gateway_image_url: url,
})

export type BaseUrls = z.output<typeof baseUrls>

/** What a kind of module can do, in the words of the API. */
const moduleFlags = z.object({
  order_status: z.object({ accepted: flag }),
  order_place_to_schedule_interval: flag,
  add_on: flag,
  stock: flag,
  veg_non_veg: flag,
  unit: flag,
  order_attachment: flag,
  always_open: flag,
  all_zone_service: flag,
  item_available_time: flag,
  show_restaurant_text: flag,
  is_parcel: flag,
  organic: flag,
  cutlery: flag,
  common_condition: flag,
  basic: flag,
  description: text,
})

const business = {
  business_name: text,
  logo: text,
  logo_full_url: url,
  fav_icon: text,
  fav_icon_full_url: url,
  address: text,
  phone: text,
  email: text,
  /** Two letters, such as 'KZ'. */
  country: text,
  default_location: z.object({ lat: text, lng: text }),
  /** Hours, dates and slots are shown in it. */
  time_zone: text,
  timeformat: z.enum(['12', '24']),
  currency: text,
  currency_symbol: text,
  currency_symbol_direction: z.enum(['left', 'right']),
  digit_after_decimal_point: whole,
  footer_text: text,
  cookies_text: text,
  maintenance_mode: flag,
  demo: flag,
  language: z.array(z.object({ key: z.enum(languages), value: text })),
  sys_language: z.array(
    z.object({ key: z.enum(languages), value: text, direction: z.enum(['ltr', 'rtl']), default: flag }),
  ),
  social_media: z.array(z.object({ id: whole, name: text, link: text, status: bit })),
  base_urls: baseUrls,
  /** Version of the texts the shop says in its own words, in the caller's language; absent where there are none. */
  text_overrides: text.optional(),
}

const ordering = {
  schedule_order: flag,
  schedule_order_slot_duration: whole,
  prescription_order_status: flag,
  order_delivery_verification: flag,
  order_confirmation_model: z.enum(['store', 'deliveryman']),
  refund_active_status: flag,
  toggle_veg_non_veg: flag,
  guest_checkout_status: bit,
  home_delivery_status: bit,
  takeaway_status: bit,
  tax_included: bit,
  dm_tips_status: bit,
  additional_charge_status: bit,
  additional_charge_name: text,
  additional_charge: amount,
  per_km_shipping_charge: amount,
  minimum_shipping_charge: amount,
  parcel_per_km_shipping_charge: amount,
  parcel_minimum_shipping_charge: amount,
  free_delivery_over: amount.nullable(),
  admin_free_delivery: z.object({ status: flag, type: text, free_delivery_over: amount.nullable() }),
  canceled_by_deliveryman: flag,
  canceled_by_store: flag,
  show_dm_earning: flag,
}

const payment = {
  cash_on_delivery: flag,
  digital_payment: flag,
  digital_payment_info: z.object({
    digital_payment: flag,
    plugin_payment_gateways: flag,
    default_payment_gateways: flag,
  }),
  active_payment_method_list: z.array(
    z.object({ gateway: text, gateway_title: text, gateway_image: text, gateway_image_full_url: url }),
  ),
  offline_payment_status: bit,
  partial_payment_status: bit,
  partial_payment_method: z.enum(['cod', 'digital_payment', 'both', '']),
  customer_wallet_status: bit,
  add_fund_status: bit,
  loyalty_point_status: bit,
  loyalty_point_exchange_rate: whole,
  loyalty_point_item_purchase_point: amount,
  loyalty_point_minimum_point: whole,
  ref_earning_status: bit,
  ref_earning_exchange_rate: amount,
  new_customer_discount_status: bit,
  new_customer_discount_amount: amount,
  new_customer_discount_amount_type: z.enum(['percentage', 'amount']),
  new_customer_discount_amount_validity: whole,
  new_customer_discount_validity_type: text,
}

const account = {
  customer_verification: flag,
  social_login: z.array(
    z.object({
      login_medium: text,
      status: flag,
      client_id: text.optional(),
      /** Where a browser goes to sign in with the provider (OpenID Connect). */
      authorize_url: text.optional(),
    }),
  ),
  centralize_login: z.object({
    manual_login_status: bit,
    otp_login_status: bit,
    social_login_status: bit,
    google_login_status: bit,
    facebook_login_status: bit,
    apple_login_status: bit,
    email_verification_status: bit,
    phone_verification_status: bit,
  }),
  firebase_otp_verification: bit,
  country_picker_status: bit,
  is_sms_active: flag,
  is_mail_active: flag,
}

const modules = {
  /** The module when exactly one is active: nothing to choose then. */
  module: module.nullable(),
  module_config: z.object({
    module_type: z.array(z.enum(moduleTypes)),
    ...forEachModule(() => moduleFlags),
  }),
  /** The colours the shop has chosen for kinds of modules; absent where each has its own. */
  module_colours: z.partialRecord(z.enum(moduleTypes), z.enum(accents)).optional(),
}

export const shopConfig = z.object({
  ...business,
  ...ordering,
  ...payment,
  ...account,
  ...pages,
  ...partners,
  ...modules,
})

export type ShopConfig = z.output<typeof shopConfig>
