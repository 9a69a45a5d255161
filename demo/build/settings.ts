// The settings of the made-up business: what its owner would have chosen.
import type { businessSetting } from '#server/database/schema/zone.ts'
import { businessContact } from '../content/business/contact.ts'
import { landingLinks } from '../content/business/landing.ts'
import { socialMedia } from '../content/business/social-media.ts'
import { text } from '../content/localised.ts'
import { prohibitedThings } from '../content/parcel/parcel-texts.ts'

const settings: Record<string, unknown> = {
  business_name: businessContact.name,
  logo: 'logo.webp',
  fav_icon: 'favicon.webp',
  email: businessContact.email,
  phone: businessContact.phone,
  address: businessContact.address,
  footer_text: businessContact.footer_text,
  cookies_text: businessContact.cookies_text,
  country: 'KZ',
  default_location: { lat: '51.1605', lng: '71.4300' },
  timeformat: '12',
  currency: 'USD',
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  social_media: socialMedia.filter((one) => one.status === 1).map(({ name, link }) => ({ name, link })),
  order_delivery_verification: true,
  dm_tips_status: true,
  additional_charge_status: true,
  additional_charge: 25,
  per_km_shipping_charge: 60,
  minimum_shipping_charge: 150,
  parcel_per_km_shipping_charge: 80,
  parcel_minimum_shipping_charge: 250,
  parcel_prohibited_things: prohibitedThings,
  free_delivery_over: 4_000,
  digital_payment: true,
  active_payment_method_list: [
    {
      gateway: 'trial',
      gateway_title: text({
        en: 'Trial payment',
        ar: 'دفع تجريبي',
        tg: 'Пардохти санҷишӣ',
        ru: 'Пробный платёж',
      }),
      gateway_image: 'trial.webp',
    },
  ],
  offline_payment_status: true,
  partial_payment_status: true,
  customer_wallet_status: true,
  add_fund_status: true,
  wallet_add_refund: true,
  loyalty_point_status: true,
  loyalty_point_exchange_rate: 20,
  loyalty_point_item_purchase_point: 100,
  loyalty_point_minimum_point: 100,
  ref_earning_status: true,
  ref_earning_exchange_rate: 300,
  app_url_android_status: true,
  app_url_android: landingLinks.download_user_app_links.playstore_url,
  app_url_ios_status: true,
  app_url_ios: landingLinks.download_user_app_links.apple_store_url,
}

export function settingRows(): (typeof businessSetting.$inferInsert)[] {
  return Object.entries(settings).map(([key, value]) => ({ key, value }))
}
