// Which fields the log of changes keeps of each kind of thing, and what their values are: a screen writes them as people
// name them. A field that is logged and not named here fails the tests of whatever logs it.
import { type AuditSubject, type NamedKind, namedKinds } from './audit.schema.ts'

/**
 * `plain`: as it stands, whether yes or no, number, words or texts by language. `money` is in decimals, `minor` in minor
 * units; so are `discount` and `minor_discount`, of money or percent as the field beside says. `words`: one of a few
 * words of the shop's own. `parts`: several values together.
 */
export type FieldKind =
  | 'plain'
  | 'money'
  | 'minor'
  | 'discount'
  | 'minor_discount'
  | 'percent'
  | 'moment'
  | 'day'
  | 'time'
  | 'words'
  | 'picture'
  | 'html'
  | 'border'
  | 'parts'
  | 'roles'
  | 'access'
  | 'weekdays'
  | NamedKind

type FieldsOf = Readonly<Record<string, FieldKind>>

const duties = { roles: 'roles', store_ids: 'store', is_active: 'access' } as const

const dated = {
  start_date: 'day',
  end_date: 'day',
  start_time: 'time',
  end_time: 'time',
} as const

const charges = {
  minimum_shipping_charge: 'money',
  per_km_shipping_charge: 'money',
  maximum_shipping_charge: 'money',
} as const

const status = { status: 'plain' } as const

export const auditFields = {
  staff: duties,
  invitation: duties,
  account: {},
  zone: {
    name: 'plain',
    ...status,
    rings: 'border',
    priority: 'plain',
    cash_on_delivery: 'plain',
    digital_payment: 'plain',
    offline_payment: 'plain',
    increased_delivery_fee: 'percent',
    increased_delivery_fee_status: 'plain',
    increase_delivery_charge_message: 'plain',
    modules: 'parts',
  },
  module: {
    module_name: 'plain',
    description: 'plain',
    module_type: 'words',
    thumbnail: 'picture',
    icon: 'picture',
    ...status,
    all_zone_service: 'plain',
    zone_ids: 'zone',
    home_sections: 'parts',
    sequence: 'module',
  },
  parcel_category: {
    module_id: 'module',
    name: 'plain',
    description: 'plain',
    limits: 'plain',
    image: 'picture',
    ...status,
    parcel_per_km_shipping_charge: 'minor',
    parcel_minimum_shipping_charge: 'minor',
  },
  parcel_instruction: { instruction: 'plain', ...status },
  vehicle: {
    type: 'plain',
    extra_charges: 'minor',
    starting_coverage_area: 'plain',
    maximum_coverage_area: 'plain',
    ...status,
  },
  reason: { kind: 'words', user_type: 'words', reason: 'plain', ...status },
  store: {
    name: 'plain',
    address: 'plain',
    footer_text: 'plain',
    meta_description: 'plain',
    announcement: 'plain',
    announcement_message: 'plain',
    phone: 'plain',
    email: 'plain',
    logo: 'picture',
    cover_photo: 'picture',
    latitude: 'plain',
    longitude: 'plain',
    schedules: 'weekdays',
    days_off: 'day',
    minimum_order: 'money',
    min_delivery_minutes: 'plain',
    max_delivery_minutes: 'plain',
    delivery_time: 'plain',
    delivery: 'plain',
    take_away: 'plain',
    schedule_order: 'plain',
    order_place_to_schedule_interval: 'plain',
    free_delivery: 'plain',
    self_delivery_system: 'plain',
    ...charges,
    tax: 'percent',
    extra_packaging_status: 'plain',
    extra_packaging_amount: 'money',
    cutlery: 'plain',
    veg: 'plain',
    non_veg: 'plain',
    halal_tag_status: 'plain',
    prescription_order: 'plain',
    reviews_section: 'plain',
    discount: 'parts',
    module_id: 'module',
    zone_id: 'zone',
    comission: 'percent',
    featured: 'plain',
    recommended: 'plain',
    active: 'plain',
    ...status,
    paused_until: 'moment',
    archived: 'plain',
  },
  item: {
    store_id: 'store',
    name: 'plain',
    description: 'plain',
    category_id: 'category',
    images: 'picture',
    price: 'money',
    discount: 'discount',
    discount_type: 'words',
    ...status,
    unit_id: 'unit',
    unit_amount: 'plain',
    stock: 'plain',
    maximum_cart_quantity: 'plain',
    available_time_starts: 'time',
    available_time_ends: 'time',
    choice_options: 'parts',
    variations: 'parts',
    food_variations: 'parts',
    add_on_ids: 'add_on',
    tags: 'plain',
    generic_name: 'plain',
    allergies: 'words',
    may_contain: 'words',
    allergens_stated: 'plain',
    edible: 'plain',
    nutritions: 'plain',
    nutrition_facts: 'parts',
    veg: 'plain',
    organic: 'plain',
    halal_tag_status: 'plain',
    recommended: 'plain',
    is_basic: 'plain',
    is_prescription_required: 'plain',
    common_condition_id: 'condition',
    archived: 'plain',
  },
  category: {
    name: 'plain',
    image: 'picture',
    featured: 'plain',
    ...status,
    parent_id: 'category',
    before: 'category',
    moved_to: 'category',
    items_moved: 'plain',
  },
  unit: { name: 'plain' },
  attribute: { name: 'plain' },
  condition: { name: 'plain', image: 'picture', ...status },
  add_on: { store_id: 'store', name: 'plain', price: 'money', ...status },
  import: { kind: 'words', made: 'plain', changed: 'plain', unchanged: 'plain', refused: 'plain' },
  banner: {
    module_id: 'module',
    zone_id: 'zone',
    store_id: 'store',
    item_id: 'item',
    title: 'plain',
    subtitle: 'plain',
    image: 'picture',
    featured: 'plain',
    ...status,
    type: 'words',
    link: 'plain',
    order: 'banner',
  },
  section_banner: {
    module_id: 'module',
    type: 'words',
    key: 'words',
    value: 'picture',
    title: 'plain',
    sub_title: 'plain',
    short_description: 'plain',
    ...status,
  },
  campaign: {
    module_id: 'module',
    title: 'plain',
    description: 'plain',
    image: 'picture',
    ...dated,
    ...status,
    stores: 'parts',
  },
  item_campaign: {
    module_id: 'module',
    zone_id: 'zone',
    store_id: 'store',
    category_id: 'category',
    title: 'plain',
    description: 'plain',
    image: 'picture',
    price: 'minor',
    discount: 'minor_discount',
    discount_type: 'words',
    veg: 'plain',
    stock: 'plain',
    maximum_cart_quantity: 'plain',
    ...dated,
    ...status,
  },
  flash_sale: {
    module_id: 'module',
    title: 'plain',
    is_publish: 'plain',
    admin_discount_percentage: 'percent',
    vendor_discount_percentage: 'percent',
    start_date: 'moment',
    end_date: 'moment',
    items: 'parts',
  },
  coupon: {
    code: 'plain',
    title: 'plain',
    coupon_type: 'words',
    module_id: 'module',
    store_id: 'store',
    zone_ids: 'zone',
    customer_ids: 'customer',
    discount: 'minor_discount',
    discount_type: 'words',
    min_purchase: 'minor',
    max_discount: 'minor',
    limit: 'plain',
    start_date: 'day',
    expire_date: 'day',
    ...status,
  },
  cashback: {},
  notice: {
    title: 'plain',
    description: 'plain',
    segment: 'parts',
    in_app: 'plain',
    push: 'plain',
    send_at: 'moment',
    customers: 'plain',
  },
  subscriber: { email: 'plain' },
  review: { reply: 'plain', ...status, hidden_reason: 'plain' },
  order: { order_status: 'words', ready_at: 'moment', cancellation_reason: 'plain' },
  setting: {
    module_colours: 'parts',
    business_name: 'plain',
    logo: 'picture',
    fav_icon: 'picture',
    address: 'plain',
    country: 'plain',
    phone: 'plain',
    email: 'plain',
    default_location: 'parts',
    currency: 'plain',
    currency_symbol: 'plain',
    currency_symbol_direction: 'words',
    digit_after_decimal_point: 'plain',
    timeformat: 'plain',
    default_language: 'words',
    home_delivery_status: 'plain',
    takeaway_status: 'plain',
    schedule_order: 'plain',
    schedule_order_slot_duration: 'plain',
    guest_checkout_status: 'plain',
    prescription_order_status: 'plain',
    order_delivery_verification: 'plain',
    order_confirmation_model: 'words',
    canceled_by_store: 'plain',
    canceled_by_deliveryman: 'plain',
    refund_active_status: 'plain',
    toggle_veg_non_veg: 'plain',
    show_dm_earning: 'plain',
    minimum_shipping_charge: 'money',
    per_km_shipping_charge: 'money',
    free_delivery_over: 'money',
    parcel_minimum_shipping_charge: 'money',
    parcel_per_km_shipping_charge: 'money',
    tax_included: 'plain',
    dm_tips_status: 'plain',
    additional_charge_status: 'plain',
    additional_charge_name: 'plain',
    additional_charge: 'money',
    parcel_prohibited_things: 'plain',
    cash_on_delivery: 'plain',
    digital_payment: 'plain',
    offline_payment_status: 'plain',
    partial_payment_status: 'plain',
    partial_payment_method: 'words',
    customer_wallet_status: 'plain',
    add_fund_status: 'plain',
    wallet_add_refund: 'plain',
    loyalty_point_status: 'plain',
    loyalty_point_item_purchase_point: 'plain',
    loyalty_point_exchange_rate: 'plain',
    loyalty_point_minimum_point: 'plain',
    cashback: 'parts',
    ref_earning_status: 'plain',
    ref_earning_exchange_rate: 'money',
    new_customer_discount_status: 'plain',
    new_customer_discount_amount_type: 'words',
    new_customer_discount_amount: 'plain',
    new_customer_discount_amount_validity: 'plain',
    new_customer_discount_validity_type: 'words',
    customer_verification: 'plain',
    social_login: 'parts',
    app_url_android_status: 'plain',
    app_url_android: 'plain',
    app_url_ios_status: 'plain',
    app_url_ios: 'plain',
    toggle_store_registration: 'plain',
    toggle_dm_registration: 'plain',
    social_media: 'parts',
    cookies_text: 'plain',
    footer_text: 'plain',
    maintenance_mode: 'plain',
  },
  text: { text: 'plain' },
  policy: { html: 'html', ...status },
  landing: {
    header_title: 'plain',
    header_sub_title: 'plain',
    header_tag_line: 'plain',
    header_icon: 'picture',
    header_banner: 'picture',
    company_title: 'plain',
    company_sub_title: 'plain',
    company_description: 'plain',
    company_button_name: 'plain',
    company_button_url: 'plain',
    earning_title: 'plain',
    earning_sub_title: 'plain',
    earning_seller_title: 'plain',
    earning_seller_sub_title: 'plain',
    earning_seller_button_name: 'plain',
    earning_seller_button_url: 'plain',
    earning_dm_title: 'plain',
    earning_dm_sub_title: 'plain',
    earning_dm_button_name: 'plain',
    earning_dm_button_url: 'plain',
    download_user_app_title: 'plain',
    download_user_app_sub_title: 'plain',
    playstore_url: 'plain',
    apple_store_url: 'plain',
    seller_playstore_url: 'plain',
    seller_appstore_url: 'plain',
    dm_playstore_url: 'plain',
    dm_appstore_url: 'plain',
    testimonial_title: 'plain',
    promotion_banners: 'parts',
    fixed_newsletter_title: 'plain',
    fixed_newsletter_sub_title: 'plain',
    fixed_footer_description: 'plain',
  },
  testimonial: {
    name: 'plain',
    designation: 'plain',
    review: 'plain',
    reviewer_image: 'picture',
    ...status,
  },
  offline_method: { method_name: 'plain', method_fields: 'parts', method_informations: 'parts', ...status },
} as const satisfies Record<AuditSubject, FieldsOf>

const ofSubject: Readonly<Record<AuditSubject, FieldsOf>> = auditFields

/** Null: nobody has said what the field is. */
export function fieldKind(subject: AuditSubject, field: string): FieldKind | null {
  const fields = ofSubject[subject]
  return Object.hasOwn(fields, field) ? (fields[field] ?? null) : null
}

/** What stands in the parts of a value, whichever field it is. */
export const partKinds: Readonly<Record<string, FieldKind>> = {
  ...charges,
  maximum_cod_order_amount: 'money',
  store_id: 'store',
  item_id: 'item',
  module_id: 'module',
  zone_ids: 'zone',
  price: 'money',
  option_price: 'money',
  min_purchase: 'money',
  max_discount: 'money',
  start_date: 'day',
  end_date: 'day',
  start_time: 'time',
  end_time: 'time',
  discount_type: 'words',
  food: 'words',
  grocery: 'words',
  pharmacy: 'words',
  ecommerce: 'words',
  parcel: 'words',
  cashback_type: 'words',
  type: 'words',
  kind: 'words',
  status: 'words',
  img: 'picture',
}

export interface NamedThing {
  kind: NamedKind
  id: number
}

const isNamed = (kind: FieldKind | undefined | null): kind is NamedKind =>
  namedKinds.some((one) => one === kind)

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

function inValue(kind: FieldKind | null | undefined, value: unknown): NamedThing[] {
  if (Array.isArray(value)) return value.flatMap((one) => inValue(kind, one))
  if (isNamed(kind)) return isId(value) ? [{ kind, id: value }] : []
  if (kind !== 'parts' || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => inValue(partKinds[name] ?? 'parts', part))
}

/** The things whose numbers stand in what was logged. */
export function thingsNamedIn(
  subject: AuditSubject,
  values: Readonly<Record<string, unknown>> | null,
): NamedThing[] {
  return Object.entries(values ?? {}).flatMap(([field, value]) => inValue(fieldKind(subject, field), value))
}
