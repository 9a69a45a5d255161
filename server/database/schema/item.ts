// What stores sell, and the categories it is sorted into.
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Localised } from '#contract/core/language.ts'
import { createdAt, fileName, flag, localised, minor, rowId, updatedAt } from './columns.ts'
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
    name: localised(),
    image: fileName(),
    status: flag(true),
    featured: flag(false),
    priority: integer().notNull().default(0),
    products_count: integer().notNull().default(0),
    search_text: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [uniqueIndex().on(table.slug), index().on(table.module_id, table.parent_id)],
)

export const unit = pgTable('unit', { id: rowId(), unit: localised() })

export const commonCondition = pgTable(
  'common_condition',
  {
    id: rowId(),
    name: localised(),
    slug: text().notNull(),
    image: fileName(),
    status: flag(true),
    items_count: integer().notNull().default(0),
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
}

/** A combination of choice options; its price replaces the base price (minor units). */
export interface StoredVariation {
  type: string
  price: number
  stock: number
}

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The words of the first line, those of the second marked with '~', and one mark of module and zone. */
const wordsOfItem = sql`array_to_tsvector(
  array_remove(string_to_array(split_part(search_text, E'\\n', 1), ' '), '')
  || array_remove(string_to_array('~' || replace(split_part(search_text, E'\\n', 2), ' ', ' ~'), ' '), '~')
  || array['@' || module_id::text || '.' || zone_id::text])`

/** Where an item is offered: every list of a home page begins with it. */
const here = (table: { module_id: AnyPgColumn; zone_id: AnyPgColumn }) =>
  [table.module_id, table.zone_id] as const

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
    /** The store's discount running now (percent × 100), copied here so that lists sort by it; 0 is none. */
    store_percent: integer().notNull().default(0),
    /** The flash sale's discount running now; null is none. */
    flash_discount: integer(),
    flash_discount_type: text({ enum: ['percent', 'amount'] }),
    /** What one piece costs now; the database computes it and the next two, whatever is written. */
    effective_price: integer().notNull(),
    /** True while any discount applies: the partial index of offers reads it. */
    discounted: flag(false),
    /** How much cheaper than its price, percent × 100: offers are sorted by it. */
    offer_share: integer().notNull().default(0),
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
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    allergies: text().array().notNull().default(sql`'{}'::text[]`),
    nutritions: text().array().notNull().default(sql`'{}'::text[]`),
    generic_name: text().array().notNull().default(sql`'{}'::text[]`),
    recommended: flag(false),
    organic: flag(false),
    halal_tag_status: flag(false),
    common_condition_id: integer().references(() => commonCondition.id),
    is_basic: flag(false),
    is_prescription_required: flag(false),
    /** Made by contract/features/search/search-text.ts: the words of the name, then those it is filed under. */
    search_text: text().notNull(),
    search_words: tsvector().generatedAlwaysAs(wordsOfItem),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex().on(table.slug),
    index('item_store').on(table.store_id, table.created_at, table.id),
    index('item_store_percent').on(table.store_id, table.store_percent),
    index('item_on_offer').on(table.store_id).where(sql`store_percent > 0`),
    index('item_in_flash_sale').on(table.id).where(sql`flash_discount is not null`),
    index('item_popular')
      .on(...here(table), table.order_count, table.id)
      .where(sql`visible`),
    index('item_newest')
      .on(...here(table), table.created_at, table.id)
      .where(sql`visible`),
    index('item_reviewed')
      .on(...here(table), table.rating_count, table.id)
      .where(sql`visible`),
    index('item_price')
      .on(...here(table), table.effective_price, table.id)
      .where(sql`visible`),
    index('item_offer')
      .on(...here(table), table.offer_share, table.id)
      .where(sql`visible and discounted`),
    index('item_recommended')
      .on(...here(table), table.order_count, table.id)
      .where(sql`visible and recommended`),
    index('item_basic')
      .on(...here(table), table.order_count, table.id)
      .where(sql`visible and is_basic`),
    index('item_category')
      .on(table.category_id, table.zone_id, table.order_count, table.id)
      .where(sql`visible`),
    index('item_parent_category')
      .on(table.parent_category_id, table.zone_id, table.order_count, table.id)
      .where(sql`visible`),
    index('item_condition')
      .on(table.common_condition_id, table.zone_id, table.order_count, table.id)
      .where(sql`visible and common_condition_id is not null`),
    index('item_search').using('gin', table.search_words),
  ],
)

/** Every word items are found by: typing errors and beginnings of words are looked up here, not in a million texts. */
export const searchWord = pgTable('search_word', { word: text().primaryKey() }, (table) => [
  index('search_word_prefix').using('btree', table.word.op('text_pattern_ops')),
  index('search_word_alike').using('gist', table.word.op('gist_trgm_ops')),
])
