// The second step of signing in: each code works once, whoever sends it at the same moment.
import { and, count, eq, isNull, lt, or } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { staff, staffRecoveryCode } from '#server/database/schema/staff.ts'

/** Not while the second step is on: false then. */
export async function storeSecret(db: Statements, id: number, totp_secret: string): Promise<boolean> {
  const changed = await db
    .update(staff)
    .set({ totp_secret, totp_last_step: null })
    .where(and(eq(staff.id, id), isNull(staff.totp_confirmed_at)))
    .returning({ id: staff.id })
  return changed.length > 0
}

export interface UsedStep {
  id: number
  secret: string
  step: number
}

/** False when it is on already, or the secret is another by now. */
export async function turnOn(tx: Statements, { id, secret, step }: UsedStep, at: Date): Promise<boolean> {
  const changed = await tx
    .update(staff)
    .set({ totp_confirmed_at: at, totp_last_step: step })
    .where(and(eq(staff.id, id), eq(staff.totp_secret, secret), isNull(staff.totp_confirmed_at)))
    .returning({ id: staff.id })
  return changed.length > 0
}

/** Of two with the same code one waits for the other's row here, and then finds the step used. */
export async function takeStep(db: Statements, { id, secret, step }: UsedStep): Promise<boolean> {
  const isUnused = or(isNull(staff.totp_last_step), lt(staff.totp_last_step, step))
  const changed = await db
    .update(staff)
    .set({ totp_last_step: step })
    .where(and(eq(staff.id, id), eq(staff.totp_secret, secret), isUnused))
    .returning({ id: staff.id })
  return changed.length > 0
}

export async function takeRecoveryCode(
  db: Statements,
  staff_id: number,
  code_hash: string,
): Promise<boolean> {
  const isIt = and(eq(staffRecoveryCode.staff_id, staff_id), eq(staffRecoveryCode.code_hash, code_hash))
  return (await db.delete(staffRecoveryCode).where(isIt).returning()).length > 0
}

export async function replaceRecoveryCodes(
  tx: Statements,
  staff_id: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staff_id, staff_id))
  if (hashes.length > 0) {
    await tx.insert(staffRecoveryCode).values(hashes.map((code_hash) => ({ staff_id, code_hash })))
  }
}

export async function recoveryCodesLeft(db: Statements, staff_id: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCode)
    .where(eq(staffRecoveryCode.staff_id, staff_id))
  return row?.left ?? 0
}

export async function turnOff(tx: Statements, id: number): Promise<void> {
  const off = { totp_secret: null, totp_confirmed_at: null, totp_last_step: null }
  await tx.update(staff).set(off).where(eq(staff.id, id))
  await replaceRecoveryCodes(tx, id, [])
}
