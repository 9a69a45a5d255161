// The fields of each group of settings as data: what kind of value each is, and what it needs to be turned on.
import type {
  SettingFacts,
  SettingGroup,
  SettingsOf,
} from '#contract/features/content/desk/desk-settings.schema.ts'

export type FieldKind =
  | { kind: 'switch'; lacks?: (facts: SettingFacts) => LackKey | null }
  | { kind: 'texts'; longest: number; isLong?: boolean; isRequired?: boolean }
  | { kind: 'line'; type?: 'email' | 'url' | 'tel'; dir?: 'ltr' }
  | { kind: 'number'; decimals?: number }
  | { kind: 'money' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'language' }
  | { kind: 'picture'; aspect: number }
  | { kind: 'place' }
  | { kind: 'providers' }
  | { kind: 'links' }
  | { kind: 'things' }
  | { kind: 'offers' }
  | { kind: 'colours' }

/** Why something cannot be turned on. */
export type LackKey = 'no_gateway' | 'no_offline_method' | 'no_codes'

export type FieldsOf<Group extends SettingGroup> = { readonly [Name in keyof SettingsOf<Group>]: FieldKind }

const onOff = { kind: 'switch' } as const
const money = { kind: 'money' } as const
const whole = { kind: 'number' } as const

/** Those of maintenance are a question of their own. */
export type FormGroup = Exclude<SettingGroup, 'maintenance'>

export const groupFields: { readonly [Group in FormGroup]: FieldsOf<Group> } = {
  business: {
    business_name: { kind: 'texts', longest: 60, isRequired: true },
    logo: { kind: 'picture', aspect: 3 },
    fav_icon: { kind: 'picture', aspect: 1 },
    address: { kind: 'texts', longest: 300 },
    phone: { kind: 'line', type: 'tel', dir: 'ltr' },
    email: { kind: 'line', type: 'email', dir: 'ltr' },
    country: { kind: 'line', dir: 'ltr' },
    default_location: { kind: 'place' },
  },
  formats: {
    currency: { kind: 'line', dir: 'ltr' },
    currency_symbol: { kind: 'line' },
    currency_symbol_direction: { kind: 'choice', values: ['left', 'right'] },
    digit_after_decimal_point: whole,
    timeformat: { kind: 'choice', values: ['12', '24'] },
    default_language: { kind: 'language' },
  },
  ordering: {
    home_delivery_status: onOff,
    takeaway_status: onOff,
    schedule_order: onOff,
    schedule_order_slot_duration: whole,
    guest_checkout_status: onOff,
    prescription_order_status: onOff,
    order_delivery_verification: onOff,
    order_confirmation_model: { kind: 'choice', values: ['store', 'deliveryman'] },
    canceled_by_store: onOff,
    canceled_by_deliveryman: onOff,
    refund_active_status: onOff,
    toggle_veg_non_veg: onOff,
    show_dm_earning: onOff,
  },
  charges: {
    minimum_shipping_charge: money,
    per_km_shipping_charge: money,
    free_delivery_over: money,
    tax_included: onOff,
    dm_tips_status: onOff,
    additional_charge_status: onOff,
    additional_charge: money,
    additional_charge_name: { kind: 'texts', longest: 40, isRequired: true },
    parcel_minimum_shipping_charge: money,
    parcel_per_km_shipping_charge: money,
    parcel_prohibited_things: { kind: 'things' },
  },
  payment: {
    cash_on_delivery: onOff,
    digital_payment: {
      kind: 'switch',
      lacks: ({ gateways }) => (gateways.length === 0 ? 'no_gateway' : null),
    },
    offline_payment_status: {
      kind: 'switch',
      lacks: ({ offline_methods }) => (offline_methods === 0 ? 'no_offline_method' : null),
    },
    partial_payment_status: onOff,
    partial_payment_method: { kind: 'choice', values: ['cod', 'digital_payment', 'both'] },
  },
  wallet: { customer_wallet_status: onOff, add_fund_status: onOff, wallet_add_refund: onOff },
  points: {
    loyalty_point_status: onOff,
    loyalty_point_item_purchase_point: { kind: 'number', decimals: 2 },
    loyalty_point_exchange_rate: whole,
    loyalty_point_minimum_point: whole,
  },
  cashback: { cashback: { kind: 'offers' } },
  referral: {
    ref_earning_status: onOff,
    ref_earning_exchange_rate: money,
    new_customer_discount_status: onOff,
    new_customer_discount_amount_type: { kind: 'choice', values: ['percentage', 'amount'] },
    new_customer_discount_amount: { kind: 'number', decimals: 2 },
    new_customer_discount_amount_validity: whole,
    new_customer_discount_validity_type: { kind: 'choice', values: ['day', 'month', 'year'] },
  },
  sign_in: {
    customer_verification: {
      kind: 'switch',
      lacks: ({ sends_codes }) => (sends_codes ? null : 'no_codes'),
    },
    social_login: { kind: 'providers' },
  },
  reach: {
    app_url_android_status: onOff,
    app_url_android: { kind: 'line', type: 'url', dir: 'ltr' },
    app_url_ios_status: onOff,
    app_url_ios: { kind: 'line', type: 'url', dir: 'ltr' },
    toggle_store_registration: onOff,
    toggle_dm_registration: onOff,
    social_media: { kind: 'links' },
  },
  notices: {
    cookies_text: { kind: 'texts', longest: 500, isLong: true },
    footer_text: { kind: 'texts', longest: 300 },
  },
  colours: { module_colours: { kind: 'colours' } },
}
