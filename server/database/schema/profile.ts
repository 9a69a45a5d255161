// Notices for one customer.
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { Localised } from '#contract/core/language.ts'
import { createdAt, flag, rowId, updatedAt } from './columns.ts'
import { customer } from './session.ts'

/** Said in every language, to be read in the one asked for; rows of an earlier time hold the one they were written in. */
export type StoredWords = Localised | string

export interface StoredNotice {
  title: StoredWords
  description: StoredWords
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
