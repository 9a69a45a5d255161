// Items and stores a customer keeps for later.
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, rowId } from './columns.ts'
import { item } from './item.ts'
import { customer } from './session.ts'
import { store } from './store.ts'

export const wish = pgTable(
  'wish',
  {
    id: rowId(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    item_id: integer().references(() => item.id, { onDelete: 'cascade' }),
    store_id: integer().references(() => store.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex().on(table.customer_id, table.item_id),
    uniqueIndex().on(table.customer_id, table.store_id),
    check('wish_for_one_thing', sql`num_nonnulls(${table.item_id}, ${table.store_id}) = 1`),
  ],
)
