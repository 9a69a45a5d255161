// Conversations of customers with stores, delivery men and the shop's own people.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, flag, rowId, updatedAt } from './columns.ts'
import { customer } from './session.ts'

/** One conversation a pair: two first messages at once meet in the same row. */
export const conversation = pgTable(
  'conversation',
  {
    id: rowId(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    partner_type: text({ enum: ['admin', 'vendor', 'delivery_man'] }).notNull(),
    /** 0 for the shop's own people; no reference, for it points at different tables. */
    partner_id: integer().notNull(),
    last_message_id: integer(),
    last_message_time: timestamp({ withTimezone: true }),
    /** Messages of the partner the customer has not seen. */
    unread_message_count: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    unique().on(table.customer_id, table.partner_type, table.partner_id),
    index().on(table.customer_id, table.last_message_time),
  ],
)

export const chatMessage = pgTable(
  'chat_message',
  {
    id: rowId(),
    conversation_id: integer()
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    by_customer: flag(true),
    message: text(),
    file: text().array().notNull().default(sql`'{}'::text[]`),
    is_seen: flag(false),
    /** What the client called its request: said twice, it is kept once. */
    request_key: text(),
    created_at: createdAt(),
  },
  (table) => [
    index().on(table.conversation_id, table.id),
    uniqueIndex().on(table.conversation_id, table.request_key),
  ],
)
