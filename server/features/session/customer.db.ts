// Questions about accounts; a removed account is nobody's.
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database, Statements } from '#server/database/connection.ts'
import { customer, referralUse } from '#server/database/schema/session.ts'
import { isUniqueViolation } from '#server/database/unique-violation.ts'

export type CustomerRow = typeof customer.$inferSelect
export type NewCustomer = typeof customer.$inferInsert

async function oneCustomer(db: Database, where: SQL | undefined): Promise<CustomerRow | null> {
  const [row] = await db
    .select()
    .from(customer)
    .where(and(isNull(customer.deleted_at), where))
  return row ?? null
}

export const customerById = (db: Database, id: number) => oneCustomer(db, eq(customer.id, id))

/** The password as it is now; nobody changes it until the transaction ends. */
export async function lockPassword(tx: Statements, id: number): Promise<string | null> {
  const [row] = await tx
    .select({ password_hash: customer.password_hash })
    .from(customer)
    .where(eq(customer.id, id))
    .for('update')
  return row?.password_hash ?? null
}

export const customerByPhone = (db: Database, phone: string) => oneCustomer(db, eq(customer.phone, phone))

export const customerByEmail = (db: Database, email: string) => oneCustomer(db, eq(customer.email, email))

export const customerBySocialId = (
  db: Database,
  login_medium: CustomerRow['login_medium'],
  social_id: string,
) => oneCustomer(db, and(eq(customer.login_medium, login_medium), eq(customer.social_id, social_id)))

export const customerByRefCode = (db: Database, ref_code: string) =>
  oneCustomer(db, and(eq(customer.ref_code, ref_code), eq(customer.status, true)))

/**
 * Null when phone, e-mail, code or social id is taken: two sign-ups at once cannot both succeed. An address that is
 * proven is taken from who only wrote it down.
 */
export async function insertCustomer(db: Database, row: NewCustomer): Promise<CustomerRow | null> {
  const { email, email_verified_at: at } = row
  try {
    return await db.transaction(async (tx) => {
      if (email && at) await releaseEmail(tx, email, at)
      const [made] = await tx.insert(customer).values(row).returning()
      return made ?? null
    })
  } catch (error) {
    // Rolled back: whoever lost the address has it again.
    if (isUniqueViolation(error)) return null
    throw error
  }
}

async function releaseEmail(tx: Statements, email: string, at: Date): Promise<void> {
  await tx
    .update(customer)
    .set({ email: null, updated_at: at })
    .where(and(eq(customer.email, email), isNull(customer.email_verified_at)))
}

export async function updateCustomer(
  db: Statements,
  id: number,
  change: Partial<NewCustomer> & { updated_at: Date },
): Promise<void> {
  await db.update(customer).set(change).where(eq(customer.id, id))
}

/**
 * The customer has shown to read letters to this address: it becomes the account's, if it is what the account has or
 * wants. Who only wrote it down loses it. False when another account has proven it as well.
 */
export async function proveEmail(db: Database, id: number, email: string, at: Date): Promise<boolean> {
  const proven = { email, new_email: null, email_verified_at: at, updated_at: at }
  try {
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(customer).where(eq(customer.id, id)).for('update')
      if (!row || email !== (row.new_email ?? row.email)) return
      await releaseEmail(tx, email, at)
      await tx.update(customer).set(proven).where(eq(customer.id, id))
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

export async function isReferralUsed(db: Database, phone_hash: string): Promise<boolean> {
  const rows = await db
    .select({ phone_hash: referralUse.phone_hash })
    .from(referralUse)
    .where(eq(referralUse.phone_hash, phone_hash))
  return rows.length > 0
}

export async function rememberReferral(db: Database, phone_hash: string): Promise<void> {
  await db.insert(referralUse).values({ phone_hash }).onConflictDoNothing()
}
