// Private links to orders: one an order, known by its hash only.
import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { order } from './order.ts'

export const orderShare = pgTable(
  'order_share',
  {
    order_id: integer()
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex().on(table.token_hash)],
)
