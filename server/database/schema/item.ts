// What stores sell, and the categories it is sorted into.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, real, text, time, uniqueIndex } from 'drizzle-orm/pg-core'
import { type Localised, languages } from '#contract/core/language.ts'
import type { NutritionFacts } from '#contract/features/item/item-details.schema.ts'
import {
  archivedAt,
  createdAt,
  fileName,
  flag,
  localised,
  minor,
  rowId,
  updatedAt,
  version,
} from './columns.ts'
import { store } from './store.ts'
import { module } from './zone.ts'

export const category = pgTable(
  'category',
  {
    id: rowId(),
    module_id: integer()
      .notNull()
      .references(() => module.id),
    /** 0 for a top-level category. */
    parent_id: integer().notNull().default(0),
    slug: text().notNull(),
    archived_at: archivedAt(),
    version: version(),
    name: localised(),
    image: fileName(),
    status: flag(true),
    featured: flag(false),
    priority: integer().notNull().default(0),
    /** Visible items filed directly under it, kept by triggers: counting a million takes too long. */
    listed_items: integer().notNull().default(0),
    search_text: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [uniqueIndex().on(table.slug), index().on(table.module_id, table.parent_id)],
)

export const unit = pgTable('unit', { id: rowId(), unit: localised(), version: version() })

/** What choices of items are named by, such as size or colour. */
export const attribute = pgTable('attribute', { id: rowId(), name: localised(), version: version() })

export const commonCondition = pgTable(
  'common_condition',
  {
    id: rowId(),
    version: version(),
    name: localised(),
    slug: text().notNull(),
    image: fileName(),
    status: flag(true),
  },
  (table) => [uniqueIndex().on(table.slug)],
)

export const addOn = pgTable(
  'add_on',
  {
    id: rowId(),
    store_id: integer()
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
    version: version(),
    name: localised(),
    price: minor(),
    status: flag(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index().on(table.store_id)],
)

/** Option prices are added to the base price (minor units). */
export interface StoredFoodVariation {
  name: Localised
  type: 'single' | 'multi'
  min: number
  max: number
  required: boolean
  values: { label: Localised; option_price: number }[]
}

export interface StoredChoice {
  title: Localised
  options: string[]
  /** The options as they are read; without them, as they are written. */
  labels?: Localised[]
}

/** A combination of choice options; its price replaces the base price (minor units). */
export interface StoredVariation {
  type: string
  price: number
  stock: number
}

/** The words of a search text, one by one. */
export function itemWords(search_text: SQLWrapper): SQL {
  return sql`string_to_array(translate(${search_text}, e'\\n', ' '), ' ')`
}

export const item = pgTable(
  'item',
  {
    id: rowId(),
    store_id: integer()
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
    module_id: integer().notNull(),
    /** Copied from the store, so that a zone's list needs no join. */
    zone_id: integer().notNull(),
    category_id: integer().notNull(),
    parent_category_id: integer().notNull(),
    slug: text().notNull(),
    /** What the store itself calls it; null where it has no such number. */
    sku: text(),
    archived_at: archivedAt(),
    version: version(),
    name: localised(),
    description: localised(),
    image: fileName(),
    images: text().array().notNull().default(sql`'{}'::text[]`),
    price: minor(),
    /** Percent × 100, or minor units, by discount_type. */
    discount: integer().notNull().default(0),
    discount_type: text({ enum: ['percent', 'amount'] })
      .notNull()
      .default('percent'),
    /** With its own discount, computed by the database on every write; item_listing knows what it costs now. */
    effective_price: integer().notNull(),
    /** Whether it has a discount of its own; computed likewise. */
    discounted: flag(false),
    available_time_starts: time(),
    available_time_ends: time(),
    veg: flag(false),
    status: flag(true),
    is_approved: flag(true),
    /** status, approval and the store's approval in one, so that every list reads one flag. */
    visible: flag(true),
    order_count: integer().notNull().default(0),
    avg_rating: real().notNull().default(0),
    rating_count: integer().notNull().default(0),
    stock: integer().notNull().default(0),
    unit_id: integer().references(() => unit.id),
    /** How much of the unit one piece holds (500 of g), for the price per unit. */
    unit_amount: real(),
    maximum_cart_quantity: integer(),
    food_variations: jsonb().$type<StoredFoodVariation[]>().notNull().default([]),
    choice_options: jsonb().$type<StoredChoice[]>().notNull().default([]),
    variations: jsonb().$type<StoredVariation[]>().notNull().default([]),
    add_on_ids: integer().array().notNull().default(sql`'{}'::integer[]`),
    tags: jsonb().$type<Localised[]>().notNull().default([]),
    /** Allergens it contains. */
    allergies: text().array().notNull().default(sql`'{}'::text[]`),
    /** Allergens that may have got into it. */
    may_contain: text().array().notNull().default(sql`'{}'::text[]`),
    /** Whether anything was said about allergens; with both lists empty, that it has none. */
    allergens_stated: flag(false),
    /** What is never eaten leaves nothing about allergens to be stated, so that nobody who avoids them misses it. */
    edible: flag(true),
    nutritions: text().array().notNull().default(sql`'{}'::text[]`),
    nutrition_facts: jsonb().$type<NutritionFacts>(),
    /** Its active ingredients. */
    generic_name: jsonb().$type<Localised[]>().notNull().default([]),
    recommended: flag(false),
    organic: flag(false),
    halal_tag_status: flag(false),
    common_condition_id: integer().references(() => commonCondition.id),
    is_basic: flag(false),
    is_prescription_required: flag(false),
    /** Made by contract/features/search/search-text.ts: the words of the name, those it is filed under, and its names. */
    search_text: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex().on(table.slug),
    uniqueIndex('item_sku').on(table.store_id, table.sku).where(sql`sku is not null`),
    // Lists and search read item_listing; here only what reads one store's items.
    index('item_store').on(table.store_id, table.order_count, table.id),
    // What runs out, for the desk.
    index('item_running_out').on(table.module_id, table.stock).where(sql`visible and stock <= 5`),
    // Lists of the desk are filtered, sorted and counted from this alone; the wide rows are read for one page.
    index('item_desk').on(
      table.store_id,
      table.archived_at,
      table.module_id,
      table.category_id,
      table.parent_category_id,
      table.visible,
      table.discounted,
      table.stock,
      table.price,
      table.order_count,
      table.updated_at,
      table.id,
    ),
    // How the desk's list stands while nobody has chosen a sort.
    index('item_changed').on(table.updated_at, table.id),
    ...languages.map((language) =>
      index(`item_name_${language}`).on(sql`(${table.name} ->> ${sql.raw(`'${language}'`)})`, table.id),
    ),
    // Words are looked up there by those who see hidden items too; customers search item_listing.
    index('item_words').using('gin', itemWords(table.search_text)),
    // Which stores sell something reduced.
    index('item_reduced').on(table.store_id).where(sql`visible and discounted`),
    check(
      'item_allergens_stated',
      sql`${table.allergens_stated} or (${table.allergies} = '{}' and ${table.may_contain} = '{}')`,
    ),
    check(
      'item_edible',
      sql`${table.edible} or (${table.allergens_stated} and ${table.allergies} = '{}' and ${table.may_contain} = '{}')`,
    ),
  ],
)
