// Who wants to be notified when a place outside every zone is delivered to.
import { doublePrecision, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { languages } from '#contract/core/language.ts'
import { createdAt, rowId } from './columns.ts'

export const coverageRequest = pgTable(
  'coverage_request',
  {
    id: rowId(),
    contact_kind: text({ enum: ['email', 'phone'] }).notNull(),
    /** Address in lower case, or number as + and digits. */
    contact: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** The coordinate to a hundred metres: asking twice from one doorstep is one request. */
    spot: text().notNull(),
    /** Language the message will be written in. */
    language: text({ enum: languages }).notNull(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex().on(table.contact, table.spot)],
)
