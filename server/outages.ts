// What the process does while its database is away: says so without filling the log, and starts an embedded one again.
import { isBusy } from './database/busy.ts'
import type { EmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import type { Log } from './platform/log/log.ts'
import { throttle } from './platform/log/throttle.ts'

export function createOutages(log: Log, embedded: Pick<EmbeddedPostgres, 'revive'> | null) {
  const workWaits = throttle((error: unknown, more) =>
    log.warn({ error, ...more }, 'work that was due waits for the database'),
  )
  const notRevived = throttle((problem: unknown, more) =>
    log.error({ problem, ...more }, 'the embedded database could not be started again yet'),
  )
  const lost = throttle((problem: unknown, more) =>
    log.warn({ problem, ...more }, 'not listening for catalogue changes yet'),
  )
  return {
    connectionBroke: throttle((error: Error, more) =>
      log.warn({ error, ...more }, 'a database connection broke'),
    ),
    workFailed(error: unknown): void {
      if (isBusy(error)) workWaits(error)
      else log.error({ error }, 'work that was due failed')
    },
    databaseLost(problem: unknown): void {
      lost(problem)
      embedded?.revive().catch(notRevived)
    },
  }
}
