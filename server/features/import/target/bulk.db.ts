// Writes many rows of a table by one statement each, so that its triggers run once for all of them.
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Statements } from '#server/database/connection.ts'
import { category, item } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'

const tables = { item, store, category } as const satisfies Record<string, PgTable>

export type BulkTable = keyof typeof tables

/** Names of columns, written by us. */
const listed = (columns: readonly string[], of = '') =>
  sql.raw(columns.map((column) => `${of}"${column}"`).join(', '))

export async function nextIds(tx: Statements, table: BulkTable, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => id)
}

/** The ids of those that were written; the others' slugs are taken by now. */
export async function insertMany(
  tx: Statements,
  table: BulkTable,
  columns: readonly string[],
  rows: readonly object[],
): Promise<ReadonlySet<number>> {
  if (rows.length === 0) return new Set()
  const name = sql.raw(`"${table}"`)
  const made = await tx.execute<{ id: number }>(sql`
    insert into ${name} (${listed(columns)})
    select ${listed(columns)} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)
    on conflict (slug) do nothing returning id`)
  return new Set(made.rows.map(({ id }) => id))
}

/** Whoever has one of them open at the desk is told that it changed. */
export async function updateMany(
  tx: Statements,
  table: BulkTable,
  columns: readonly string[],
  rows: readonly object[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  const name = sql.raw(`"${table}"`)
  const set = sql.raw(columns.map((column) => `"${column}" = fresh."${column}"`).join(', '))
  await tx.execute(sql`
    update ${name} as old
    set ${set}, version = old.version + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) as fresh
    where old.id = fresh.id`)
}
