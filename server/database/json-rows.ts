// Rows of another table inside a row, so that what one page shows is one question to the database.
import { type Column, type SQL, sql } from 'drizzle-orm'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'

/** At most fifty fields; a time has to be written as text, for JSON knows none. */
type Fields = Readonly<Record<string, Column | SQL>>

/** `from` is all of the question behind its columns; its order is kept, and nothing found is an empty list. */
export function jsonRows<Row extends Fields>(row: Row, from: SQL): SQL<SelectResultFields<Row>[]> {
  const pairs = Object.entries(row).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`)
  return sql`to_json(array(select json_build_object(${sql.join(pairs, sql`, `)}) ${from}))`
}
