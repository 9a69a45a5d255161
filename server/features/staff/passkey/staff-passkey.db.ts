// Storing passkeys of the shop's own people and the challenges they answer.
import { and, count, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { staffPasskey, staffPasskeyChallenge } from '#server/database/schema/staff.ts'

export type StaffPasskeyRow = typeof staffPasskey.$inferSelect

/** What an answer has to come with beside the challenge itself. */
export type ChallengeHolder = { session_id: number } | { ticket_hash: string }

export async function keepChallenge(
  db: Statements,
  kept: { challenge: string; staff_id: number; expires_at: Date } & ChallengeHolder,
): Promise<void> {
  await db.insert(staffPasskeyChallenge).values(kept)
}

/** True once: whoever takes a challenge has used it up, whatever becomes of the answer. */
export async function takeChallenge(
  db: Statements,
  challenge: string,
  { staff_id, at, ...holder }: { staff_id: number; at: Date } & ChallengeHolder,
): Promise<boolean> {
  const isHeld =
    'session_id' in holder
      ? eq(staffPasskeyChallenge.session_id, holder.session_id)
      : and(
          isNotNull(staffPasskeyChallenge.ticket_hash),
          eq(staffPasskeyChallenge.ticket_hash, holder.ticket_hash),
        )
  const taken = await db
    .delete(staffPasskeyChallenge)
    .where(
      and(
        eq(staffPasskeyChallenge.challenge, challenge),
        eq(staffPasskeyChallenge.staff_id, staff_id),
        isHeld,
        gt(staffPasskeyChallenge.expires_at, at),
      ),
    )
    .returning({ challenge: staffPasskeyChallenge.challenge })
  return taken.length > 0
}

export function passkeysOfStaff(db: Statements, staff_id: number): Promise<StaffPasskeyRow[]> {
  return db
    .select()
    .from(staffPasskey)
    .where(eq(staffPasskey.staff_id, staff_id))
    .orderBy(desc(staffPasskey.created_at), desc(staffPasskey.id))
}

export async function countPasskeys(db: Statements, staff_id: number): Promise<number> {
  const [row] = await db
    .select({ had: count() })
    .from(staffPasskey)
    .where(eq(staffPasskey.staff_id, staff_id))
  return row?.had ?? 0
}

/** Null for one that is somebody's already. */
export async function insertPasskey(
  tx: Statements,
  row: typeof staffPasskey.$inferInsert,
): Promise<number | null> {
  const [made] = await tx
    .insert(staffPasskey)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: staffPasskey.id })
  return made?.id ?? null
}

/** False when the counter was reached already: of an authenticator and its copy only one gets in. */
export async function markUsed(db: Statements, id: number, counter: number, at: Date): Promise<boolean> {
  const marked = await db
    .update(staffPasskey)
    .set({ counter, last_used_at: at })
    .where(
      and(
        eq(staffPasskey.id, id),
        // Most synced passkeys do not count and always say zero.
        or(lt(staffPasskey.counter, counter), and(eq(staffPasskey.counter, 0), sql`${counter}::bigint = 0`)),
      ),
    )
    .returning({ id: staffPasskey.id })
  return marked.length > 0
}

const ofStaff = (staff_id: number, id: number) =>
  and(eq(staffPasskey.id, id), eq(staffPasskey.staff_id, staff_id))

/** False when they have no such passkey. */
export async function renamePasskey(
  db: Statements,
  staff_id: number,
  id: number,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(staffPasskey)
    .set({ name })
    .where(ofStaff(staff_id, id))
    .returning({ id: staffPasskey.id })
  return renamed.length > 0
}

/** Its name; null when they have no such passkey. */
export async function deletePasskey(tx: Statements, staff_id: number, id: number): Promise<string | null> {
  const [gone] = await tx
    .delete(staffPasskey)
    .where(ofStaff(staff_id, id))
    .returning({ name: staffPasskey.name })
  return gone?.name ?? null
}

export async function deletePasskeysOf(tx: Statements, staff_id: number): Promise<void> {
  await tx.delete(staffPasskey).where(eq(staffPasskey.staff_id, staff_id))
  // One asked for and not answered yet must not come to life afterwards.
  await tx.delete(staffPasskeyChallenge).where(eq(staffPasskeyChallenge.staff_id, staff_id))
}
