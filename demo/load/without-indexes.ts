// Fills tables without their indexes and builds them afterwards: for millions of rows a fraction of the time.
import { getTableName, type Table } from 'drizzle-orm'
import type pg from 'pg'

/** Inside a transaction. Indexes that hold up a constraint stay: rows are checked as they come. */
export async function withoutIndexes(
  client: pg.PoolClient,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables.map((table) => `"${getTableName(table)}"`)],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  await client.query(`set local maintenance_work_mem = '256MB'`)
  for (const { definition } of rows) await client.query(definition)
}
