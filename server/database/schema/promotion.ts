// What draws the eye: banners, campaigns, flash sales, coupons.

import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
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
import { item } from './item.ts'
import { store } from './store.ts'
import { module, zone } from './zone.ts'

export const banner = pgTable(
  'banner',
  {
    id: rowId(),
    module_id: integer()
      .notNull()
      .references(() => module.id),
    /** Null: shown in every zone. */
    zone_id: integer().references(() => zone.id),
    type: text({ enum: ['store_wise', 'item_wise', 'default'] }).notNull(),
    title: localised(),
    subtitle: localised(),
    image: fileName(),
    link: text(),
    store_id: integer().references(() => store.id, { onDelete: 'cascade' }),
    item_id: integer().references(() => item.id, { onDelete: 'cascade' }),
    featured: flag(false),
    /** In what sequence banners are shown; those of one place, in the sequence they were made. */
    position: integer().notNull().default(0),
    version: version(),
    status: flag(true),
    created_by: text({ enum: ['admin', 'store'] })
      .notNull()
      .default('admin'),
    created_at: createdAt(),
  },
  (table) => [index().on(table.module_id, table.status)],
)

/** Fixed places of a home page: section banners, parcel promotions, why-choose and video content. */
export const sectionBanner = pgTable(
  'section_banner',
  {
    id: rowId(),
    module_id: integer()
      .notNull()
      .references(() => module.id),
    /** Such as best_reviewed_section_banner, promotional_banner, why_choose, content1_title, banner_video. */
    key: text().notNull(),
    type: text({ enum: ['promotional_banner', 'why_choose', 'video_content'] }).notNull(),
    /** A file name or a plain value. */
    value: text(),
    title: localised(),
    short_description: localised(),
    position: integer().notNull().default(0),
    version: version(),
    status: flag(true),
  },
  (table) => [index().on(table.module_id, table.type)],
)

export const basicCampaign = pgTable('basic_campaign', {
  id: rowId(),
  archived_at: archivedAt(),
  version: version(),
  module_id: integer()
    .notNull()
    .references(() => module.id),
  slug: text().notNull(),
  title: localised(),
  description: localised(),
  image: fileName(),
  status: flag(true),
  start_date: date().notNull(),
  end_date: date().notNull(),
  start_time: time().notNull(),
  end_time: time().notNull(),
  created_at: createdAt(),
  updated_at: updatedAt(),
})

export const basicCampaignStore = pgTable(
  'basic_campaign_store',
  {
    basic_campaign_id: integer()
      .notNull()
      .references(() => basicCampaign.id, { onDelete: 'cascade' }),
    store_id: integer()
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
    status: text({ enum: ['pending', 'confirmed', 'rejected'] })
      .notNull()
      .default('confirmed'),
  },
  (table) => [primaryKey({ columns: [table.basic_campaign_id, table.store_id] }), index().on(table.store_id)],
)

/** An item sold only inside a campaign, ordered one at a time by signed-in customers. */
export const itemCampaign = pgTable(
  'item_campaign',
  {
    id: rowId(),
    slug: text().notNull(),
    store_id: integer()
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
    module_id: integer().notNull(),
    zone_id: integer().notNull(),
    category_id: integer().notNull(),
    title: localised(),
    description: localised(),
    image: fileName(),
    price: minor(),
    discount: integer().notNull().default(0),
    discount_type: text({ enum: ['percent', 'amount'] })
      .notNull()
      .default('percent'),
    veg: flag(false),
    stock: integer().notNull().default(0),
    maximum_cart_quantity: integer(),
    archived_at: archivedAt(),
    version: version(),
    status: flag(true),
    start_date: date().notNull(),
    end_date: date().notNull(),
    start_time: time().notNull(),
    end_time: time().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [uniqueIndex().on(table.slug), index().on(table.module_id, table.zone_id)],
)

export const flashSale = pgTable('flash_sale', {
  id: rowId(),
  archived_at: archivedAt(),
  version: version(),
  module_id: integer()
    .notNull()
    .references(() => module.id),
  title: localised(),
  is_publish: flag(true),
  admin_discount_percentage: integer().notNull().default(50),
  vendor_discount_percentage: integer().notNull().default(50),
  start_date: timestamp({ withTimezone: true }).notNull(),
  end_date: timestamp({ withTimezone: true }).notNull(),
  created_at: createdAt(),
})

export const flashSaleItem = pgTable(
  'flash_sale_item',
  {
    id: rowId(),
    flash_sale_id: integer()
      .notNull()
      .references(() => flashSale.id, { onDelete: 'cascade' }),
    item_id: integer()
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    stock: integer().notNull(),
    sold: integer().notNull().default(0),
    available_stock: integer().notNull(),
    /** Percent × 100, or minor units, by discount_type. */
    discount: integer().notNull(),
    discount_type: text({ enum: ['percent', 'amount'] })
      .notNull()
      .default('percent'),
    status: flag(true),
  },
  (table) => [uniqueIndex().on(table.flash_sale_id, table.item_id), index().on(table.item_id)],
)

export const coupon = pgTable(
  'coupon',
  {
    id: rowId(),
    code: text().notNull(),
    title: localised(),
    coupon_type: text({
      enum: ['default', 'first_order', 'zone_wise', 'store_wise', 'free_delivery'],
    }).notNull(),
    module_id: integer()
      .notNull()
      .references(() => module.id),
    /** Set for store_wise coupons and for coupons a store made. */
    store_id: integer().references(() => store.id, { onDelete: 'cascade' }),
    zone_ids: integer().array().notNull().default(sql`'{}'::integer[]`),
    /** Empty: every customer. */
    customer_ids: integer().array().notNull().default(sql`'{}'::integer[]`),
    discount: integer().notNull().default(0),
    discount_type: text({ enum: ['percent', 'amount'] })
      .notNull()
      .default('percent'),
    min_purchase: minor(),
    max_discount: minor(),
    /** Uses a customer has; null is without limit. */
    limit: integer(),
    total_uses: integer().notNull().default(0),
    start_date: date().notNull(),
    expire_date: date().notNull(),
    archived_at: archivedAt(),
    version: version(),
    status: flag(true),
    created_by: text({ enum: ['admin', 'vendor'] })
      .notNull()
      .default('admin'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    // Letter case does not make another code.
    uniqueIndex('coupon_code').on(sql`upper(${table.code})`),
    index().on(table.module_id, table.status),
  ],
)
