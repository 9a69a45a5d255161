// A store as the API sends it (api.md 2.3), with the later generation's extra keys beside the first one's.
import { z } from 'zod'
import { bit } from '../../core/bit.ts'

const id = z.number().int()

export const storeDiscount = z.object({
  id,
  store_id: id,
  start_date: z.string(),
  end_date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  min_purchase: z.number(),
  max_discount: z.number(),
  /** Percent. */
  discount: z.number(),
  discount_type: z.literal('percent'),
})

export type StoreDiscount = z.output<typeof storeDiscount>

const identity = {
  id,
  slug: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  vendor_id: id,
  module_id: id,
  zone_id: id,
  /** Approval by the business. */
  status: bit,
  featured: bit,
  is_recommended: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
}

const looks = {
  logo: z.string(),
  logo_full_url: z.string(),
  cover_photo: z.string(),
  cover_photo_full_url: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_image: z.string(),
  meta_image_full_url: z.string(),
  footer_text: z.string(),
  announcement: bit,
  announcement_message: z.string(),
}

const place = {
  /** Text, as clients expect of coordinates. */
  latitude: z.string(),
  longitude: z.string(),
  address: z.string(),
  /** Metres from the place of the request; 0 when it names none. */
  distance: z.number(),
}

const hours = {
  /** The store's own switch: false is closed now. */
  active: z.boolean(),
  /** By its hours. */
  open: bit,
  /** Weekdays without hours, such as '0,6'. */
  off_day: z.string(),
  current_opening_time: z.string(),
  /** ISO instant the store opens next; null while it is open or when nobody can tell. */
  next_opening: z.string().nullable(),
}

const service = {
  delivery: z.boolean(),
  take_away: z.boolean(),
  schedule_order: z.boolean(),
  order_place_to_schedule_interval: z.number().int(),
  free_delivery: z.boolean(),
  self_delivery_system: bit,
  delivery_time: z.string(),
  /** The same in minutes: what filters and orders count with. */
  min_delivery_time: z.number().int(),
  max_delivery_time: z.number().int(),
  minimum_order: z.number(),
  minimum_shipping_charge: z.number(),
  maximum_shipping_charge: z.number().nullable(),
  per_km_shipping_charge: z.number(),
  tax: z.number(),
  comission: z.number(),
  extra_packaging_status: z.boolean(),
  extra_packaging_amount: z.number(),
  prescription_order: z.boolean(),
  cutlery: z.boolean(),
  veg: bit,
  non_veg: bit,
  halal_tag_status: bit,
  item_section: z.boolean(),
  reviews_section: z.boolean(),
  pos_system: z.boolean(),
  gst_status: z.boolean(),
  gst_code: z.string(),
}

const standing = {
  order_count: z.number().int(),
  total_order: z.number().int(),
  total_items: z.number().int(),
  total_campaigns: z.number().int(),
  avg_rating: z.number(),
  rating_count: z.number().int(),
  /** Reviews with 5, 4, 3, 2 and 1 stars. */
  ratings: z.array(z.number().int()),
  positive_rating: z.number(),
  discount: storeDiscount.nullable(),
  /** Whether anything is reduced here now: the whole store or one of its items. */
  discount_status: z.boolean(),
  category_ids: z.array(id),
  /** What it is known for: upper categories it sells in, highest priority first, three at most. */
  cuisines: z.array(z.string()),
}

export const store = z.object({ ...identity, ...looks, ...place, ...hours, ...service, ...standing })

export type Store = z.output<typeof store>

export const storeSchedule = z.object({
  id,
  store_id: id,
  day: z.number().int().min(0).max(6),
  opening_time: z.string(),
  closing_time: z.string(),
})
