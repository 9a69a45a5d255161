// Questions about invitations; only open ones have a row.
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { staff, staffInvitation } from '#server/database/schema/staff.ts'

export type InvitationRow = typeof staffInvitation.$inferSelect

const withInviter = (db: Statements) =>
  db
    .select({ invitation: staffInvitation, inviter: staff.name })
    .from(staffInvitation)
    .leftJoin(staff, eq(staff.id, staffInvitation.invited_by))
    .$dynamic()

/** Newest first; that of the first owner is nobody's to see. */
export function openInvitations(db: Statements, at: Date) {
  return withInviter(db)
    .where(and(gt(staffInvitation.expires_at, at), isNotNull(staffInvitation.email)))
    .orderBy(desc(staffInvitation.id))
}

export type InvitationWithInviter = Awaited<ReturnType<typeof openInvitations>>[number]

export async function invitationByToken(
  db: Statements,
  token_hash: string,
  at: Date,
): Promise<InvitationWithInviter | null> {
  const isIt = and(eq(staffInvitation.token_hash, token_hash), gt(staffInvitation.expires_at, at))
  const [row] = await withInviter(db).where(isIt)
  return row ?? null
}

export type NewInvitation = Omit<InvitationRow, 'id'>

/** An open one for the same email is replaced: its link ends. */
export async function writeInvitation(tx: Statements, row: NewInvitation): Promise<InvitationRow> {
  const [made] = await tx
    .insert(staffInvitation)
    .values(row)
    .onConflictDoUpdate({ target: staffInvitation.email, set: row })
    .returning()
  if (!made) throw new Error('the invitation was not written')
  return made
}

export async function deleteFirstOwnerInvitation(tx: Statements): Promise<void> {
  await tx.delete(staffInvitation).where(isNull(staffInvitation.email))
}

/** Null when there is none, or somebody was faster. */
export async function takeInvitation(tx: Statements, id: number): Promise<InvitationRow | null> {
  const isIt = and(eq(staffInvitation.id, id), isNotNull(staffInvitation.email))
  const [row] = await tx.delete(staffInvitation).where(isIt).returning()
  return row ?? null
}

/** Of two who accept at once, one waits here for the other and then finds it gone. */
export async function takeInvitationByToken(
  tx: Statements,
  token_hash: string,
  at: Date,
): Promise<InvitationRow | null> {
  const isIt = and(eq(staffInvitation.token_hash, token_hash), gt(staffInvitation.expires_at, at))
  const [row] = await tx.delete(staffInvitation).where(isIt).returning()
  return row ?? null
}
