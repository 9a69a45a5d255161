// An item as the API sends it (api.md 2.1): what a store sells, with what the store's card needs to show it.
import { z } from 'zod'
import { moduleTypes } from '../../core/module-type.ts'

export const discountTypes = ['percent', 'amount'] as const

export const addOn = z.object({
  id: z.number().int(),
  name: z.string(),
  price: z.number(),
  store_id: z.number().int(),
  status: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
})

export type AddOn = z.output<typeof addOn>

export const foodVariation = z.object({
  name: z.string(),
  type: z.enum(['single', 'multi']),
  min: z.number().int(),
  max: z.number().int(),
  required: z.enum(['on', 'off']),
  values: z.array(z.object({ label: z.string(), optionPrice: z.number() })),
})

export type FoodVariation = z.output<typeof foodVariation>

/** A combination of choices; its price replaces the base price. */
export const itemVariation = z.object({ type: z.string(), price: z.number(), stock: z.number().int() })

export type ItemVariation = z.output<typeof itemVariation>

export const item = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image: z.string(),
  image_full_url: z.string(),
  images: z.array(z.string()),
  images_full_url: z.array(z.string()),
  category_id: z.number().int(),
  /** Top-level category first; ids are text, as clients expect. */
  category_ids: z.array(z.object({ id: z.string(), position: z.number().int(), name: z.string() })),
  variations: z.array(itemVariation),
  add_ons: z.array(addOn),
  attributes: z.array(z.string()),
  choice_options: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      options: z.array(z.string()),
      /** The options in the language asked for, where they have names of their own. */
      labels: z.array(z.string()).exactOptional(),
    }),
  ),
  /** Empty text when the item has none: older clients test for it. */
  food_variations: z.union([z.literal(''), z.array(foodVariation)]),
  price: z.number(),
  tax: z.number(),
  tax_type: z.enum(discountTypes),
  /** The item's own discount, or the flash sale's while one runs. */
  discount: z.number(),
  discount_type: z.enum(discountTypes),
  /** Percent of the store's discount valid now, else 0; it counts from its minimum on, where it is more than `discount`. */
  store_discount: z.number(),
  /** Money an order must come to before the store's discount counts; 0 without such a minimum. */
  store_discount_min_purchase: z.number(),
  /** What the store's discount gives at most in one order; 0 is without a maximum. */
  store_discount_max_discount: z.number(),
  flash_sale: z.number().int(),
  /** The whole day, 00:00:00 to 23:59:59, for an item without serving hours. */
  available_time_starts: z.string(),
  available_time_ends: z.string(),
  veg: z.number().int(),
  status: z.number().int(),
  is_approved: z.number().int(),
  recommended: z.number().int(),
  organic: z.number().int(),
  is_basic: z.number().int(),
  common_condition_id: z.number().int().nullable(),
  /** 1 while the store takes part in a running basic campaign (the From Campaign filter reads it). */
  is_campaign: z.number().int(),
  order_count: z.number().int(),
  avg_rating: z.number(),
  rating_count: z.number().int(),
  stock: z.number().int(),
  maximum_cart_quantity: z.number().int().nullable(),
  unit_id: z.number().int().nullable(),
  unit_type: z.string().nullable(),
  unit: z.object({ id: z.number().int(), unit: z.string() }).nullable(),
  /** The unit in English, lower case: the same in every language, for comparing prices. */
  unit_code: z.string().nullable(),
  /** How much of the unit one piece holds, for the price per unit. */
  unit_amount: z.number().nullable(),
  module_id: z.number().int(),
  module_type: z.enum(moduleTypes),
  module: z.object({
    id: z.number().int(),
    module_name: z.string(),
    module_type: z.enum(moduleTypes),
    all_zone_service: z.number().int(),
  }),
  store_id: z.number().int(),
  store_name: z.string(),
  zone_id: z.number().int(),
  schedule_order: z.boolean(),
  free_delivery: z.boolean(),
  delivery_time: z.string(),
  min_delivery_time: z.number().int(),
  max_delivery_time: z.number().int(),
  /** Metres from the caller's place to the store; null when the place is unknown. */
  /** Where its store is: a page made for many is told the distance of each visitor in the browser. */
  store_latitude: z.string(),
  store_longitude: z.string(),
  distance: z.number().nullable(),
  brand_id: z.null(),
  generic_name: z.array(z.string()),
  nutritions_name: z.array(z.string()),
  /** Allergens it contains. */
  allergies_name: z.array(z.string()),
  /** Allergens that may have got into it. */
  may_contain_name: z.array(z.string()),
  /** 0 while nothing was said about allergens: that is not the same as being free of them. */
  allergens_stated: z.number().int(),
  /** 0 for what is sold beside food and never eaten, such as soap: allergens are no question there. */
  edible: z.number().int().default(1),
  halal_tag_status: z.number().int(),
  is_prescription_required: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
})

export type Item = z.output<typeof item>

/** An item of a campaign: the same shape, recognised by its dates (ATC-16); times are HH:mm. */
export const campaignItem = item.extend({
  available_date_starts: z.string(),
  available_date_ends: z.string(),
})

export type CampaignItem = z.output<typeof campaignItem>
