// Announces to every process on this database what just happened; said inside a transaction, it goes out when that commits.
import { sql } from 'drizzle-orm'
import type { LiveEvent } from '#server/platform/events/live-events.ts'
import type { Database } from './connection.ts'

/** A query builder or a running transaction. */
type Speaker = Pick<Database, 'execute'>

export async function announce(db: Speaker, event: LiveEvent): Promise<void> {
  await db.execute(sql`select pg_notify('live_event', ${JSON.stringify(event)})`)
}
