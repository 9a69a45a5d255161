// What clients of this API read, written down from the specification and not from our own contract: a type they
// compare with, and null only where they expect it.
import { z } from 'zod'

const text = z.string()
const number = z.number()
const whole = z.number().int()
const bit = z.literal([0, 1])
const flag = z.boolean()
const list = z.array(z.unknown())
const object = z.record(z.string(), z.unknown())
const dayTime = text.regex(/^\d{2}:\d{2}(:\d{2})?$/)
/** Framework datetime or 'YYYY-MM-DD HH:mm:ss': both can be parsed. */
const datetime = text.refine((value) => !Number.isNaN(Date.parse(value.replace(' ', 'T'))))
const wallTime = text.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
const date = text.regex(/^\d{4}-\d{2}-\d{2}$/)

export const message = z.looseObject({ message: text.min(1) })

export const errors = z.looseObject({
  errors: z.array(z.object({ code: text, message: text.min(1) })).min(1),
})

const unit = z.looseObject({ id: whole, unit: text })

export const addOn = z.looseObject({
  id: whole,
  name: text,
  price: number,
  store_id: whole,
  status: bit,
  created_at: datetime,
  updated_at: datetime,
})

const foodVariation = z.looseObject({
  name: text,
  type: z.enum(['single', 'multi']),
  min: z.coerce.number(),
  max: z.coerce.number(),
  required: z.enum(['on', 'off']),
  values: z.array(z.looseObject({ label: text, optionPrice: z.coerce.number() })),
})

const combination = z.looseObject({ type: text, price: number, stock: whole })

export const item = z.looseObject({
  id: whole,
  name: text,
  description: text,
  image: text,
  images: z.array(text),
  category_id: whole,
  category_ids: z.array(z.looseObject({ id: text, position: whole, name: text })),
  variations: z.array(combination),
  add_ons: z.array(addOn),
  attributes: list,
  choice_options: z.array(z.looseObject({ name: text, title: text, options: z.array(text) })),
  price: number,
  tax: number,
  tax_type: text,
  discount: number,
  discount_type: z.enum(['percent', 'amount']),
  available_time_starts: dayTime,
  available_time_ends: dayTime,
  veg: bit,
  status: bit,
  store_id: whole,
  created_at: datetime,
  updated_at: datetime,
  order_count: whole,
  avg_rating: number,
  rating_count: whole,
  module_id: whole,
  stock: whole,
  food_variations: z.union([z.literal(''), z.array(foodVariation)]),
  slug: text,
  recommended: bit,
  organic: bit,
  maximum_cart_quantity: whole.nullable(),
  is_approved: bit,
  unit_type: text.nullable(),
  unit: unit.nullable(),
  module: z.looseObject({ id: whole, module_name: text, module_type: text }),
  module_type: text,
  store_name: text,
  zone_id: whole,
  is_campaign: bit,
  flash_sale: bit,
  store_discount: number,
  schedule_order: flag,
  delivery_time: text.regex(/^\d+-\d+/),
  free_delivery: flag,
  min_delivery_time: whole,
  max_delivery_time: whole,
  is_basic: bit,
})

export const campaignItem = item.extend({ available_date_starts: date, available_date_ends: date })

const storeDiscount = z.looseObject({
  id: whole,
  start_date: date,
  end_date: date,
  start_time: dayTime,
  end_time: dayTime,
  min_purchase: number,
  max_discount: number,
  discount: number,
  discount_type: z.literal('percent'),
  store_id: whole,
})

export const store = z.looseObject({
  id: whole,
  name: text,
  phone: text,
  email: text,
  logo: text,
  cover_photo: text,
  latitude: text,
  longitude: text,
  address: text,
  footer_text: text,
  minimum_order: number,
  comission: number,
  schedule_order: flag,
  status: whole,
  vendor_id: whole,
  free_delivery: flag,
  delivery: flag,
  take_away: flag,
  item_section: flag,
  reviews_section: flag,
  tax: number,
  zone_id: whole,
  active: flag,
  off_day: text,
  self_delivery_system: bit,
  pos_system: flag,
  minimum_shipping_charge: number,
  maximum_shipping_charge: number.nullable(),
  per_km_shipping_charge: number,
  delivery_time: text.regex(/^\d+-\d+/),
  veg: bit,
  non_veg: bit,
  order_count: whole,
  total_order: whole,
  module_id: whole,
  order_place_to_schedule_interval: whole,
  featured: bit,
  prescription_order: flag,
  slug: text,
  cutlery: flag,
  meta_title: text,
  meta_description: text,
  meta_image: text,
  announcement: bit,
  announcement_message: text,
  created_at: datetime,
  updated_at: datetime,
  gst_status: flag,
  gst_code: text,
  open: bit,
  distance: number,
  avg_rating: number,
  rating_count: whole,
  positive_rating: number,
  total_items: whole,
  total_campaigns: whole,
  discount: storeDiscount.nullable(),
})

const schedule = z.looseObject({
  id: whole,
  store_id: whole,
  day: whole,
  opening_time: dayTime,
  closing_time: dayTime,
})

export const category = z.looseObject({
  id: whole,
  name: text,
  image: text,
  parent_id: whole,
  position: whole,
  status: bit,
  priority: whole,
  module_id: whole,
  slug: text,
  featured: bit,
  products_count: whole,
  childes_count: whole,
})

const priceRange = z.array(z.looseObject({ min_price: number, max_price: number })).length(1)

export const coupon = z.looseObject({
  id: whole,
  title: text,
  code: text,
  start_date: date,
  expire_date: date,
  min_purchase: number,
  max_discount: number,
  discount: number,
  discount_type: z.enum(['percent', 'amount']),
  coupon_type: z.enum(['default', 'first_order', 'zone_wise', 'store_wise', 'free_delivery']),
  limit: whole.nullable(),
  status: bit,
  total_uses: whole,
  module_id: whole,
  created_by: z.enum(['admin', 'vendor']),
  customer_id: text,
  slug: text.nullable(),
  store_id: whole.nullable(),
  store: z.looseObject({ id: whole, name: text }).nullable(),
})

export const storeDetails = store.extend({
  schedules: z.array(schedule).min(1),
  active_coupons: z.array(coupon),
  category_ids: z.array(whole),
  category_details: z.array(category),
  price_range: priceRange,
})

export const review = z.looseObject({
  id: whole,
  item_id: whole.nullable(),
  comment: text,
  attachment: list,
  rating: whole,
  status: bit,
  module_id: whole,
  created_at: datetime,
  updated_at: datetime,
})

export const itemDetails = item.extend({
  whislists_count: whole,
  tags: z.array(z.looseObject({ id: whole, tag: text })),
  reviews: z.array(review),
  store_details: store.extend({
    category_ids: z.array(whole),
    category_details: z.array(category),
    price_range: priceRange,
  }),
})

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

export const address = z.looseObject({
  id: whole,
  address_type: text,
  contact_person_number: text,
  contact_person_name: text,
  address: text,
  latitude: text,
  longitude: text,
  user_id: whole,
  zone_id: whole,
  floor: text.nullable(),
  road: text.nullable(),
  house: text.nullable(),
  created_at: datetime,
  updated_at: datetime,
  zone_ids: z.array(whole).min(1),
})

export const user = z.looseObject({
  id: whole,
  f_name: text,
  l_name: text,
  phone: text,
  email: text,
  image: text.nullable(),
  is_phone_verified: bit,
  email_verified_at: datetime.nullable(),
  created_at: datetime,
  updated_at: datetime,
  status: bit,
  order_count: whole,
  wallet_balance: number,
  loyalty_point: number,
  ref_code: text.length(10),
  current_language_key: text,
  member_since_days: whole,
})

export const banner = z.looseObject({
  id: whole,
  title: text,
  type: z.enum(['store_wise', 'item_wise', 'default']).nullable(),
  image: text,
  link: text.nullable(),
  store: store.nullable(),
  item: item.nullable(),
})

export const basicCampaign = z.looseObject({
  id: whole,
  title: text,
  image: text,
  description: text,
  status: bit,
  start_time: dayTime,
  end_time: dayTime,
  module_id: whole,
  available_date_starts: date,
  available_date_ends: date,
})

export const flashSale = z.looseObject({
  id: whole,
  module_id: whole,
  title: text,
  is_publish: bit,
  admin_discount_percentage: number,
  vendor_discount_percentage: number,
  start_date: datetime,
  end_date: datetime,
})

export const flashItem = z.looseObject({
  id: whole,
  flash_sale_id: whole,
  item_id: whole,
  stock: whole,
  sold: whole,
  available_stock: whole,
  discount_type: text,
  discount: number,
  discount_amount: number,
  price: number,
  status: bit,
  item,
})

export const parcelCategory = z.looseObject({
  id: whole,
  image: text,
  name: text,
  description: text,
  status: bit,
  orders_count: whole,
  module_id: whole,
  parcel_per_km_shipping_charge: number.nullable(),
  parcel_minimum_shipping_charge: number.nullable(),
})

export const commonCondition = z.looseObject({
  id: whole,
  name: text,
  slug: text,
  status: bit,
  items_count: whole,
})

export const cartLine = z.looseObject({
  id: whole,
  user_id: whole,
  module_id: whole,
  item_id: whole,
  is_guest: flag,
  add_on_ids: z.array(whole),
  add_on_qtys: z.array(whole),
  item_type: z.enum(['App\\Models\\Item', 'App\\Models\\ItemCampaign']),
  price: number,
  quantity: whole,
  variation: z.array(
    z.union([z.looseObject({ name: text, values: z.looseObject({ label: z.array(text) }) }), combination]),
  ),
  created_at: datetime,
  updated_at: datetime,
  item: item.extend({
    food_variations: z.array(foodVariation),
    addons: z.array(addOn.extend({ isChecked: flag, quantity: whole })),
  }),
})

export const cart = z.array(cartLine)

const deliveryAddress = z.looseObject({
  contact_person_name: text.min(1),
  contact_person_number: text.regex(/^\d+$/),
  address_type: text.min(1),
  address: text.min(1),
  longitude: text,
  latitude: text,
})

const reached = wallTime.nullable()

export const order = z.looseObject({
  id: whole,
  user_id: whole,
  order_amount: number,
  coupon_discount_amount: number,
  payment_status: z.enum(['unpaid', 'paid', 'partially_paid']),
  order_status: text,
  total_tax_amount: number,
  payment_method: text,
  order_type: z.enum(['delivery', 'take_away', 'parcel']),
  checked: bit,
  created_at: wallTime,
  updated_at: datetime,
  delivery_charge: number,
  original_delivery_charge: number,
  schedule_at: wallTime,
  scheduled: bit,
  otp: text,
  /** The first step of every order, shown with its time. */
  pending: wallTime,
  accepted: reached,
  confirmed: reached,
  processing: reached,
  handover: reached,
  picked_up: reached,
  delivered: reached,
  canceled: reached,
  refund_requested: reached,
  refunded: reached,
  refund_request_canceled: reached,
  failed: reached,
  delivery_address: deliveryAddress.nullable(),
  store_discount_amount: number,
  flash_admin_discount_amount: number,
  flash_store_discount_amount: number,
  adjusment: number,
  edited: flag,
  zone_id: whole,
  module_id: whole,
  receiver_details: deliveryAddress.nullable(),
  distance: number,
  dm_tips: number,
  prescription_order: flag,
  tax_status: z.enum(['included', 'excluded']),
  tax_percentage: number,
  cutlery: flag,
  additional_charge: number,
  partially_paid_amount: number,
  is_guest: flag,
  module_type: text,
  details_count: whole,
  store: store.partial({ distance: true }).nullable(),
  delivery_man: z
    .looseObject({
      id: whole,
      f_name: text,
      l_name: text,
      phone: text,
      image: text,
      zone_id: whole,
      avg_rating: number,
      rating_count: whole,
      lat: text,
      lng: text,
      location: text,
    })
    .nullable(),
  parcel_category: parcelCategory.nullable(),
})

export const orders = z.looseObject({
  total_size: whole,
  limit: whole,
  offset: whole,
  orders: z.array(order),
})

export const tracked = order.extend({
  payments: z.array(
    z.looseObject({ id: whole, order_id: whole, amount: number, payment_status: text, payment_method: text }),
  ),
  min_delivery_time: whole,
  max_delivery_time: whole,
  offline_payment: z
    .looseObject({
      input: z.array(z.looseObject({ user_input: text, user_data: text })),
      data: z.looseObject({ status: text, method_id: whole, method_name: text }),
      method_fields: list,
    })
    .nullable(),
  module,
  refund: z
    .looseObject({
      id: whole,
      order_id: whole,
      user_id: whole,
      image: text,
      customer_reason: text,
      refund_amount: number,
      refund_status: z.enum(['pending', 'approved', 'rejected']),
      refund_method: text,
    })
    .nullable(),
})

export const orderLine = z.looseObject({
  id: whole,
  item_id: whole.nullable(),
  item_campaign_id: whole.nullable(),
  order_id: whole,
  price: number,
  item_details: item,
  variation: z.array(z.union([foodVariation, combination])),
  add_ons: z.array(z.looseObject({ id: whole, name: text, price: number, quantity: whole })),
  discount_on_item: number,
  discount_type: text.nullable(),
  quantity: whole,
  tax_amount: number,
  variant: text,
  total_add_on_price: number,
  created_at: datetime,
  updated_at: datetime,
})

export const placed = message.extend({ order_id: whole.min(100_001), total_ammount: number })

const person = z.looseObject({
  id: whole,
  f_name: text,
  l_name: text,
  image: text.nullable(),
})

const chatMessage = z.looseObject({
  id: whole,
  conversation_id: whole,
  sender_id: whole,
  message: text.nullable(),
  /** Read as JSON where there is one. */
  file: text.nullable(),
  is_seen: bit,
  created_at: datetime,
  updated_at: datetime,
})

export const conversation = z.looseObject({
  id: whole,
  sender_id: whole,
  sender_type: text,
  receiver_id: whole,
  receiver_type: z.enum(['admin', 'vendor', 'delivery_man']),
  last_message_id: whole,
  last_message_time: datetime,
  unread_message_count: whole,
  sender: person,
  receiver: person,
  last_message: chatMessage,
  created_at: datetime,
})

export const conversations = z.looseObject({
  total_size: whole,
  limit: whole,
  offset: whole,
  conversations: z.array(conversation),
})

export const talk = z.looseObject({
  total_size: whole,
  limit: whole,
  offset: whole,
  status: flag,
  messages: z.array(chatMessage),
  conversation: conversation.nullable(),
})

export const walletTransaction = z.looseObject({
  id: whole,
  user_id: whole,
  transaction_id: text.min(1),
  credit: number,
  debit: number,
  admin_bonus: number,
  balance: number,
  transaction_type: text,
  reference: text.nullable(),
  created_at: datetime,
})

export const loyaltyTransaction = z.looseObject({
  id: whole,
  user_id: whole,
  transaction_id: text.min(1),
  credit: number,
  debit: number,
  balance: number,
  reference: text.nullable(),
  transaction_type: text,
  created_at: datetime,
  updated_at: datetime,
})

export const walletBonus = z.looseObject({
  id: whole,
  title: text,
  description: text,
  bonus_type: z.enum(['percentage', 'amount']),
  bonus_amount: number,
  minimum_add_amount: number,
  maximum_bonus_amount: number,
  start_date: datetime,
  end_date: datetime,
  status: bit,
})

export const offlineMethod = z.looseObject({
  id: whole,
  method_name: text,
  method_fields: z.array(z.looseObject({ input_name: text, input_data: text })),
  method_informations: z.array(
    z.looseObject({ customer_input: text, customer_placeholder: text, is_required: z.unknown() }),
  ),
  status: bit,
})

export const session = z.looseObject({ token: text.min(20), is_phone_verified: bit })

export const page = (name: string, of: z.ZodType) =>
  z.looseObject({ total_size: whole, limit: whole, offset: whole, [name]: z.array(of) })

export const products = page('products', item)
export const stores = page('stores', store)

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

const named = (names: string, of: z.ZodType) => Object.fromEntries(names.split(' ').map((name) => [name, of]))

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
