// An item as the desk edits it: every text in the languages it is written in, money in decimals, all it may be sold with.
import { z } from 'zod'
import { requiredText, seenVersion, writtenText } from '../../../core/desk.ts'
import { moduleTypes } from '../../../core/module-type.ts'
import { mostMoney } from '../../../core/money.ts'
import { wireId } from '../../../core/wire.ts'
import { allergens } from '../allergens.ts'
import { discountTypes } from '../item.schema.ts'
import { nutritionFacts } from '../item-details.schema.ts'

export const mostStock = 1_000_000
export const mostCombinations = 200
export const mostPictures = 12
/** Fewer pieces than this are running low. */
export const lowStock = 5

export const itemPrice = z.number().min(0).max(mostMoney)
const pieces = z.number().int().min(0).max(mostStock)

/** As POST /desk/pictures answers. */
export const pictureFile = z
  .string()
  .max(200)
  .regex(/^[\w.-]+$/)

/** A minute of the day, or a second as the table has it. */
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
  .nullable()

const optionGroup = z.object({
  name: writtenText(100),
  type: z.enum(['single', 'multi']),
  required: z.boolean(),
  /** Of how many options at least and at most; of a single choice it is one. */
  min: z.number().int().min(0).max(100),
  max: z.number().int().min(0).max(100),
  values: z.array(z.object({ label: writtenText(100), price: itemPrice })).max(100),
})

export type OptionGroup = z.output<typeof optionGroup>

const choice = z.object({ title: writtenText(100), options: z.array(writtenText(100)).max(mostCombinations) })

const combination = z.object({
  /** Which option of each choice, by its position. */
  options: z.array(z.number().int().min(0).max(mostCombinations)).max(5),
  price: itemPrice,
  /** Left out, it stays as it is: orders take from it while somebody writes. */
  stock: pieces.optional(),
  /** What the combination was called when it was read: its stock stays with it when its options are renamed. */
  was: z.string().max(600).nullable().default(null),
})

export const tagName = writtenText(60)

/** What is written of an item; what its module does not have stays as it is. Nothing and null are the same on the wire. */
export const itemFields = {
  name: requiredText(200),
  description: writtenText(5_000),
  category_id: wireId,
  /** The first one is the item's picture. */
  images: z.array(pictureFile).max(mostPictures),
  price: itemPrice,
  discount: itemPrice,
  discount_type: z.enum(discountTypes),
  status: z.boolean(),
  unit_id: wireId.nullable().default(null),
  unit_amount: z.number().positive().max(100_000).nullable().default(null),
  /** Left out, it stays as it is. */
  stock: pieces.optional(),
  maximum_cart_quantity: z.number().int().min(1).max(1_000).nullable().default(null),
  available_time_starts: timeOfDay.default(null),
  available_time_ends: timeOfDay.default(null),
  food_variations: z.array(optionGroup).max(30),
  choice_options: z.array(choice).max(5),
  variations: z.array(combination).max(mostCombinations),
  add_on_ids: z.array(wireId).max(100),
  tags: z.array(tagName).max(30),
  generic_name: z.array(tagName).max(20),
  allergies: z.array(z.enum(allergens)),
  may_contain: z.array(z.enum(allergens)),
  allergens_stated: z.boolean(),
  edible: z.boolean(),
  nutritions: z.array(z.string().trim().min(1).max(60)).max(30),
  nutrition_facts: nutritionFacts.nullable().default(null),
  veg: z.boolean(),
  organic: z.boolean(),
  halal_tag_status: z.boolean(),
  recommended: z.boolean(),
  is_basic: z.boolean(),
  is_prescription_required: z.boolean(),
  common_condition_id: wireId.nullable().default(null),
} as const

/** For the form; endpoints add what they need beside. */
export const writtenItem = z.object(itemFields)

export type WrittenItem = z.output<typeof writtenItem>
export type WrittenItemInput = z.input<typeof writtenItem>

export const itemStore = z.object({
  id: z.number().int(),
  name: z.string(),
  module_id: z.number().int(),
  module_name: z.string(),
  module_type: z.enum(moduleTypes),
})

export type ItemStore = z.output<typeof itemStore>

const moment = z.string()

/** One item as its form shows it. */
export const deskItem = writtenItem.extend({
  id: z.number().int(),
  version: z.number().int(),
  slug: z.string(),
  store: itemStore,
  images_full_url: z.array(z.string()),
  stock: z.number().int(),
  variations: z.array(combination.extend({ stock: z.number().int() })),
  add_on_ids: z.array(z.number().int()),
  is_approved: z.boolean(),
  /** Whether customers find it: shown, approved, and so is its store. */
  visible: z.boolean(),
  archived_at: moment.nullable(),
  order_count: z.number().int(),
  created_at: moment,
  updated_at: moment,
})

export type DeskItem = z.output<typeof deskItem>

export const itemRow = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  slug: z.string(),
  /** Null without a picture. */
  image_full_url: z.string().nullable(),
  store: z.object({ id: z.number().int(), name: z.string() }),
  module_type: z.enum(moduleTypes),
  category: z.string(),
  price: z.number(),
  discount: z.number(),
  discount_type: z.enum(discountTypes),
  /** With its own discount. */
  effective_price: z.number(),
  /** Null where the module counts none. */
  stock: z.number().int().nullable(),
  /** Combinations have a price and a stock each: these are not written in the row. */
  combinations: z.number().int(),
  status: z.boolean(),
  visible: z.boolean(),
  archived_at: moment.nullable(),
  order_count: z.number().int(),
  updated_at: moment,
})

export type ItemRow = z.output<typeof itemRow>

const named = z.object({ id: z.number().int(), name: z.string() })

/** What items of a module are filed and measured by. */
export const itemTerms = z.object({
  modules: z.array(named.extend({ module_type: z.enum(moduleTypes) })),
  categories: z.array(
    named.extend({ parent_id: z.number().int(), module_id: z.number().int(), status: z.boolean() }),
  ),
  units: z.array(named),
  attributes: z.array(z.object({ id: z.number().int(), name: writtenText(200) })),
  conditions: z.array(named),
})

export type ItemTerms = z.output<typeof itemTerms>

/** What is done to many items at once. */
export const bulkChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: z.boolean() }),
  z.object({ kind: z.literal('category'), category_id: wireId }),
  z.object({ kind: z.literal('discount'), discount: itemPrice, discount_type: z.enum(discountTypes) }),
  /** Prices of combinations follow, those of options stay. */
  z.object({ kind: z.literal('price_percent'), percent: z.number().min(-100).max(1_000) }),
  z.object({ kind: z.literal('price_amount'), amount: z.number().min(-mostMoney).max(mostMoney) }),
  z.object({ kind: z.literal('archive') }),
  z.object({ kind: z.literal('restore') }),
])

export type BulkChange = z.output<typeof bulkChange>

export const bulkReasons = ['archived', 'price_range', 'discount_range', 'other_module'] as const

export type BulkReason = (typeof bulkReasons)[number]

const bulkValue = z.union([z.string(), z.number(), z.boolean()])

/** What becomes of each: before it is done, and afterwards. */
export const bulkResult = z.object({
  changes: z.array(named.extend({ before: bulkValue, after: bulkValue })),
  /** They are so already. */
  unchanged: z.number().int(),
  refused: z.array(named.extend({ reason: z.enum(bulkReasons) })),
})

export type BulkResult = z.output<typeof bulkResult>

export const mostInBulk = 500

export const seenItems = z
  .array(z.object({ id: wireId, version: seenVersion }))
  .min(1)
  .max(mostInBulk)

export const deskAddOn = z.object({
  id: z.number().int(),
  store_id: z.number().int(),
  version: z.number().int(),
  name: writtenText(100),
  price: z.number(),
  /** Off: no item offers it at the moment. */
  status: z.boolean(),
})

export type DeskAddOn = z.output<typeof deskAddOn>
