// The pool and the query builder; numbers arrive as numbers, times as they are stored. A connection that breaks or says
// nothing in time is given up, never the process.
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type DatabaseLimits, usualDatabaseLimits } from '#server/platform/config/database-settings.ts'
import type { DatabaseUrl } from '#server/platform/events/channel.ts'
import { BoundedPool } from './bounded-pool.ts'
import { busy } from './busy.ts'

const int8 = 20
const numeric = 1_700

// Counts and sums fit a double; as text they would silently join instead of add.
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(numeric, Number)

/** Locks of a process that vanished without a word would otherwise be held until the network notices, for hours. */
const idleInTransactionMs = 60_000

const closeMs = 5_000

export interface ConnectionOptions {
  limits?: Partial<DatabaseLimits>
  onError?: (error: Error) => void
}

/** For work that may take its time, such as migrations. */
export const unhurried = { statement_ms: 0, lock_ms: 0, query_ms: 0 } satisfies Partial<DatabaseLimits>

export function connect(
  url: DatabaseUrl,
  { limits: own, onError = () => undefined }: ConnectionOptions = {},
) {
  const limits = { ...usualDatabaseLimits, ...own }
  const pool = new BoundedPool(limits.queue, {
    Client: clientOf(url, onError),
    max: limits.connections,
    connectionTimeoutMillis: limits.connect_ms,
    // A new connection knows no table and no prepared statement yet: after a quiet moment a rush would pay for all.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: limits.statement_ms,
    lock_timeout: limits.lock_ms,
    query_timeout: limits.query_ms,
    idle_in_transaction_session_timeout: limits.statement_ms === 0 ? 0 : idleInTransactionMs,
  })
  // Each client reports its own errors; unheard, the pool's event about the same would end the process.
  pool.on('error', () => undefined)
  const db = Object.assign(drizzle<Record<string, never>, pg.Pool>(pool), {
    transaction: transactionsOf(pool),
  })
  // A frozen database says no goodbye: it is waited for, but not for ever.
  return { db, pool, close: () => Promise.race([pool.end(), wait(closeMs, undefined, { ref: false })]) }
}

export type Connection = ReturnType<typeof connect>
export type Database = Connection['db']

/** The database, or one transaction of it. */
export type Statements = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** The address is looked up for each new connection: an embedded database may come back on another port. */
function clientOf(url: DatabaseUrl, onError: (error: Error) => void) {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: typeof url === 'string' ? url : url() })
      // Heard for as long as the client lives: lost inside a transaction, when the pool does not listen, a connection
      // would end the process.
      this.on('error', onError)
      closeWhenSilent(this)
    }
  }
}

/**
 * The driver reports a statement that was not answered in time but leaves its connection waiting for the answer. The
 * rollback behind it would wait as long again, and the next one to use the connection might get this answer.
 */
function closeWhenSilent(client: pg.Client): void {
  const send = client.query.bind(client)
  const query = (...given: Parameters<typeof send>): unknown => {
    const answer: unknown = send(...given)
    if (answer instanceof Promise) {
      answer.catch((problem: unknown) => {
        if (problem instanceof Error && problem.message === 'Query read timeout') void client.end()
      })
    }
    return answer
  }
  Object.defineProperty(client, 'query', { value: query })
}

type Transaction = ReturnType<typeof drizzle<Record<string, never>, pg.Pool>>['transaction']

/**
 * The query builder's own forgets its client when the transaction cannot begin, one connection of the pool each time,
 * and gives back a broken one as if it were whole.
 */
function transactionsOf(pool: pg.Pool): Transaction {
  return async (work, config) => {
    const client = await pool.connect().catch((problem: unknown) => {
      throw busy('no connection to begin a transaction on', problem)
    })
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      const isOver = client.getTransactionStatus() === 'I'
      client.release(!isOver)
    }
  }
}
