// What the shop's own people did, by whom and to what; kept for ever, so that every act has a name beside it.
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { orderActors } from '#contract/features/order/order-words.ts'
import { rowId } from './columns.ts'
import { order } from './order.ts'

export const operation = pgTable(
  'operation',
  {
    id: rowId(),
    /** In one word: status, delivery_man, refund, offline_payment, answer. */
    act: text().notNull(),
    /** On whose behalf it was done. */
    actor: text({ enum: orderActors }).notNull(),
    /** The name the operator gave. */
    operator: text().notNull(),
    order_id: integer().references(() => order.id, { onDelete: 'cascade' }),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The Idempotency-Key: the same request again finds this row and does nothing. */
    request_key: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex().on(table.request_key)],
)
