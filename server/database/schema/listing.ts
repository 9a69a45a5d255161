// A lean copy of every visible item, kept by triggers: lists, filters and search read it instead of the wide rows.
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { item } from './item.ts'
import { letterShape } from './letter-shape.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A flash sale alone, else the larger of the store's and the item's own, as contract/features/item/discount.rules.ts has it. */
const cutWith = (ofStore: string) => `case
  when flash_discount is not null then item_cut(price, flash_discount, flash_discount_type)
  else greatest(${ofStore}, item_cut(price, discount, discount_type)) end`

const storeCut = "least(item_cut(price, store_percent, 'percent'), nullif(store_maximum, 0))"
const cut = cutWith(storeCut)

/** A discount that counts from a larger order only is no price of one piece. */
const earnedCut = cutWith(`case when price >= store_minimum then ${storeCut} else 0 end`)

const copied = {
  module_id: integer().notNull(),
  zone_id: integer().notNull(),
  store_id: integer().notNull(),
  category_id: integer().notNull(),
  /** The top-level category: the item's own when that has no parent. */
  top_category_id: integer().notNull(),
  common_condition_id: integer(),
  price: integer().notNull(),
  discount: integer().notNull(),
  discount_type: text({ enum: ['percent', 'amount'] }).notNull(),
  order_count: integer().notNull(),
  rating_count: integer().notNull(),
  avg_rating: real().notNull(),
  /** Minutes of the day it is served from and until (1440 is midnight); null is always. */
  served_from: smallint(),
  served_until: smallint(),
  veg: boolean().notNull(),
  organic: boolean().notNull(),
  recommended: boolean().notNull(),
  is_basic: boolean().notNull(),
  allergies: text().array().notNull(),
  may_contain: text().array().notNull().default(sql`'{}'::text[]`),
  allergens_stated: boolean().notNull().default(false),
  created_at: timestamp({ withTimezone: true }).notNull(),
  /** Numbers of the words it is found by, four bytes each: those of the name, and below zero those from elsewhere. */
  words: bytea().notNull(),
  /** Its names as sequences of the same numbers, each ended by a 0; none of an item whose search text has no names. */
  names: bytea().notNull().default(sql`''::bytea`),
}

/** Written by the offer clock while discounts come and go with the time. */
const running = {
  /** The store's discount running now, percent × 100; 0 is none. */
  store_percent: integer().notNull().default(0),
  /** What an order must come to for it, minor units. */
  store_minimum: integer().notNull().default(0),
  /** What it takes off an order at most, minor units; 0 is no maximum. */
  store_maximum: integer().notNull().default(0),
  /** The flash sale's discount running now; null is none. */
  flash_discount: integer(),
  flash_discount_type: text({ enum: ['percent', 'amount'] }),
}

const computed = {
  /** What one piece costs now. */
  effective_price: integer()
    .notNull()
    .generatedAlwaysAs(sql.raw(`price - ${earnedCut}`)),
  discounted: boolean()
    .notNull()
    .generatedAlwaysAs(sql.raw(`${cut} > 0`)),
  /** How much cheaper than its price, percent × 100: offers are sorted by it. */
  offer_share: integer()
    .notNull()
    .generatedAlwaysAs(
      sql.raw(`case when price > 0 then ((${cut})::bigint * 10000 / price)::integer else 0 end`),
    ),
}

export const itemListing = pgTable(
  'item_listing',
  {
    id: integer()
      .primaryKey()
      .references(() => item.id, { onDelete: 'cascade' }),
    ...copied,
    ...running,
    ...computed,
  },
  // Lists are made in memory (server/catalogue/snapshot/snapshots.ts) and read a module in a zone whole; the other indexes serve what
  // is counted or suggested, and offers that come and go.
  (table) => [
    index('listing_popular').on(table.module_id, table.zone_id, table.order_count, table.id),
    index('listing_category').on(table.category_id, table.zone_id, table.order_count, table.id),
    index('listing_top_category').on(table.top_category_id, table.zone_id, table.order_count, table.id),
    index('listing_condition')
      .on(table.common_condition_id, table.zone_id, table.order_count, table.id)
      .where(sql`common_condition_id is not null`),
    index('listing_store_percent').on(
      table.store_id,
      table.store_percent,
      table.store_minimum,
      table.store_maximum,
    ),
    index('listing_on_offer').on(table.store_id).where(sql`store_percent > 0`),
    index('listing_flash').on(table.id).where(sql`flash_discount is not null`),
  ],
)

/** Every word items are found by: beginnings and typing errors are looked up here, not in a million texts. */
export const searchWord = pgTable(
  'search_word',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    word: text().notNull().unique(),
  },
  (table) => [
    index('search_word_prefix').using('btree', table.word.op('text_pattern_ops')),
    // On an expression, or the planner takes this slow index for plain equality too.
    index('search_word_shape').using('gist', sql`${letterShape(sql`word`)} gist_trgm_ops`),
  ],
)

/** Searches that found nothing, counted by day; whoever runs the shop sees what people look for in vain. */
export const missedSearch = pgTable(
  'missed_search',
  {
    day: date().notNull(),
    module_id: integer().notNull(),
    text: text().notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.module_id, table.text] })],
)
