// What the shop tells one customer.
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { createdAt, flag, rowId, updatedAt } from './columns.ts'
import { customer } from './session.ts'

export interface StoredNotice {
  title: string
  description: string
  order_id: number | null
  image: string | null
  /** order_status, message, … */
  type: string
}

export const customerNotification = pgTable(
  'customer_notification',
  {
    id: rowId(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    data: jsonb().$type<StoredNotice>().notNull(),
    status: flag(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index().on(table.customer_id, table.created_at)],
)
