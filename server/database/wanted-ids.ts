// The ids a prepared statement is asked for, under the name `ids`.
import { type Column, type SQL, sql } from 'drizzle-orm'

/** PostgreSQL does not see through the subselect how many there are: what it saw, it would plan for again each time. */
export function isWanted(id: Column): SQL {
  return sql`${id} = any((select ${sql.placeholder('ids')}::int[])::int[])`
}
