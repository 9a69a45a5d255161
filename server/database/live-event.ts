// Announces to every process on this database what just happened; said inside a transaction, it goes out when that commits.
import { sql } from 'drizzle-orm'
import type { LiveEvent } from '#server/platform/events/live-events.ts'
import type { Database } from './connection.ts'

/** A query builder or a running transaction. */
type Speaker = Pick<Database, 'execute'>

/** Many at once, in one statement. */
export async function announceAll(db: Speaker, events: readonly LiveEvent[]): Promise<void> {
  if (events.length === 0) return
  const texts = sql.param(events.map((event) => JSON.stringify(event)))
  await db.execute(sql`select pg_notify('live_event', said) from unnest(${texts}::text[]) as said`)
}

export async function announce(db: Speaker, event: LiveEvent): Promise<void> {
  await db.execute(sql`select pg_notify('live_event', ${JSON.stringify(event)})`)
}
