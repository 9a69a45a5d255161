// Brings tables, functions and triggers up to date; an advisory lock lets several processes start at once.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import type { Connection } from './connection.ts'

/** Any number, the same in every process of the shop. */
const migrationLock = 5_050_505

/** `folder` holds the migrations of tables, and functions and triggers as files of their own. */
export async function migrateDatabase(connection: Connection, folder: string): Promise<void> {
  const client = await connection.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseOlder(client, join(folder, 'migrations/0000_baseline.sql'))
    // Generated columns call functions, and triggers stand on tables: hence before and after.
    await applyChanged(client, join(folder, 'functions'))
    await migrate(connection.db, { migrationsFolder: join(folder, 'migrations') })
    await applyChanged(client, join(folder, 'triggers'))
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).finally(() => client.release())
  }
}

/** A database from before the baseline has no way up: a clear word is better than tables that are there already. */
async function refuseOlder(client: pg.PoolClient, baseline: string): Promise<void> {
  const { rows } = await client.query<{ log: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as log",
  )
  if (!rows[0]?.log) return
  const first = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at limit 1',
  )
  const [made] = first.rows
  if (!made || made.hash === hashOf(await readFile(baseline, 'utf8'))) return
  throw new Error(
    'This database was made by a release that cannot be upgraded from: start with an empty database, or with another DATA_DIR.',
  )
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Runs the SQL files that are new or changed since they were last run; each whole or not at all. */
async function applyChanged(client: pg.PoolClient, folder: string): Promise<void> {
  await client.query('create table if not exists applied_sql (file text primary key, hash text not null)')
  const { rows } = await client.query<{ file: string; hash: string }>('select file, hash from applied_sql')
  const applied = new Map(rows.map(({ file, hash }) => [file, hash]))
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    const sql = await readFile(join(folder, file), 'utf8')
    const hash = hashOf(sql)
    if (applied.get(file) !== hash) await applyFile(client, { file, sql, hash })
  }
}

interface SqlFile {
  file: string
  sql: string
  hash: string
}

async function applyFile(client: pg.PoolClient, { file, sql, hash }: SqlFile): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    const known =
      'insert into applied_sql values ($1, $2) on conflict (file) do update set hash = excluded.hash'
    await client.query(known, [file, hash])
    await client.query('commit')
  } catch (problem) {
    await client.query('rollback')
    throw new Error(`${file} could not be applied to the database`, { cause: problem })
  }
}
