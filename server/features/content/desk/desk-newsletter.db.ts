// Questions about the addresses of the newsletter.
import { asc, count, desc, eq } from 'drizzle-orm'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { subscriberSorts } from '#contract/features/content/desk/desk-newsletter.endpoints.ts'
import type { Statements } from '#server/database/connection.ts'
import { isFound } from '#server/database/desk-rows.ts'
import { newsletterSubscriber as subscriber } from '#server/database/schema/content.ts'
import { wireTime } from '#server/database/wire-time.ts'

export interface SubscriberFilter extends Page {
  q: string
  sort: (typeof subscriberSorts)[number]
  dir: 'up' | 'down'
}

const shown = { id: subscriber.id, email: subscriber.email, created_at: wireTime(subscriber.created_at) }

export async function subscribersOfDesk(db: Statements, filter: SubscriberFilter) {
  const { q, sort, dir } = filter
  const where = isFound(q, [subscriber.email])
  const isDown = (dir === 'down') !== (sort === 'newest')
  const column = sort === 'newest' ? subscriber.id : subscriber.email
  const rows = await db
    .select(shown)
    .from(subscriber)
    .where(where)
    .orderBy(isDown ? desc(column) : asc(column))
    .limit(filter.limit)
    .offset(rowsBefore(filter))
  const [counted] = await db.select({ total: count() }).from(subscriber).where(where)
  return { rows, total_size: counted?.total ?? 0 }
}

export function allSubscribers(db: Statements) {
  return db.select(shown).from(subscriber).orderBy(asc(subscriber.id))
}

/** Null: it is not there. */
export async function deleteSubscriber(tx: Statements, id: number): Promise<string | null> {
  const [gone] = await tx
    .delete(subscriber)
    .where(eq(subscriber.id, id))
    .returning({ email: subscriber.email })
  return gone?.email ?? null
}
