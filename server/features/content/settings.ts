// The settings of the shop with what holds when a row is missing; money is in minor units, rates are plain numbers.
import { z } from 'zod'
import { accents } from '#contract/core/accent.ts'
import { type Language, type Localised, languages } from '#contract/core/language.ts'
import { forEachModule, type ModuleType, moduleTraits } from '#contract/core/module-type.ts'
import { cashbackTypes } from '#contract/features/wallet/cashback.rules.ts'

/** One text for all languages, or one for each. */
const localisedText = z.union([
  z.string().transform((text): Localised => ({ en: text, ar: text, tg: text, ru: text })),
  z.object({ en: z.string(), ar: z.string(), tg: z.string(), ru: z.string() }),
])

const everywhere = (text: string): Localised => ({ en: text, ar: text, tg: text, ru: text })

/** A row that cannot be read counts as missing: one bad value must not close the shop. */
const text = (initially: string) => z.string().catch(initially)
const words = (initially: Localised) => localisedText.catch(initially)
const on = z.boolean().catch(true)
const off = z.boolean().catch(false)
const whole = (initially: number) => z.number().int().catch(initially)
const number = (initially: number) => z.number().catch(initially)
const colour = (kind: ModuleType) => z.enum(accents).catch(moduleTraits[kind].accent)

const identity = {
  business_name: words(everywhere('Fivefold')),
  logo: text('logo.svg'),
  fav_icon: text('favicon.svg'),
  address: words(everywhere('')),
  phone: text(''),
  email: text(''),
  country: text('KZ'),
  default_location: z.object({ lat: z.string(), lng: z.string() }).catch({ lat: '51.1282', lng: '71.4306' }),
  // A text of figures alone comes back from the database as a number.
  timeformat: z.coerce
    .string()
    .pipe(z.enum(['12', '24']))
    .catch('24'),
  currency: text('USD'),
  currency_symbol: text('$'),
  currency_symbol_direction: z.enum(['left', 'right']).catch('left'),
  digit_after_decimal_point: z.number().int().min(0).max(2).catch(2),
  footer_text: words(everywhere('')),
  cookies_text: words(everywhere('')),
  maintenance_mode: off,
  languages: z
    .array(z.enum(languages))
    .min(1)
    .catch([...languages]),
  default_language: z.enum(languages).catch('en'),
  social_media: z.array(z.object({ name: z.string(), link: z.string() })).catch([]),
  module_colours: z.object(forEachModule(colour)).catch(forEachModule((kind) => moduleTraits[kind].accent)),
}

const ordering = {
  schedule_order: on,
  schedule_order_slot_duration: z.number().int().min(1).catch(30),
  prescription_order_status: on,
  order_delivery_verification: off,
  order_confirmation_model: z.enum(['store', 'deliveryman']).catch('store'),
  refund_active_status: on,
  toggle_veg_non_veg: on,
  guest_checkout_status: on,
  home_delivery_status: on,
  takeaway_status: on,
  tax_included: off,
  dm_tips_status: off,
  additional_charge_status: off,
  additional_charge_name: words({
    en: 'Service Charge',
    ar: 'رسوم الخدمة',
    tg: 'Пардохти хизматрасонӣ',
    ru: 'Сервисный сбор',
  }),
  additional_charge: whole(0),
  per_km_shipping_charge: whole(200),
  minimum_shipping_charge: whole(1_000),
  parcel_per_km_shipping_charge: whole(200),
  parcel_minimum_shipping_charge: whole(1_000),
  parcel_prohibited_things: z.array(localisedText).catch([]),
  free_delivery_over: z.number().int().nullable().catch(null),
  canceled_by_deliveryman: off,
  canceled_by_store: on,
  show_dm_earning: on,
}

const payment = {
  cash_on_delivery: on,
  digital_payment: off,
  active_payment_method_list: z
    .array(z.object({ gateway: z.string(), gateway_title: localisedText, gateway_image: z.string() }))
    .catch([]),
  offline_payment_status: off,
  partial_payment_status: off,
  partial_payment_method: z.enum(['cod', 'digital_payment', 'both', '']).catch('both'),
  customer_wallet_status: off,
  add_fund_status: off,
  wallet_add_refund: off,
  loyalty_point_status: off,
  loyalty_point_exchange_rate: whole(0),
  loyalty_point_item_purchase_point: number(0),
  loyalty_point_minimum_point: whole(0),
  /** Offers of money back; amounts in minor units, percentages in hundredths of a percent. */
  cashback: z
    .array(
      z.object({
        id: z.number().int().positive().max(999_999_999),
        title: localisedText,
        cashback_type: z.enum(cashbackTypes),
        cashback_amount: z.number().int().positive(),
        min_purchase: z.number().int().min(0).default(0),
        max_discount: z.number().int().min(0).default(0),
        same_user_limit: z.number().int().min(0).default(0),
        start_date: z.iso.date(),
        end_date: z.iso.date(),
      }),
    )
    .catch([]),
  ref_earning_status: off,
  ref_earning_exchange_rate: whole(0),
  new_customer_discount_status: off,
  /** Percent × 100, or minor units, by its type. */
  new_customer_discount_amount: whole(0),
  new_customer_discount_amount_type: z.enum(['percentage', 'amount']).catch('amount'),
  new_customer_discount_amount_validity: whole(0),
  new_customer_discount_validity_type: text('day'),
}

const account = {
  customer_verification: off,
  social_login: z
    .array(z.object({ login_medium: z.string(), status: z.boolean(), client_id: z.string().optional() }))
    .catch([]),
}

const reach = {
  app_url_android_status: off,
  app_url_android: text(''),
  app_url_ios_status: off,
  app_url_ios: text(''),
  toggle_dm_registration: off,
  toggle_store_registration: off,
}

export const shopSettings = z.object({ ...identity, ...ordering, ...payment, ...account, ...reach })

export type ShopSettings = z.output<typeof shopSettings>

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ar: 'العربية',
  tg: 'Тоҷикӣ',
  ru: 'Русский',
}
