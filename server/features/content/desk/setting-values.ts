// Settings as the desk writes them and as they are stored: money in minor units, texts in every language.
import { filledText, ownText, type WrittenText } from '#contract/core/desk.ts'
import type { Language, Localised } from '#contract/core/language.ts'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import {
  type SettingsByGroup,
  signInProviders,
} from '#contract/features/content/desk/desk-settings.schema.ts'
import type { ShopSettings } from '../settings.ts'

type Values = Readonly<Record<string, unknown>>

/** Each group as the desk shows it. */
export function writtenSettings(stored: ShopSettings): SettingsByGroup {
  const main = stored.default_language
  return {
    business: presentBusiness(stored, main),
    formats: pickOf(stored, [
      'currency',
      'currency_symbol',
      'currency_symbol_direction',
      'digit_after_decimal_point',
      'timeformat',
      'default_language',
    ]),
    ordering: pickOf(stored, orderingKeys),
    charges: presentCharges(stored, main),
    payment: presentPayment(stored),
    wallet: pickOf(stored, ['customer_wallet_status', 'add_fund_status', 'wallet_add_refund']),
    points: pickOf(stored, [
      'loyalty_point_status',
      'loyalty_point_item_purchase_point',
      'loyalty_point_exchange_rate',
      'loyalty_point_minimum_point',
    ]),
    cashback: {
      cashback: stored.cashback.map(({ title, ...offer }) => ({
        ...offer,
        title: ownText(title, main),
        ...mapped(offer, cashbackMoney, fromMinor),
      })),
    },
    referral: presentReferral(stored),
    sign_in: {
      customer_verification: stored.customer_verification,
      social_login: presentProviders(stored.social_login),
    },
    reach: pickOf(stored, [
      'app_url_android_status',
      'app_url_android',
      'app_url_ios_status',
      'app_url_ios',
      'toggle_store_registration',
      'toggle_dm_registration',
      'social_media',
    ]),
    notices: {
      cookies_text: ownText(stored.cookies_text, main),
      footer_text: ownText(stored.footer_text, main),
    },
    maintenance: { maintenance_mode: stored.maintenance_mode },
    colours: { module_colours: stored.module_colours },
  }
}

const orderingKeys = [
  'home_delivery_status',
  'takeaway_status',
  'schedule_order',
  'schedule_order_slot_duration',
  'guest_checkout_status',
  'prescription_order_status',
  'order_delivery_verification',
  'order_confirmation_model',
  'canceled_by_store',
  'canceled_by_deliveryman',
  'refund_active_status',
  'toggle_veg_non_veg',
  'show_dm_earning',
] as const satisfies readonly (keyof ShopSettings)[]

function pickOf<Key extends keyof ShopSettings>(stored: ShopSettings, keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, stored[key]])) as Pick<ShopSettings, Key>
}

function presentBusiness(stored: ShopSettings, main: Language): SettingsByGroup['business'] {
  return {
    ...pickOf(stored, ['logo', 'fav_icon', 'phone', 'email', 'country', 'default_location']),
    business_name: ownText(stored.business_name, main),
    address: ownText(stored.address, main),
  }
}

const chargeMoney = [
  'minimum_shipping_charge',
  'per_km_shipping_charge',
  'parcel_minimum_shipping_charge',
  'parcel_per_km_shipping_charge',
  'additional_charge',
] as const

const cashbackMoney = ['cashback_amount', 'min_purchase', 'max_discount'] as const

const referralMoney = ['ref_earning_exchange_rate', 'new_customer_discount_amount'] as const

function mapped<Key extends string>(
  from: Readonly<Record<Key, number>>,
  keys: readonly Key[],
  convert: (amount: number) => number,
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, convert(from[key])])) as Record<Key, number>
}

function presentCharges(stored: ShopSettings, main: Language): SettingsByGroup['charges'] {
  const { free_delivery_over: over } = stored
  return {
    ...pickOf(stored, ['tax_included', 'dm_tips_status', 'additional_charge_status']),
    ...mapped(stored, chargeMoney, fromMinor),
    free_delivery_over: over === null ? null : fromMinor(over),
    additional_charge_name: ownText(stored.additional_charge_name, main),
    parcel_prohibited_things: stored.parcel_prohibited_things.map((text) => ownText(text, main)),
  }
}

function presentPayment(stored: ShopSettings): SettingsByGroup['payment'] {
  const { partial_payment_method } = stored
  return {
    ...pickOf(stored, [
      'cash_on_delivery',
      'digital_payment',
      'offline_payment_status',
      'partial_payment_status',
    ]),
    partial_payment_method: partial_payment_method === '' ? 'both' : partial_payment_method,
  }
}

const periods = ['day', 'month', 'year'] as const

function presentReferral(stored: ShopSettings): SettingsByGroup['referral'] {
  const period = periods.find((one) => one === stored.new_customer_discount_validity_type) ?? 'day'
  return {
    ...pickOf(stored, [
      'ref_earning_status',
      'new_customer_discount_status',
      'new_customer_discount_amount_type',
      'new_customer_discount_amount_validity',
    ]),
    // A percentage is stored in hundredths too.
    ...mapped(stored, referralMoney, fromMinor),
    new_customer_discount_validity_type: period,
  }
}

type Logins = ShopSettings['social_login']

const presentProviders = (logins: Logins): SettingsByGroup['sign_in']['social_login'] => ({
  google: isOffered(logins, 'google'),
  facebook: isOffered(logins, 'facebook'),
  apple: isOffered(logins, 'apple'),
})

/** What is set up is offered until the business switches it off. */
const isOffered = (logins: Logins, name: string) =>
  logins.every((one) => one.login_medium !== name || one.status)

/** What is stored of a group's values, key by key. */
export function storedSettings(values: Values, stored: ShopSettings): Values {
  const main = stored.default_language
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, storedValue(key, value, { main, stored })]),
  )
}

interface Around {
  main: Language
  stored: ShopSettings
}

const moneyKeys: readonly string[] = [...chargeMoney, ...referralMoney, 'free_delivery_over']

const textKeys: readonly string[] = [
  'business_name',
  'address',
  'additional_charge_name',
  'cookies_text',
  'footer_text',
]

function storedValue(key: string, value: unknown, around: Around): unknown {
  if (moneyKeys.includes(key)) return typeof value === 'number' ? toMinor(value) : value
  if (textKeys.includes(key)) return filled(value, around)
  if (key === 'parcel_prohibited_things') return [value].flat().map((text) => filled(text, around))
  if (key === 'cashback') return storedOffers(value as SettingsByGroup['cashback']['cashback'], around)
  if (key === 'social_login') return storedLogins(Object(value), around.stored)
  return value
}

const filled = (text: unknown, { main }: Around): Localised => filledText(Object(text) as WrittenText, main)

/** A new offer gets the next number: which offers somebody used is remembered by it. */
function storedOffers(offers: SettingsByGroup['cashback']['cashback'], around: Around) {
  let last = Math.max(0, ...offers.map(({ id }) => id), ...around.stored.cashback.map(({ id }) => id))
  const numbered = (id: number) => {
    if (id > 0) return id
    last += 1
    return last
  }
  return offers.map((offer) => ({
    ...offer,
    ...mapped(offer, cashbackMoney, toMinor),
    id: numbered(offer.id),
    title: filled(offer.title, around),
  }))
}

/** What is remembered of a provider beside stays. */
function storedLogins(wanted: Readonly<Record<string, unknown>>, { social_login }: ShopSettings): Logins {
  return signInProviders.map((login_medium) => ({
    ...social_login.find((one) => one.login_medium === login_medium),
    login_medium,
    status: wanted[login_medium] !== false,
  }))
}
