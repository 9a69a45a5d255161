// What others than its owner did to an order or in a conversation: the shop's own people, or a parcel's receiver.
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { orderActors } from '#contract/features/order/order-words.ts'
import { rowId } from './columns.ts'
import { order } from './order.ts'

export const operation = pgTable(
  'operation',
  {
    id: rowId(),
    /** In one word: status, delivery_man, refund, offline_payment, answer, receiver_note. */
    act: text().notNull(),
    /** On whose behalf it was done. */
    actor: text({ enum: orderActors }).notNull(),
    /** The name the operator gave, or what they are. */
    operator: text().notNull(),
    order_id: integer().references(() => order.id, { onDelete: 'cascade' }),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The Idempotency-Key: the same request again finds this row and does nothing. */
    request_key: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex().on(table.request_key)],
)
