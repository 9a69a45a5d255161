// Puts the shop's settings into the config clients read: old and new keys side by side, money as decimals.
import { toBit } from '#contract/core/bit.ts'
import { directionOf } from '#contract/core/language.ts'
import { forEachModule, type ModuleType, moduleTraits, moduleTypes } from '#contract/core/module-type.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { BaseUrls, ShopConfig } from '#contract/features/content/config.schema.ts'
import type { Module } from '#contract/features/module/module.schema.ts'
import type { IdentityProvider } from '#server/platform/config/outside-services.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureBase, pictureUrl } from '#server/platform/images/picture-url.ts'
import { presentPages, presentPartners } from './config-pages.present.ts'
import { languageNames, type ShopSettings } from './settings.ts'

export interface ConfigFacts {
  settings: ShopSettings
  policies: ReadonlySet<string>
  modules: readonly Module[]
  time_zone: string
  demo: boolean
  identity_providers: readonly Pick<IdentityProvider, 'name' | 'client_id' | 'authorize_url'>[]
}

export function presentConfig(facts: ConfigFacts, scope: Scope): ShopConfig {
  const [only, ...others] = facts.modules
  return {
    ...presentBusiness(facts, scope),
    ...presentOrdering(facts.settings, scope),
    ...presentPayment(facts.settings, scope),
    ...presentAccount(facts),
    ...presentPages(facts.settings, facts.policies),
    ...presentPartners(facts.settings),
    module: only && others.length === 0 ? only : null,
    module_config: { module_type: [...moduleTypes], ...forEachModule(presentTraits) },
    ...presentColours(facts.settings),
  }
}

/** Only what the shop has chosen otherwise: clients know the colour of each kind. */
function presentColours({ module_colours: chosen }: ShopSettings): Pick<ShopConfig, 'module_colours'> {
  const others = moduleTypes.filter((kind) => chosen[kind] !== moduleTraits[kind].accent)
  if (others.length === 0) return {}
  return { module_colours: Object.fromEntries(others.map((kind) => [kind, chosen[kind]])) }
}

/** The traits of a kind of module under the names clients know (api.md 4.2). */
function presentTraits(module_type: ModuleType) {
  const traits = moduleTraits[module_type]
  return {
    order_status: { accepted: traits.has_accepted_step },
    order_place_to_schedule_interval: traits.has_schedule_interval,
    add_on: traits.has_add_ons,
    stock: traits.has_stock,
    veg_non_veg: traits.has_veg_mark,
    unit: traits.has_units,
    order_attachment: traits.takes_prescriptions,
    always_open: traits.is_always_open,
    all_zone_service: traits.serves_all_zones,
    item_available_time: traits.has_kitchen_hours,
    show_restaurant_text: traits.store_word === 'restaurant',
    is_parcel: !traits.sells_from_stores,
    organic: traits.has_organic_mark,
    cutlery: traits.offers_cutlery,
    common_condition: traits.has_common_conditions,
    basic: traits.has_basic_items,
    description: traits.description,
  }
}

function presentBusiness({ settings, time_zone, demo }: ConfigFacts, scope: Scope) {
  return {
    business_name: settings.business_name[scope.language],
    logo: settings.logo,
    logo_full_url: pictureUrl(scope.origin, 'business', settings.logo),
    fav_icon: settings.fav_icon,
    fav_icon_full_url: pictureUrl(scope.origin, 'business', settings.fav_icon),
    address: settings.address[scope.language],
    phone: settings.phone,
    email: settings.email,
    country: settings.country,
    default_location: settings.default_location,
    time_zone,
    timeformat: settings.timeformat,
    currency: settings.currency,
    currency_symbol: settings.currency_symbol,
    currency_symbol_direction: settings.currency_symbol_direction,
    digit_after_decimal_point: settings.digit_after_decimal_point,
    footer_text: settings.footer_text[scope.language],
    cookies_text: settings.cookies_text[scope.language],
    maintenance_mode: settings.maintenance_mode,
    demo,
    language: settings.languages.map((key) => ({ key, value: languageNames[key] })),
    sys_language: settings.languages.map((key) => ({
      key,
      value: languageNames[key],
      direction: directionOf(key),
      default: key === settings.default_language,
    })),
    social_media: settings.social_media.map((one, at) => ({ id: at + 1, ...one, status: toBit(true) })),
    base_urls: baseUrls(scope.origin),
  }
}

function baseUrls(origin: string): BaseUrls {
  return {
    item_image_url: pictureBase(origin, 'item'),
    refund_image_url: pictureBase(origin, 'refund'),
    customer_image_url: pictureBase(origin, 'customer'),
    banner_image_url: pictureBase(origin, 'banner'),
    category_image_url: pictureBase(origin, 'category'),
    review_image_url: pictureBase(origin, 'review'),
    notification_image_url: pictureBase(origin, 'notification'),
    store_image_url: pictureBase(origin, 'store'),
    vendor_image_url: pictureBase(origin, 'vendor'),
    store_cover_photo_url: pictureBase(origin, 'store-cover'),
    delivery_man_image_url: pictureBase(origin, 'delivery-man'),
    chat_image_url: pictureBase(origin, 'chat'),
    campaign_image_url: pictureBase(origin, 'campaign'),
    business_logo_url: pictureBase(origin, 'business'),
    order_attachment_url: pictureBase(origin, 'order'),
    module_image_url: pictureBase(origin, 'module'),
    parcel_category_image_url: pictureBase(origin, 'parcel-category'),
    landing_page_image_url: pictureBase(origin, 'landing'),
    react_landing_page_images: pictureBase(origin, 'landing'),
    react_landing_page_feature_images: pictureBase(origin, 'landing'),
    gateway_image_url: pictureBase(origin, 'gateway'),
  }
}

function presentOrdering(settings: ShopSettings, scope: Scope) {
  const over = settings.free_delivery_over
  const free_delivery_over = over === null ? null : fromMinor(over)
  return {
    schedule_order: settings.schedule_order,
    schedule_order_slot_duration: settings.schedule_order_slot_duration,
    prescription_order_status: settings.prescription_order_status,
    order_delivery_verification: settings.order_delivery_verification,
    order_confirmation_model: settings.order_confirmation_model,
    refund_active_status: settings.refund_active_status,
    toggle_veg_non_veg: settings.toggle_veg_non_veg,
    guest_checkout_status: toBit(settings.guest_checkout_status),
    home_delivery_status: toBit(settings.home_delivery_status),
    takeaway_status: toBit(settings.takeaway_status),
    tax_included: toBit(settings.tax_included),
    dm_tips_status: toBit(settings.dm_tips_status),
    additional_charge_status: toBit(settings.additional_charge_status),
    additional_charge_name: settings.additional_charge_name[scope.language],
    additional_charge: fromMinor(settings.additional_charge),
    per_km_shipping_charge: fromMinor(settings.per_km_shipping_charge),
    minimum_shipping_charge: fromMinor(settings.minimum_shipping_charge),
    parcel_per_km_shipping_charge: fromMinor(settings.parcel_per_km_shipping_charge),
    parcel_minimum_shipping_charge: fromMinor(settings.parcel_minimum_shipping_charge),
    free_delivery_over,
    admin_free_delivery: {
      status: free_delivery_over !== null && free_delivery_over > 0,
      type: 'free_delivery_by_order_amount',
      free_delivery_over,
    },
    canceled_by_deliveryman: settings.canceled_by_deliveryman,
    canceled_by_store: settings.canceled_by_store,
    show_dm_earning: settings.show_dm_earning,
  }
}

function presentPayment(settings: ShopSettings, scope: Scope) {
  return {
    cash_on_delivery: settings.cash_on_delivery,
    digital_payment: settings.digital_payment,
    digital_payment_info: {
      digital_payment: settings.digital_payment,
      plugin_payment_gateways: false,
      default_payment_gateways: settings.digital_payment,
    },
    active_payment_method_list: settings.active_payment_method_list.map((one) => ({
      ...one,
      gateway_title: one.gateway_title[scope.language],
      gateway_image_full_url: pictureUrl(scope.origin, 'gateway', one.gateway_image),
    })),
    offline_payment_status: toBit(settings.offline_payment_status),
    partial_payment_status: toBit(settings.partial_payment_status),
    partial_payment_method: settings.partial_payment_method,
    customer_wallet_status: toBit(settings.customer_wallet_status),
    add_fund_status: toBit(settings.add_fund_status),
    loyalty_point_status: toBit(settings.loyalty_point_status),
    loyalty_point_exchange_rate: settings.loyalty_point_exchange_rate,
    loyalty_point_item_purchase_point: settings.loyalty_point_item_purchase_point,
    loyalty_point_minimum_point: settings.loyalty_point_minimum_point,
    ref_earning_status: toBit(settings.ref_earning_status),
    ref_earning_exchange_rate: fromMinor(settings.ref_earning_exchange_rate),
    new_customer_discount_status: toBit(settings.new_customer_discount_status),
    new_customer_discount_amount: fromMinor(settings.new_customer_discount_amount),
    new_customer_discount_amount_type: settings.new_customer_discount_amount_type,
    new_customer_discount_amount_validity: settings.new_customer_discount_amount_validity,
    new_customer_discount_validity_type: settings.new_customer_discount_validity_type,
  }
}

/** Only providers whose keys we hold are offered; the business may switch one off. */
function socialLogins({ settings, identity_providers }: ConfigFacts) {
  return identity_providers.map(({ name, client_id, authorize_url }) => ({
    login_medium: name,
    status: settings.social_login.every((one) => one.login_medium !== name || one.status),
    client_id,
    authorize_url,
  }))
}

function presentAccount(facts: ConfigFacts) {
  const { settings } = facts
  const social_login = socialLogins(facts)
  const uses = (medium: string) =>
    toBit(social_login.some((one) => one.login_medium === medium && one.status))
  return {
    customer_verification: settings.customer_verification,
    social_login,
    centralize_login: {
      manual_login_status: toBit(true),
      otp_login_status: toBit(false),
      social_login_status: toBit(social_login.some((one) => one.status)),
      google_login_status: uses('google'),
      facebook_login_status: uses('facebook'),
      apple_login_status: uses('apple'),
      email_verification_status: toBit(false),
      phone_verification_status: toBit(settings.customer_verification),
    },
    firebase_otp_verification: toBit(false),
    country_picker_status: toBit(true),
    is_sms_active: settings.customer_verification,
    is_mail_active: false,
  }
}
