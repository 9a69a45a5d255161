// What clients read of items, stores, categories and promotions; written down from the specification and not from our own
// contract: a type they compare with, and null only where they expect it.
import { z } from 'zod'
import { bit, date, datetime, dayTime, flag, list, number, page, text, whole } from './basic.fixture.ts'

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

export const foodVariation = z.looseObject({
  name: text,
  type: z.enum(['single', 'multi']),
  min: z.coerce.number(),
  max: z.coerce.number(),
  required: z.enum(['on', 'off']),
  values: z.array(z.looseObject({ label: text, optionPrice: z.coerce.number() })),
})

export const combination = z.looseObject({ type: text, price: number, stock: whole })

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

export const commonCondition = z.looseObject({
  id: whole,
  name: text,
  slug: text,
  status: bit,
  items_count: whole,
})

export const products = page('products', item)
export const stores = page('stores', store)
