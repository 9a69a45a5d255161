// Counting wrong sign-ins; a try holds its rows while it is judged, so that guesses sent at once are counted one by one.
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { signInAttempt } from '#server/database/schema/session.ts'

export type AttemptRow = typeof signInAttempt.$inferSelect

/** One row a subject, made where there is none; always locked in the same order, so that no two wait for each other. */
export async function holdAttempts(
  tx: Statements,
  subjects: readonly string[],
  expires_at: Date,
): Promise<ReadonlyMap<string, AttemptRow>> {
  const sorted = subjects.toSorted()
  await tx
    .insert(signInAttempt)
    .values(sorted.map((subject) => ({ subject, expires_at })))
    .onConflictDoNothing()
  const rows = await tx
    .select()
    .from(signInAttempt)
    .where(inArray(signInAttempt.subject, sorted))
    .orderBy(asc(signInAttempt.subject))
    .for('update')
  return new Map(rows.map((row) => [row.subject, row]))
}

export async function writeAttempt(tx: Statements, subject: string, change: Partial<AttemptRow>) {
  await tx.update(signInAttempt).set(change).where(eq(signInAttempt.subject, subject))
}

/** The try turned out to be right: as if it had not been counted, unless another was counted since. */
export async function takeBackAttempt(tx: Statements, before: AttemptRow, counted_at: Date): Promise<void> {
  const { subject, last_wrong_at } = before
  await tx
    .update(signInAttempt)
    .set({
      wrong: sql`greatest(${signInAttempt.wrong} - 1, 0)`,
      last_wrong_at: sql`case when ${signInAttempt.last_wrong_at} = ${counted_at.toISOString()}::timestamptz
        then ${last_wrong_at?.toISOString() ?? null}::timestamptz else ${signInAttempt.last_wrong_at} end`,
    })
    .where(eq(signInAttempt.subject, subject))
}

/** From now on the account is known to be entered from there. */
export async function writeEntered(tx: Statements, subject: string, entered_at: Date, expires_at: Date) {
  const entered = { wrong: 0, last_wrong_at: null, entered_at, expires_at }
  await tx
    .insert(signInAttempt)
    .values({ subject, ...entered })
    .onConflictDoUpdate({ target: signInAttempt.subject, set: entered })
}
