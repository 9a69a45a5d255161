// What the shop is set to, in groups as the desk edits them; the form and the server check by the same schemas.
import { z } from 'zod'
import { accents } from '../../../core/accent.ts'
import { requiredText, writtenText } from '../../../core/desk.ts'
import { type Language, languages } from '../../../core/language.ts'
import { forEachModule } from '../../../core/module-type.ts'
import { minorPerUnit, mostMoney } from '../../../core/money.ts'
import { wireInteger } from '../../../core/wire.ts'

/** A share of something, or money. */
const amountKinds = ['percentage', 'amount'] as const

const hasTwoDecimals = (amount: number) =>
  Math.abs(amount * minorPerUnit - Math.round(amount * minorPerUnit)) < 1e-6

/** Decimals on the wire, at most two of them. */
const money = z.number().min(0).max(mostMoney).refine(hasTwoDecimals)

const on = z.boolean()

const picture = z.string().trim().min(1).max(200)

/** What is left empty does not travel. */
const phone = z.union([z.literal(''), z.string().regex(/^\+?[\d\s()-]{3,30}$/)]).default('')

const email = z.union([z.literal(''), z.email().max(254)]).default('')

/** Where a link may lead: nothing, or a page of the web. */
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default('')

const degrees = (most: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,3}(\.\d{1,10})?$/)
    .refine((text) => Math.abs(Number(text)) <= most)

const business = z.object({
  business_name: requiredText(60),
  logo: picture,
  fav_icon: picture,
  address: writtenText(300),
  phone,
  email,
  country: z.string().regex(/^[A-Z]{2}$/),
  default_location: z.object({ lat: degrees(90), lng: degrees(180) }),
})

const formats = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  currency_symbol: z.string().trim().min(1).max(8),
  currency_symbol_direction: z.enum(['left', 'right']),
  digit_after_decimal_point: z.number().int().min(0).max(2),
  timeformat: z.enum(['12', '24']),
  default_language: z.enum(languages),
})

const ordering = z
  .object({
    home_delivery_status: on,
    takeaway_status: on,
    schedule_order: on,
    schedule_order_slot_duration: z.number().int().min(5).max(720),
    guest_checkout_status: on,
    prescription_order_status: on,
    order_delivery_verification: on,
    order_confirmation_model: z.enum(['store', 'deliveryman']),
    canceled_by_store: on,
    canceled_by_deliveryman: on,
    refund_active_status: on,
    toggle_veg_non_veg: on,
    show_dm_earning: on,
  })
  .refine((set) => set.home_delivery_status || set.takeaway_status, { path: ['takeaway_status'] })

const charges = z
  .object({
    minimum_shipping_charge: money,
    per_km_shipping_charge: money,
    /** Null: never free by amount. */
    free_delivery_over: money.nullable().default(null),
    parcel_minimum_shipping_charge: money,
    parcel_per_km_shipping_charge: money,
    tax_included: on,
    dm_tips_status: on,
    additional_charge_status: on,
    additional_charge_name: requiredText(40),
    additional_charge: money,
    parcel_prohibited_things: z.array(requiredText(80)).max(50),
  })
  .refine((set) => !set.additional_charge_status || set.additional_charge > 0, {
    path: ['additional_charge'],
  })

const payment = z
  .object({
    cash_on_delivery: on,
    digital_payment: on,
    offline_payment_status: on,
    partial_payment_status: on,
    partial_payment_method: z.enum(['cod', 'digital_payment', 'both']),
  })
  .refine((set) => set.cash_on_delivery || set.digital_payment || set.offline_payment_status, {
    path: ['cash_on_delivery'],
  })

const wallet = z.object({
  customer_wallet_status: on,
  add_fund_status: on,
  wallet_add_refund: on,
})

const points = z
  .object({
    loyalty_point_status: on,
    loyalty_point_item_purchase_point: z.number().min(0).max(10_000),
    loyalty_point_exchange_rate: z.number().int().min(0).max(1_000_000),
    loyalty_point_minimum_point: z.number().int().min(0).max(1_000_000),
  })
  .refine((set) => !set.loyalty_point_status || set.loyalty_point_exchange_rate > 0, {
    path: ['loyalty_point_exchange_rate'],
  })

const cashbackOffer = z
  .object({
    /** 0: a new one. */
    id: z.number().int().min(0).max(999_999_999),
    title: requiredText(80),
    cashback_type: z.enum(amountKinds),
    /** A percentage, or an amount. */
    cashback_amount: money.refine((amount) => amount > 0),
    min_purchase: money,
    /** 0: without limit. */
    max_discount: money,
    same_user_limit: z.number().int().min(0).max(10_000),
    start_date: z.iso.date(),
    end_date: z.iso.date(),
  })
  .refine((offer) => offer.cashback_type === 'amount' || offer.cashback_amount <= 100, {
    path: ['cashback_amount'],
  })
  .refine((offer) => offer.end_date >= offer.start_date, { path: ['end_date'] })

const cashback = z.object({ cashback: z.array(cashbackOffer).max(50) })

const referral = z
  .object({
    ref_earning_status: on,
    ref_earning_exchange_rate: money,
    new_customer_discount_status: on,
    new_customer_discount_amount_type: z.enum(amountKinds),
    new_customer_discount_amount: money,
    new_customer_discount_amount_validity: z.number().int().min(0).max(1_000),
    new_customer_discount_validity_type: z.enum(['day', 'month', 'year']),
  })
  .refine((set) => !set.ref_earning_status || set.ref_earning_exchange_rate > 0, {
    path: ['ref_earning_exchange_rate'],
  })
  .refine(
    (set) => set.new_customer_discount_amount_type === 'amount' || set.new_customer_discount_amount <= 100,
    { path: ['new_customer_discount_amount'] },
  )

/** Those that may be set up for the process; which are, says the desk beside. */
export const signInProviders = ['google', 'facebook', 'apple'] as const

const signIn = z.object({
  customer_verification: on,
  social_login: z.object({ google: on, facebook: on, apple: on }),
})

const reach = z
  .object({
    app_url_android_status: on,
    app_url_android: link,
    app_url_ios_status: on,
    app_url_ios: link,
    toggle_store_registration: on,
    toggle_dm_registration: on,
    social_media: z
      .array(
        z.object({
          name: z.string().trim().min(1).max(40),
          link: link.refine((text) => text !== ''),
        }),
      )
      .max(12),
  })
  .refine((set) => !set.app_url_android_status || set.app_url_android !== '', { path: ['app_url_android'] })
  .refine((set) => !set.app_url_ios_status || set.app_url_ios !== '', { path: ['app_url_ios'] })

const notices = z.object({
  cookies_text: writtenText(500),
  footer_text: writtenText(300),
})

const maintenance = z.object({ maintenance_mode: on })

/** Every kind has one; several may share it. */
const colours = z.object({ module_colours: z.strictObject(forEachModule(() => z.enum(accents))) })

export const settingGroups = {
  business,
  formats,
  ordering,
  charges,
  payment,
  wallet,
  points,
  cashback,
  referral,
  sign_in: signIn,
  reach,
  notices,
  maintenance,
  colours,
} as const

export type SettingGroup = keyof typeof settingGroups

const seen = { version: wireInteger.min(0) }

/** A change of each group: its values, and which change of it their editor saw. */
export const settingChanges = {
  business: business.safeExtend(seen),
  formats: formats.safeExtend(seen),
  ordering: ordering.safeExtend(seen),
  charges: charges.safeExtend(seen),
  payment: payment.safeExtend(seen),
  wallet: wallet.safeExtend(seen),
  points: points.safeExtend(seen),
  cashback: cashback.safeExtend(seen),
  referral: referral.safeExtend(seen),
  sign_in: signIn.safeExtend(seen),
  reach: reach.safeExtend(seen),
  notices: notices.safeExtend(seen),
  maintenance: maintenance.safeExtend(seen),
  colours: colours.safeExtend(seen),
} as const satisfies Record<SettingGroup, z.ZodType>

/** Of any group: its values stand beside the version. */
export const settingChange = z.looseObject(seen)

/** In the sequence the desk shows them; the log of changes knows each by its place here, so new ones come last. */
export const settingGroupNames = Object.keys(settingGroups) as SettingGroup[]

export type SettingsOf<Group extends SettingGroup> = z.output<(typeof settingGroups)[Group]>

export type SettingsByGroup = { [Group in SettingGroup]: SettingsOf<Group> }

/** What a group is set to, and which change of it this is; who has seen no change has seen version 0. */
const group = <Schema extends z.ZodType>(values: Schema) =>
  z.object({ version: z.number().int().min(0), values })

export const settingsReply = z.object({
  groups: z.object({
    business: group(business),
    formats: group(formats),
    ordering: group(ordering),
    charges: group(charges),
    payment: group(payment),
    wallet: group(wallet),
    points: group(points),
    cashback: group(cashback),
    referral: group(referral),
    sign_in: group(signIn),
    reach: group(reach),
    notices: group(notices),
    maintenance: group(maintenance),
    colours: group(colours),
  }),
  /** What the process was started with, which no setting can stand in for. */
  facts: z.object({
    main_language: z.enum(languages) satisfies z.ZodType<Language>,
    time_zone: z.string(),
    /** What customers can be sent to for a payment. */
    gateways: z.array(z.string()),
    providers: z.array(z.string()),
    /** Whether a code reaches a customer's phone. */
    sends_codes: z.boolean(),
    offline_methods: z.number().int(),
    picture_base: z.string(),
  }),
})

export type DeskSettings = z.output<typeof settingsReply>
export type SettingFacts = DeskSettings['facts']
