// Texts and small lists the shop shows: policies, landing data, testimonials, reasons, parcel categories, people.
import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type Localised, languages } from '#contract/core/language.ts'
import { createdAt, fileName, flag, localised, minor, rowId, updatedAt, version } from './columns.ts'
import { item } from './item.ts'
import { store } from './store.ts'
import { module, zone } from './zone.ts'

export const policy = pgTable('policy', {
  /** about-us, terms-and-conditions, privacy-policy, refund, cancelation, shipping-policy. */
  key: text().primaryKey(),
  html: localised(),
  status: flag(true),
  updated_at: updatedAt(),
  version: version(),
})

/** What a text of the storefront says in this shop, language by language. */
export const textOverride = pgTable(
  'text_override',
  {
    id: rowId(),
    language: text({ enum: languages }).notNull(),
    /** Area and name: `cart.empty`. */
    key: text().notNull(),
    /** Null: the original again. The row stays for its version and its history. */
    text: text(),
    version: version(),
    updated_at: updatedAt(),
  },
  (table) => [uniqueIndex().on(table.language, table.key)],
)

/** One row a field of /react-landing-page; texts by language, everything else as it is. */
export const landing = pgTable('landing', {
  key: text().primaryKey(),
  text: jsonb().$type<Localised>(),
  value: jsonb(),
  version: version(),
})

export const testimonial = pgTable('testimonial', {
  id: rowId(),
  name: localised(),
  designation: localised(),
  review: localised(),
  reviewer_image: fileName(),
  company_image: fileName(),
  status: flag(true),
  version: version(),
})

export const newsletterSubscriber = pgTable('newsletter_subscriber', {
  id: rowId(),
  email: text().notNull().unique(),
  created_at: createdAt(),
})

export const parcelCategory = pgTable('parcel_category', {
  id: rowId(),
  version: version(),
  module_id: integer()
    .notNull()
    .references(() => module.id),
  name: localised(),
  description: localised(),
  /** What may be sent, with size and weight. */
  limits: localised(),
  image: fileName(),
  status: flag(true),
  orders_count: integer().notNull().default(0),
  parcel_per_km_shipping_charge: integer(),
  parcel_minimum_shipping_charge: integer(),
})

export const parcelInstruction = pgTable('parcel_instruction', {
  id: rowId(),
  version: version(),
  instruction: localised(),
  status: flag(true),
})

export const reason = pgTable('reason', {
  id: rowId(),
  version: version(),
  kind: text({ enum: ['cancellation', 'refund'] }).notNull(),
  reason: localised(),
  user_type: text().notNull().default('customer'),
  status: flag(true),
})

export interface OfflineField {
  input_name: Localised
  input_data: string
}

export interface OfflineInformation {
  customer_input: string
  customer_label: Localised
  customer_placeholder: Localised
  is_required: boolean
}

export const offlineMethod = pgTable('offline_method', {
  id: rowId(),
  method_name: localised(),
  method_fields: jsonb().$type<OfflineField[]>().notNull(),
  method_informations: jsonb().$type<OfflineInformation[]>().notNull(),
  status: flag(true),
  version: version(),
})

export const walletBonus = pgTable('wallet_bonus', {
  id: rowId(),
  title: localised(),
  description: localised(),
  bonus_type: text({ enum: ['percentage', 'amount'] }).notNull(),
  bonus_amount: integer().notNull(),
  minimum_add_amount: minor(),
  maximum_bonus_amount: minor(),
  start_date: timestamp({ withTimezone: true }).notNull(),
  end_date: timestamp({ withTimezone: true }).notNull(),
  status: flag(true),
})

export const notification = pgTable('notification', {
  id: rowId(),
  title: localised(),
  description: localised(),
  image: text(),
  /** Null: every zone. */
  zone_id: integer().references(() => zone.id),
  status: flag(true),
  created_at: createdAt(),
  updated_at: updatedAt(),
})

export const vehicle = pgTable('vehicle', {
  id: rowId(),
  version: version(),
  type: localised(),
  starting_coverage_area: doublePrecision().notNull(),
  maximum_coverage_area: doublePrecision().notNull(),
  extra_charges: minor(),
  status: flag(true),
})

export const deliveryMan = pgTable('delivery_man', {
  id: rowId(),
  f_name: text().notNull(),
  l_name: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  image: fileName(),
  zone_id: integer()
    .notNull()
    .references(() => zone.id),
  vehicle_id: integer().references(() => vehicle.id),
  active: flag(true),
  status: flag(true),
  order_count: integer().notNull().default(0),
  avg_rating: real().notNull().default(0),
  rating_count: integer().notNull().default(0),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  location: text().notNull().default(''),
  located_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const review = pgTable(
  'review',
  {
    id: rowId(),
    item_id: integer().references(() => item.id, { onDelete: 'cascade' }),
    item_campaign_id: integer(),
    store_id: integer().references(() => store.id, { onDelete: 'cascade' }),
    delivery_man_id: integer().references(() => deliveryMan.id),
    customer_id: integer(),
    /** Kept apart from the account, so that a deleted account leaves its review readable. */
    customer_name: text().notNull(),
    /** Of reviewers without an account; the others show the picture they have now. */
    customer_image: text(),
    order_id: integer(),
    rating: smallint().notNull(),
    comment: localised(),
    attachment: text().array().notNull().default(sql`'{}'::text[]`),
    reply: text(),
    /** False: hidden, for the reason beside it, and counted nowhere. */
    status: flag(true),
    hidden_reason: text(),
    version: version(),
    module_id: integer().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index().on(table.item_id, table.created_at),
    index().on(table.store_id, table.created_at),
    index().on(table.delivery_man_id),
    // What was ordered once is reviewed once; reviews of the demo have no order.
    uniqueIndex().on(table.order_id, table.item_id),
    uniqueIndex().on(table.order_id, table.delivery_man_id),
    // The desk lists them newest first, whatever they are about.
    index().on(table.created_at),
  ],
)

/** Marks of work done once, such as loading the demo world. */
export const worldMark = pgTable('world_mark', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  made_at: createdAt(),
})
