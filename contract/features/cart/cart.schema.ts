// A cart line as the API sends it (api.md 2.2), with what has changed since the customer last looked.
import { z } from 'zod'
import { addOn, foodVariation, item, itemVariation } from '../item/item.schema.ts'

const cartModels = ['Item', 'ItemCampaign'] as const

export type CartModel = (typeof cartModels)[number]

/** Names clients of this API compare with. */
export const itemTypes = {
  Item: 'App\\Models\\Item',
  ItemCampaign: 'App\\Models\\ItemCampaign',
} as const satisfies Record<CartModel, string>

const lineChanges = [
  'none',
  'lower',
  'higher',
  'gone',
  'not_delivered',
  'option_gone',
  'out_of_stock',
] as const

/** Against what the customer last saw: the price of the line, or why it cannot be ordered as it is. */
export type LineChange = (typeof lineChanges)[number]

const cartAddOn = addOn.extend({ isChecked: z.boolean(), quantity: z.number().int() })

const markedOption = foodVariation.shape.values.element.extend({ isSelected: z.boolean() })

/** The item with the customer's choices marked in it; food_variations is always a list here. */
const cartItem = item.extend({
  food_variations: z.array(foodVariation.extend({ values: z.array(markedOption) })),
  addons: z.array(cartAddOn),
  /** Campaign items only. */
  available_date_starts: z.string().optional(),
  available_date_ends: z.string().optional(),
})

export type CartItem = z.output<typeof cartItem>

const chosenOptions = z.object({ name: z.string(), values: z.object({ label: z.array(z.string()) }) })

const cartVariation = z.union([chosenOptions, itemVariation])

export type CartVariation = z.output<typeof cartVariation>

/** Terms of the store's discount: from which sum it counts, and how much it gives at most (0 is no cap). */
const storeDiscountTerms = z.object({ min_purchase: z.number(), max_discount: z.number() })

export const cartLine = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  is_guest: z.boolean(),
  module_id: z.number().int(),
  item_id: z.number().int(),
  item_type: z.enum([itemTypes.Item, itemTypes.ItemCampaign]),
  add_on_ids: z.array(z.number().int()),
  add_on_qtys: z.array(z.number().int()),
  /** What one piece cost by itself, discount taken off, when the customer last saw it. */
  price: z.number(),
  /** The same now, as its card says it; null when it is not to be had any more. */
  card_price: z.number().nullable(),
  /** What one piece costs beside what else is in the cart, as a quote says it; null when it cannot be had any more. */
  current_price: z.number().nullable(),
  /** What the whole line comes to, as a quote says it; null when it cannot be ordered as it is. */
  total: z.number().nullable(),
  /** What the add-ons of the whole line cost now (CRT-16). */
  add_on_price: z.number(),
  change: z.enum(lineChanges),
  /** How many pieces of this line can be had now; null is without limit. */
  available_quantity: z.number().int().nullable(),
  quantity: z.number().int(),
  variation: z.array(cartVariation),
  note: z.string().nullable(),
  store_discount_terms: storeDiscountTerms.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  item: cartItem,
})

export type CartLine = z.output<typeof cartLine>

export const parkedCart = z.object({
  store: z.object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    logo_full_url: z.string(),
  }),
  module_id: z.number().int(),
  lines: z.array(cartLine),
  saved_at: z.string(),
})

export type ParkedCart = z.output<typeof parkedCart>
