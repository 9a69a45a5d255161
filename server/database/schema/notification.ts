// Browsers that take push messages for a customer or a guest, and notices of the business to many customers.
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Segment } from '#contract/features/notification/desk/desk-notice.schema.ts'
import { createdAt, flag, localised, rowId, version } from './columns.ts'
import { customer, customerSession, guest } from './session.ts'
import { staff } from './staff.ts'

export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: rowId(),
    customer_id: integer().references(() => customer.id, { onDelete: 'cascade' }),
    /** Ends with it: a browser that was signed out, here or from afar, hears nothing more. */
    session_id: integer().references(() => customerSession.id, { onDelete: 'cascade' }),
    guest_id: bigint({ mode: 'number' }).references(() => guest.id, { onDelete: 'cascade' }),
    /** A browser has one; whoever subscribed last with it owns it. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: ['en', 'ar', 'tg', 'ru'] }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.endpoint),
    index().on(table.customer_id),
    index().on(table.session_id),
    index().on(table.guest_id),
  ],
)

/** What the business says to a segment of its customers; sent in the background, batch by batch. */
export const customerNotice = pgTable(
  'customer_notice',
  {
    id: rowId(),
    title: localised(),
    description: localised(),
    segment: jsonb().$type<Segment>().notNull(),
    in_app: flag(true),
    push: flag(true),
    state: text({ enum: ['planned', 'sending', 'sent', 'withdrawn'] })
      .notNull()
      .default('planned'),
    send_at: timestamp({ withTimezone: true }).notNull(),
    finished_at: timestamp({ withTimezone: true }),
    /** Everybody up to this customer has it: a process that stops in between goes on behind them. */
    last_customer_id: integer().notNull().default(0),
    /** Customers it went to so far. */
    reached: integer().notNull().default(0),
    /** Made by the form it was written in: pressed twice, it is sent once. */
    key: text().notNull(),
    staff_id: integer().references(() => staff.id, { onDelete: 'set null' }),
    version: version(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.key),
    index('customer_notice_due').on(table.send_at).where(sql`state in ('planned', 'sending')`),
  ],
)
