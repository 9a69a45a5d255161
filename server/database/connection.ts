// The pool and the query builder; numbers arrive as numbers, times as they are stored.
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

const int8 = 20
const numeric = 1_700

// Counts and sums fit a double; as text they would silently join instead of add.
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(numeric, Number)

export interface ConnectionOptions {
  connections?: number
  /** Milliseconds a query may take; 0 for work that may take its time, such as migrations. */
  patience?: number
  onError?: (error: Error) => void
}

export function connect(url: string, options: ConnectionOptions = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 16,
    connectionTimeoutMillis: 10_000,
    // A new connection knows no table and no prepared statement yet: after a quiet moment a rush would pay for all.
    idleTimeoutMillis: 300_000,
    // A stuck query must not hold a connection, and with it the shop, for ever.
    statement_timeout: options.patience ?? 15_000,
  })
  // An idle connection that breaks is replaced by the pool; unhandled, the event would end the process.
  pool.on('error', options.onError ?? (() => undefined))
  const db = drizzle(pool)
  return { db, pool, close: () => pool.end() }
}

export type Connection = ReturnType<typeof connect>
export type Database = Connection['db']

/** The database, or one transaction of it. */
export type Statements = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>
