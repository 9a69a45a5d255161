// The one table of the kinds of modules: whatever differs between them is a trait here. A new kind is a row and its texts.
import type { Accent } from './accent.ts'

export interface ModuleTraits {
  /** What it is for, in one English sentence; sent with the config (api.md 4.2). */
  description: string

  /** False where things are brought from a sender to a receiver: no stores, no items, no cart. */
  sells_from_stores: boolean
  is_always_open: boolean
  serves_all_zones: boolean
  /** The store accepts an order before it prepares it. */
  has_accepted_step: boolean
  has_schedule_interval: boolean

  /** Items run out. Dishes do not: they are cooked, not stored. */
  has_stock: boolean
  has_units: boolean
  /** Packets say what a kilogram or a litre costs. */
  has_unit_price: boolean
  /** An article comes in combinations of choices, each with its price and stock; a dish has options that add to its price. */
  has_combinations: boolean
  has_add_ons: boolean
  /** Items may be served at certain hours only. */
  has_kitchen_hours: boolean
  offers_cutlery: boolean
  takes_prescriptions: boolean
  has_common_conditions: boolean
  has_basic_items: boolean

  /** Eaten and drunk: allergens are a question. */
  is_edible: boolean
  has_veg_mark: boolean
  has_halal_mark: boolean
  has_organic_mark: boolean

  /** What a seller and a thing sold are called in texts for several kinds. */
  store_word: 'restaurant' | 'store'
  item_word: 'food' | 'item'
  /** Whose texts it has, by key in the messages: its own, or those of another kind. */
  texts: string

  /** Until the shop chooses another one for it. */
  accent: Accent
  /** Which sections its home page has, and in which order. */
  home: 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel'
  category_shape: 'round' | 'tile' | 'wide'
  banners_in_view: 1 | 2 | 3
  /** Dishes have a description to read, products a picture to recognise. */
  item_look: 'dish' | 'product'
  item_opens: 'dialog' | 'page'
  /** The type of a store at schema.org. */
  store_schema: string
}

/** A plain shop with stock; rows say where they differ from it. */
const shop = {
  sells_from_stores: true,
  is_always_open: false,
  serves_all_zones: false,
  has_accepted_step: false,
  has_schedule_interval: false,
  has_stock: true,
  has_units: true,
  has_unit_price: false,
  has_combinations: true,
  has_add_ons: false,
  has_kitchen_hours: false,
  offers_cutlery: false,
  takes_prescriptions: false,
  has_common_conditions: false,
  has_basic_items: false,
  is_edible: false,
  has_veg_mark: false,
  has_halal_mark: false,
  has_organic_mark: false,
  store_word: 'store',
  item_word: 'item',
  texts: 'ecommerce',
  accent: 'indigo',
  home: 'ecommerce',
  category_shape: 'tile',
  banners_in_view: 2,
  item_look: 'product',
  item_opens: 'dialog',
  store_schema: 'Store',
} as const satisfies Omit<ModuleTraits, 'description'>

export const moduleTraits = {
  food: {
    ...shop,
    description: 'Restaurant dishes with variations, add-ons and serving hours.',
    has_accepted_step: true,
    has_stock: false,
    has_units: false,
    has_combinations: false,
    has_add_ons: true,
    has_kitchen_hours: true,
    offers_cutlery: true,
    is_edible: true,
    has_veg_mark: true,
    has_halal_mark: true,
    store_word: 'restaurant',
    item_word: 'food',
    texts: 'food',
    accent: 'tomato',
    home: 'food',
    category_shape: 'round',
    banners_in_view: 1,
    item_look: 'dish',
    store_schema: 'Restaurant',
  },
  grocery: {
    ...shop,
    description: 'Fresh and packed groceries with stock and units.',
    has_schedule_interval: true,
    has_unit_price: true,
    is_edible: true,
    has_organic_mark: true,
    texts: 'grocery',
    accent: 'leaf',
    home: 'grocery',
    store_schema: 'GroceryStore',
  },
  pharmacy: {
    ...shop,
    description: 'Medicine and health care, by prescription where it is needed.',
    takes_prescriptions: true,
    has_common_conditions: true,
    has_basic_items: true,
    texts: 'pharmacy',
    accent: 'teal',
    home: 'pharmacy',
    banners_in_view: 3,
    store_schema: 'Pharmacy',
  },
  ecommerce: {
    ...shop,
    description: 'Shopping for everything else, delivered in every zone.',
    is_always_open: true,
    serves_all_zones: true,
    category_shape: 'wide',
    item_opens: 'page',
  },
  parcel: {
    ...shop,
    description: 'Sending things from one door to another.',
    sells_from_stores: false,
    is_always_open: true,
    has_stock: false,
    has_units: false,
    has_combinations: false,
    texts: 'parcel',
    accent: 'amber',
    home: 'parcel',
    banners_in_view: 1,
    store_schema: 'LocalBusiness',
  },
} as const satisfies Record<string, ModuleTraits>

export type ModuleType = keyof typeof moduleTraits

const isModuleType = (name: string): name is ModuleType => name in moduleTraits

export const moduleTypes: readonly ModuleType[] = Object.keys(moduleTraits).filter(isModuleType)

/** Where no module is chosen yet, everything is as in a plain shop. */
export const traitsOf = (module_type: ModuleType | undefined) => moduleTraits[module_type ?? 'ecommerce']

/** Something made for each kind, under its name. */
export function forEachModule<Made>(make: (module_type: ModuleType) => Made): Record<ModuleType, Made> {
  const made: Partial<Record<ModuleType, Made>> = {}
  for (const module_type of moduleTypes) made[module_type] = make(module_type)
  if (!isComplete(made)) throw new Error('a kind of module has been left out')
  return made
}

function isComplete<Made>(made: Partial<Record<ModuleType, Made>>): made is Record<ModuleType, Made> {
  return moduleTypes.every((module_type) => module_type in made)
}
