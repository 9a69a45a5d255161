// Questions about sessions and guests; asked with every request, so the lookups are prepared once.
import { and, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import {
  customer,
  customerSession,
  guest,
  oneTimeCode,
  passkeyChallenge,
  signInAttempt,
} from '#server/database/schema/session.ts'

export function prepareLookups(db: Database) {
  const session = db
    .select({
      id: customerSession.id,
      customer_id: customerSession.customer_id,
      last_seen_at: customerSession.last_seen_at,
      expires_at: customerSession.expires_at,
    })
    .from(customerSession)
    .innerJoin(customer, eq(customer.id, customerSession.customer_id))
    .where(
      and(
        eq(customerSession.token_hash, sql.placeholder('token_hash')),
        gt(customerSession.expires_at, sql.placeholder('at')),
        // A blocked or removed account has no sessions that count.
        eq(customer.status, true),
        isNull(customer.deleted_at),
      ),
    )
    .prepare('session_by_token')
  const knownGuest = db
    .select({ id: guest.id, last_seen_at: guest.last_seen_at })
    .from(guest)
    .where(and(eq(guest.id, sql.placeholder('id')), gt(guest.expires_at, sql.placeholder('at'))))
    .prepare('guest_by_id')

  return {
    session: async (token_hash: string, at: Date) => (await session.execute({ token_hash, at }))[0] ?? null,
    guest: async (id: number, at: Date) => (await knownGuest.execute({ id, at }))[0] ?? null,
  }
}

export interface Seen {
  last_seen_at: Date
  expires_at: Date
}

export async function insertSession(
  db: Statements,
  session: Seen & { customer_id: number; token_hash: string; user_agent: string; created_at: Date },
): Promise<void> {
  await db.insert(customerSession).values(session)
}

export async function renewSession(db: Database, id: number, seen: Seen): Promise<void> {
  await db.update(customerSession).set(seen).where(eq(customerSession.id, id))
}

export function sessionsOf(db: Database, customer_id: number, at: Date) {
  return db
    .select()
    .from(customerSession)
    .where(and(eq(customerSession.customer_id, customer_id), gt(customerSession.expires_at, at)))
    .orderBy(desc(customerSession.last_seen_at), desc(customerSession.id))
}

export type SessionRow = Awaited<ReturnType<typeof sessionsOf>>[number]

/** False when the customer has no such session. */
export async function deleteSession(db: Database, customer_id: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(customerSession)
    .where(and(eq(customerSession.id, id), eq(customerSession.customer_id, customer_id)))
    .returning({ id: customerSession.id })
  return gone.length > 0
}

export async function deleteSessionsOf(db: Statements, customer_id: number, except?: number): Promise<void> {
  await db
    .delete(customerSession)
    .where(
      and(
        eq(customerSession.customer_id, customer_id),
        except === undefined ? undefined : ne(customerSession.id, except),
      ),
    )
}

/** False when the id is taken already. */
export async function insertGuest(
  db: Database,
  row: Seen & { id: number; fcm_token: string | null; language: Language; created_at: Date },
): Promise<boolean> {
  const made = await db.insert(guest).values(row).onConflictDoNothing().returning({ id: guest.id })
  return made.length > 0
}

export async function renewGuest(db: Database, id: number, seen: Seen): Promise<void> {
  await db.update(guest).set(seen).where(eq(guest.id, id))
}

export async function deleteExpired(db: Database, at: Date): Promise<void> {
  await db.delete(customerSession).where(lte(customerSession.expires_at, at))
  await db.delete(guest).where(lte(guest.expires_at, at))
  await db.delete(passkeyChallenge).where(lte(passkeyChallenge.expires_at, at))
  await db.delete(signInAttempt).where(lte(signInAttempt.expires_at, at))
  // Blocks and the tries of a day outlive their code; all over, nothing is left to remember.
  await db
    .delete(oneTimeCode)
    .where(
      and(
        lte(oneTimeCode.expires_at, sql`${at}::timestamptz - interval '1 hour'`),
        lte(sql`coalesce(${oneTimeCode.blocked_until}, ${oneTimeCode.expires_at})`, at),
        lte(sql`coalesce(${oneTimeCode.last_wrong_at} + interval '1 day', ${oneTimeCode.expires_at})`, at),
      ),
    )
}
