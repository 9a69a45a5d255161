// A time as it goes over the wire.
import { type Column, type SQL, sql } from 'drizzle-orm'

/** Written once by the database, not again for every list the row is on. */
export function wireTime(column: Column): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
