// Cart lines of guests and customers, and the keys of requests that must not be done twice.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import { createdAt, flag, rowId, updatedAt } from './columns.ts'
import { customer, guest } from './session.ts'

/** Options by their English names, so that a cart filled in one language is read in another. */
export interface StoredCartChoice {
  food_variations: { name: string; labels: string[] }[]
  variation_type: string | null
}

export interface StoredCartAddOn {
  id: number
  quantity: number
}

export const cartLine = pgTable(
  'cart_line',
  {
    id: rowId(),
    /** Exactly one of the two owns the line. */
    customer_id: integer().references(() => customer.id, { onDelete: 'cascade' }),
    /** A guest who never comes back takes the cart along. */
    guest_id: bigint({ mode: 'number' }).references(() => guest.id, { onDelete: 'cascade' }),
    module_id: integer().notNull(),
    store_id: integer().notNull(),
    /** No reference: a line outlives its item, to say that it is gone. */
    item_id: integer().notNull(),
    model: text({ enum: ['Item', 'ItemCampaign'] }).notNull(),
    choice: jsonb().$type<StoredCartChoice>().notNull(),
    add_ons: jsonb().$type<StoredCartAddOn[]>().notNull(),
    note: text(),
    /** Of choice, add-on ids and note: what must be alike for two lines to be one. */
    fingerprint: text().notNull(),
    quantity: integer().notNull(),
    /**
     * Minor units: what one piece and the line's add-ons cost when the customer last looked. Many expensive options, or
     * add-ons, on one line go past what an integer holds.
     */
    seen_price: bigint({ mode: 'number' }).notNull(),
    seen_add_on_price: bigint({ mode: 'number' }).notNull(),
    /** The item as it was shown then; it stands in for an item that is gone. */
    snapshot: jsonb().$type<Item | CampaignItem>().notNull(),
    /** Set aside when another store's item took over; it can be brought back. */
    parked: flag(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    unique('cart_line_once')
      .on(
        table.customer_id,
        table.guest_id,
        table.parked,
        table.module_id,
        table.model,
        table.item_id,
        table.fingerprint,
      )
      .nullsNotDistinct(),
    index().on(table.guest_id),
    check('cart_line_owner', sql`num_nonnulls(${table.customer_id}, ${table.guest_id}) = 1`),
    check('cart_line_quantity', sql`${table.quantity} >= 1`),
  ],
)

/** Keys of changes already made; a day later they are forgotten. */
export const cartRequest = pgTable(
  'cart_request',
  {
    /** 'customer 12' or 'guest 34'. */
    owner: text().notNull(),
    key: text().notNull(),
    /** Hash of what was asked: the same key for something else is a slip of the client. */
    request: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] }), index().on(table.created_at)],
)
