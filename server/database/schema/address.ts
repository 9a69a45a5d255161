// Places customers have things brought to.
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, rowId, updatedAt } from './columns.ts'
import { customer } from './session.ts'

export const address = pgTable(
  'address',
  {
    id: rowId(),
    customer_id: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** home, office, other, or the customer's own label. */
    address_type: text().notNull(),
    address_label: text(),
    contact_person_name: text().notNull(),
    contact_person_number: text().notNull(),
    contact_person_email: text(),
    address: text().notNull(),
    floor: text(),
    road: text(),
    house: text(),
    additional_information: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index().on(table.customer_id, table.created_at)],
)
