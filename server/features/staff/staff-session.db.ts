// Questions about where the shop's own people are signed in; the lookup is asked with every request, so it is prepared.
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Database, Statements } from '#server/database/connection.ts'
import {
  staff,
  staffInvitation,
  staffPasskeyChallenge,
  staffSession,
  staffStore,
} from '#server/database/schema/staff.ts'

export function prepareStaffLookup(db: Database) {
  const session = db
    .select({
      id: staffSession.id,
      staff_id: staffSession.staff_id,
      name: staff.name,
      roles: staff.roles,
      store_ids: sql<number[]>`array(${sql`select ${staffStore.store_id} from ${staffStore}
        where ${staffStore.staff_id} = ${staff.id} order by ${staffStore.store_id}`})`,
      created_at: staffSession.created_at,
      last_seen_at: staffSession.last_seen_at,
    })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staff_id))
    .where(
      and(
        eq(staffSession.token_hash, sql.placeholder('token_hash')),
        gt(staffSession.expires_at, sql.placeholder('at')),
        // Whoever may not enter any more has no session that counts.
        eq(staff.is_active, true),
      ),
    )
    .prepare('staff_session_by_token')
  return async (token_hash: string, at: Date) => (await session.execute({ token_hash, at }))[0] ?? null
}

export interface Seen {
  last_seen_at: Date
  expires_at: Date
}

export async function insertStaffSession(
  tx: Statements,
  session: Seen & { staff_id: number; token_hash: string; user_agent: string; created_at: Date },
): Promise<void> {
  await tx.insert(staffSession).values(session)
  await tx.update(staff).set({ last_seen_at: session.last_seen_at }).where(eq(staff.id, session.staff_id))
}

export async function renewStaffSession(
  db: Statements,
  { id, staff_id }: { id: number; staff_id: number },
  seen: Seen,
): Promise<void> {
  await db.update(staffSession).set(seen).where(eq(staffSession.id, id))
  await db.update(staff).set({ last_seen_at: seen.last_seen_at }).where(eq(staff.id, staff_id))
}

export function staffSessionsOf(db: Statements, staff_id: number, at: Date) {
  return db
    .select()
    .from(staffSession)
    .where(and(eq(staffSession.staff_id, staff_id), gt(staffSession.expires_at, at)))
    .orderBy(desc(staffSession.last_seen_at), desc(staffSession.id))
}

/** False when they have no such session. */
export async function deleteStaffSession(tx: Statements, staff_id: number, id: number): Promise<boolean> {
  const gone = await tx
    .delete(staffSession)
    .where(and(eq(staffSession.id, id), eq(staffSession.staff_id, staff_id)))
    .returning({ id: staffSession.id })
  return gone.length > 0
}

export async function hasStaffSession(tx: Statements, staff_id: number, id: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: staffSession.id })
    .from(staffSession)
    .where(and(eq(staffSession.id, id), eq(staffSession.staff_id, staff_id)))
  return row !== undefined
}

export async function deleteStaffSessions(tx: Statements, staff_id: number, except = 0): Promise<void> {
  await tx.delete(staffSession).where(and(eq(staffSession.staff_id, staff_id), ne(staffSession.id, except)))
}

/** What has expired lets nobody in any more; it goes when somebody enters. */
export async function deleteExpiredOfStaff(db: Statements, at: Date): Promise<void> {
  await db.delete(staffSession).where(lte(staffSession.expires_at, at))
  await db.delete(staffInvitation).where(lte(staffInvitation.expires_at, at))
  await db.delete(staffPasskeyChallenge).where(lte(staffPasskeyChallenge.expires_at, at))
}
