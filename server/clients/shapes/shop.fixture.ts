// What clients read of the shop as a whole: settings, modules, zones, landing page; written down from the specification and not from our own
// contract: a type they compare with, and null only where they expect it.
import { z } from 'zod'
import { bit, flag, named, number, object, text, whole } from './basic.fixture.ts'

export const module = z.looseObject({
  id: whole,
  module_name: text,
  module_type: z.enum(['grocery', 'food', 'pharmacy', 'ecommerce', 'parcel']),
  thumbnail: text,
  icon: text,
  status: text,
  stores_count: whole,
  theme_id: whole,
  description: text,
  all_zone_service: bit,
  items_count: whole,
})

const pivot = z.looseObject({
  zone_id: whole,
  module_id: whole,
  per_km_shipping_charge: number.nullable(),
  minimum_shipping_charge: number.nullable(),
  maximum_shipping_charge: number.nullable(),
  maximum_cod_order_amount: number.nullable(),
})

export const zone = z.looseObject({
  id: whole,
  status: whole,
  cash_on_delivery: flag,
  digital_payment: flag,
  offline_payment: flag,
  increased_delivery_fee: number,
  increased_delivery_fee_status: bit,
  increase_delivery_charge_message: text,
  modules: z.array(module.extend({ pivot })).min(1),
})

/** A file name behind a base address is the picture. */
const baseUrls = z.looseObject(
  Object.fromEntries(
    [
      'item_image_url',
      'refund_image_url',
      'customer_image_url',
      'banner_image_url',
      'category_image_url',
      'review_image_url',
      'notification_image_url',
      'store_image_url',
      'vendor_image_url',
      'store_cover_photo_url',
      'delivery_man_image_url',
      'chat_image_url',
      'campaign_image_url',
      'business_logo_url',
      'order_attachment_url',
      'module_image_url',
      'parcel_category_image_url',
      'landing_page_image_url',
      'react_landing_page_images',
      'react_landing_page_feature_images',
      'gateway_image_url',
    ].map((name) => [name, z.url()]),
  ),
)

export const config = z.looseObject({
  ...named('business_name logo fav_icon address phone email country', text),
  base_urls: baseUrls,
  default_location: z.looseObject({ lat: text, lng: text }),
  currency_symbol: text,
  currency_symbol_direction: z.enum(['left', 'right']),
  digit_after_decimal_point: whole,
  ...named(
    'customer_verification prescription_order_status schedule_order order_delivery_verification cash_on_delivery digital_payment maintenance_mode refund_active_status toggle_veg_non_veg toggle_dm_registration toggle_store_registration demo',
    flag,
  ),
  digital_payment_info: z.looseObject(
    named('digital_payment plugin_payment_gateways default_payment_gateways', flag),
  ),
  active_payment_method_list: z
    .array(z.looseObject({ gateway: text, gateway_title: text, gateway_image: text }))
    .min(1),
  ...named(
    'per_km_shipping_charge minimum_shipping_charge parcel_per_km_shipping_charge parcel_minimum_shipping_charge',
    number,
  ),
  free_delivery_over: number.nullable(),
  schedule_order_slot_duration: whole,
  timeformat: z.enum(['12', '24']),
  language: z.array(z.looseObject({ key: text, value: text })).min(1),
  sys_language: z.array(z.looseObject({ key: text, value: text, direction: text, default: flag })).min(1),
  social_login: z.array(z.looseObject({ login_medium: text, status: flag })),
  social_media: z.array(z.looseObject({ id: whole, name: text, link: text })),
  footer_text: text,
  cookies_text: text,
  landing_page_links: z.looseObject({
    app_url_android_status: z.enum(['0', '1']),
    app_url_android: text,
    app_url_ios_status: z.enum(['0', '1']),
    app_url_ios: text,
  }),
  ...named(
    'dm_tips_status loyalty_point_status customer_wallet_status ref_earning_status additional_charge_status partial_payment_status add_fund_status offline_payment_status guest_checkout_status home_delivery_status takeaway_status tax_included refund_policy cancelation_policy shipping_policy dm_picture_upload_status websocket_status',
    bit,
  ),
  ...named(
    'loyalty_point_exchange_rate loyalty_point_item_purchase_point loyalty_point_minimum_point ref_earning_exchange_rate additional_charge',
    number,
  ),
  additional_charge_name: text.min(1),
  partial_payment_method: z.enum(['cod', 'digital_payment', 'both', '']),
  module: module.nullable(),
  module_config: z.looseObject({
    module_type: z.array(text).length(5),
    ...named('grocery food pharmacy ecommerce parcel', object),
  }),
})

const linkStatuses = (names: string) =>
  z.looseObject(
    Object.fromEntries(
      names.split(' ').flatMap((name) => [
        [name, text],
        [`${name}_status`, z.enum(['0', '1'])],
      ]),
    ),
  )

export const testimonial = z.looseObject({
  id: whole,
  name: text,
  designation: text,
  review: text,
  reviewer_image: text,
  company_image: text,
  status: bit,
})

export const landing = z.looseObject({
  base_urls: z.looseObject(
    named(
      'header_icon_url header_banner_url testimonial_image_url promotional_banner_url business_image_url',
      z.url(),
    ),
  ),
  ...named(
    'header_title header_sub_title header_tag_line header_icon header_banner company_title company_sub_title company_description company_button_name company_button_url download_user_app_title download_user_app_sub_title earning_title earning_sub_title earning_seller_title earning_seller_sub_title earning_seller_button_name earning_seller_button_url earning_dm_title earning_dm_sub_title earning_dm_button_name earning_dm_button_url business_title business_sub_title business_image testimonial_title fixed_newsletter_title fixed_newsletter_sub_title fixed_footer_description fixed_promotional_banner',
    text,
  ),
  testimonial_list: z.array(testimonial).min(1),
  promotion_banners: z.array(z.looseObject({ img: text })).min(1),
  download_user_app_links: linkStatuses('playstore_url apple_store_url'),
  download_business_app_links: linkStatuses(
    'seller_playstore_url seller_appstore_url dm_playstore_url dm_appstore_url',
  ),
})
