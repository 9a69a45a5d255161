// Stores with their hours and discounts.
import { sql } from 'drizzle-orm'
import {
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  time,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
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
import { module, zone } from './zone.ts'

/** Ranges of seconds since the week began. */
const secondsOfWeek = customType<{ data: string }>({ dataType: () => 'int4multirange' })

export const store = pgTable(
  'store',
  {
    id: rowId(),
    slug: text().notNull(),
    archived_at: archivedAt(),
    version: version(),
    name: localised(),
    phone: text().notNull(),
    email: text().notNull(),
    logo: fileName(),
    cover_photo: fileName(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    address: localised(),
    footer_text: localised(),
    meta_description: localised(),
    announcement: flag(false),
    announcement_message: localised(),
    minimum_order: minor(),
    comission: doublePrecision().notNull().default(0),
    tax: doublePrecision().notNull().default(0),
    /** Approved by the business; an unapproved store exists nowhere in the shop. */
    status: flag(true),
    /** The store's own switch: off means closed now. */
    active: flag(true),
    /** Closed until then on the business's wall clock, as its hours are; past: no pause. */
    paused_until: timestamp({ mode: 'string', precision: 0 }),
    schedule_order: flag(true),
    free_delivery: flag(false),
    delivery: flag(true),
    take_away: flag(true),
    item_section: flag(true),
    reviews_section: flag(true),
    self_delivery_system: flag(false),
    minimum_shipping_charge: integer(),
    per_km_shipping_charge: integer(),
    maximum_shipping_charge: integer(),
    delivery_time: text().notNull(),
    /** Bounds of delivery_time in minutes, for filters and sorting. */
    min_delivery_minutes: integer().notNull(),
    max_delivery_minutes: integer().notNull(),
    veg: flag(true),
    non_veg: flag(true),
    cutlery: flag(false),
    prescription_order: flag(false),
    featured: flag(false),
    recommended: flag(false),
    halal_tag_status: flag(false),
    extra_packaging_status: flag(false),
    extra_packaging_amount: integer().notNull().default(0),
    order_place_to_schedule_interval: integer().notNull().default(0),
    /** What chats know it by; the database gives each store its own. */
    vendor_id: integer().notNull().generatedByDefaultAsIdentity(),
    module_id: integer()
      .notNull()
      .references(() => module.id),
    zone_id: integer()
      .notNull()
      .references(() => zone.id),
    /** Kept in step with orders, reviews and items by the services that write them. */
    order_count: integer().notNull().default(0),
    total_items: integer().notNull().default(0),
    avg_rating: real().notNull().default(0),
    rating_count: integer().notNull().default(0),
    /** Number of 5, 4, 3, 2 and 1 star reviews, in this order. */
    ratings: integer().array().notNull().default(sql`'{0,0,0,0,0}'::integer[]`),
    /** Leaf and parent categories of its items. */
    category_ids: integer().array().notNull().default(sql`'{}'::integer[]`),
    /** Lower-case, accent-folded names in all languages. */
    search_text: text().notNull(),
    /** When its hours run and the weekdays they begin on (one bit each), kept in step by the database for lists. */
    open_seconds: secondsOfWeek().notNull().default('{}'),
    opening_days: smallint().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex().on(table.slug),
    uniqueIndex('store_vendor').on(table.vendor_id),
    // Lists are made from all stores of a module in a zone.
    index().on(table.module_id, table.zone_id),
  ],
)

/** Opening hours by weekday (0 = Sunday), local time of the business; closing before opening crosses midnight. */
export const storeSchedule = pgTable(
  'store_schedule',
  {
    id: rowId(),
    store_id: integer()
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
    day: smallint().notNull(),
    opening_time: time().notNull(),
    closing_time: time().notNull(),
  },
  (table) => [index().on(table.store_id, table.day)],
)

/** Dates on which no opening hours of a store begin: holidays, or closed for the rest of today. */
export const storeDayOff = pgTable(
  'store_day_off',
  {
    store_id: integer()
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
    date: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.date] })],
)

/** A discount on everything a store sells, in percent × 100. */
export const storeDiscount = pgTable('store_discount', {
  id: rowId(),
  store_id: integer()
    .notNull()
    .unique()
    .references(() => store.id, { onDelete: 'cascade' }),
  discount: integer().notNull(),
  min_purchase: minor(),
  max_discount: minor(),
  start_date: date().notNull(),
  end_date: date().notNull(),
  start_time: time().notNull(),
  end_time: time().notNull(),
})
