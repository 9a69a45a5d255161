// Brings the tables up to date; an advisory lock lets several processes start at once.
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Connection } from './connection.ts'

/** Any number, the same in every process of the shop. */
const migrationLock = 5_050_505

export async function migrateDatabase(connection: Connection, migrationsFolder: string): Promise<void> {
  const client = await connection.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(connection.db, { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).finally(() => client.release())
  }
}
