// Browsers that take push messages for a customer or a guest.
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, rowId } from './columns.ts'
import { customer, customerSession, guest } from './session.ts'

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
