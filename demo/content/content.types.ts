// The shape of the demo world's hand-written content; the world builder turns it into rows.
import type { Localised } from '#contract/core/language.ts'
import type { Allergen } from '#contract/features/item/allergens.ts'
import type { NutritionFacts } from '#contract/features/item/item-details.schema.ts'
import type { IngredientKey } from './ingredients.ts'
import type { TagKey } from './tags/tags.ts'

/** Names of figures (`demo/art/figures`: drawings of goods, or Fluent Emoji): the subject first, then up to three garnishes. */
export type ArtSubject = readonly [string, ...string[]]

export interface CategoryContent {
  /** Unique inside the module, kebab-case; item templates refer to leaf keys. */
  key: string
  name: Localised
  /** Where the slug is not the name's own: a tab of the home page looks for it. */
  slug?: string
  art: ArtSubject
  /** Base hue of the pictures of this category, 0–359. */
  hue: number
  featured?: boolean
  children: readonly { key: string; name: Localised; art: ArtSubject }[]
}

export interface FoodVariationContent {
  name: Localised
  type: 'single' | 'multi'
  required: boolean
  min: number
  max: number
  /** Option price in minor units (cents), 0 for free. */
  values: readonly { label: Localised; price: number }[]
}

export interface ChoiceContent {
  title: Localised
  /** Kept as given in every language: an order names its combination by them. */
  options: readonly string[]
  /** How they are read, where the options alone do not say. */
  labels?: readonly Localised[]
}

export interface ItemContent {
  key: string
  /** Key of a child category. */
  category: string
  name: Localised
  description: Localised
  art: ArtSubject
  /** Typical price in minor units (cents of the shop's currency, US-dollar like). */
  price: number
  /** Unit type for grocery, pharmacy and e-commerce. */
  unit?: 'kg' | 'g' | 'l' | 'ml' | 'pcs' | 'pack' | 'bottle' | 'box' | 'strip' | 'tube' | 'pair' | 'set'
  /** Amount of the unit one piece holds, for the price per unit (500 with g). */
  unit_amount?: number
  veg?: boolean
  organic?: boolean
  /** HH:mm pair for items served only part of the day; may cross midnight. */
  window?: readonly [string, string]
  food_variations?: readonly FoodVariationContent[]
  /** Keys of AddOnContent of the same module. */
  add_ons?: readonly string[]
  choices?: readonly ChoiceContent[]
  maximum_cart_quantity?: number
  tags?: readonly TagKey[]
  /** Allergens it contains; an empty list states that there are none, without a list nothing is stated. */
  allergies?: readonly Allergen[]
  may_contain?: readonly Allergen[]
  /** False for what is sold beside food and never eaten. */
  edible?: false
  nutrition_facts?: NutritionFacts
  nutritions?: readonly string[]
  /** Pharmacy only. */
  condition?: string
  basic?: boolean
  prescription?: boolean
  generic_name?: IngredientKey
}

export interface AddOnContent {
  key: string
  name: Localised
  price: number
}

export interface StoreContent {
  key: string
  name: Localised
  /** One or two lines in the voice of the place. */
  about: Localised
  art: ArtSubject
  hue: number
  /** Child or parent category keys the store sells; its items are drawn from these. */
  sells: readonly string[]
  delivery_time: string
  /** Minor units. */
  minimum_order: number
  /** Percent. */
  tax: number
  traits?: readonly (
    | 'free_delivery'
    | 'self_delivery'
    | 'discount'
    | 'featured'
    | 'closed_today'
    | 'inactive'
    | 'night'
    | 'always_open'
    | 'take_away_only'
    | 'delivery_only'
    | 'announcement'
    | 'no_schedule_order'
    | 'new'
    | 'veg_only'
    | 'recommended'
  )[]
}

export interface ModuleContent {
  categories: readonly CategoryContent[]
  items: readonly ItemContent[]
  add_ons: readonly AddOnContent[]
  stores: readonly StoreContent[]
}
