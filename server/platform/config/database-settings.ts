// How long the shop waits for its database, and how many may wait at once.
import { z } from 'zod'

const milliseconds = (usual: number) => z.coerce.number().int().min(100).max(3_600_000).default(usual)

export const databaseSettings = {
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(1_000).default(16),
  QUEUE_LIMIT: z.coerce.number().int().min(0).max(100_000).default(1_000),
  CONNECT_TIMEOUT_MS: milliseconds(10_000),
  LOCK_TIMEOUT_MS: milliseconds(5_000),
  STATEMENT_TIMEOUT_MS: milliseconds(15_000),
  QUERY_TIMEOUT_MS: milliseconds(20_000),
  REQUEST_TIMEOUT_MS: milliseconds(30_000),
}

export interface DatabaseLimits {
  /** Connections of this process at once. */
  connections: number
  /** Waits for a free connection at most; the next request is refused at once. */
  queue: number
  /** For a free connection, and for a new one to be opened. */
  connect_ms: number
  /** For a row somebody else holds; enforced by the database. 0: no limit, also below. */
  lock_ms: number
  /** For one statement; enforced by the database. */
  statement_ms: number
  /** For its answer; enforced here, because a frozen database enforces nothing. */
  query_ms: number
}

const settings = z.object(databaseSettings)

export function databaseLimitsFrom(values: z.output<typeof settings>): DatabaseLimits {
  return {
    connections: values.DATABASE_CONNECTIONS,
    queue: values.QUEUE_LIMIT,
    connect_ms: values.CONNECT_TIMEOUT_MS,
    lock_ms: values.LOCK_TIMEOUT_MS,
    statement_ms: values.STATEMENT_TIMEOUT_MS,
    query_ms: values.QUERY_TIMEOUT_MS,
  }
}

export const usualDatabaseLimits = databaseLimitsFrom(settings.parse({}))
