// Storing passkeys and the challenges they answer.
import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Statements } from '#server/database/connection.ts'
import { customer, passkey, passkeyChallenge } from '#server/database/schema/session.ts'
import type { CustomerRow } from '../customer.db.ts'

export type PasskeyRow = typeof passkey.$inferSelect

export type NewPasskey = typeof passkey.$inferInsert

/** `customer_id` is who a new passkey is for, and null where anybody may answer. */
export async function keepChallenge(
  db: Database,
  kept: { challenge: string; customer_id: number | null; expires_at: Date },
): Promise<void> {
  await db.insert(passkeyChallenge).values(kept)
}

/** True once: whoever takes a challenge has used it up, whatever becomes of the answer. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  customer_id: number | null,
  at: Date,
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        customer_id === null
          ? isNull(passkeyChallenge.customer_id)
          : eq(passkeyChallenge.customer_id, customer_id),
        gt(passkeyChallenge.expires_at, at),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge })
  return taken.length > 0
}

export function passkeysOf(db: Database, customer_id: number): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkey)
    .where(eq(passkey.customer_id, customer_id))
    .orderBy(desc(passkey.created_at), desc(passkey.id))
}

export interface OwnedPasskey {
  key: PasskeyRow
  owner: CustomerRow
}

export async function passkeyByCredential(db: Database, credential_id: string): Promise<OwnedPasskey | null> {
  const [row] = await db
    .select({ key: passkey, owner: customer })
    .from(passkey)
    .innerJoin(customer, eq(customer.id, passkey.customer_id))
    .where(and(eq(passkey.credential_id, credential_id), isNull(customer.deleted_at)))
  return row ?? null
}

export type Kept = { kind: 'kept'; id: number } | { kind: 'known' } | { kind: 'full' }

/** The customer's row is held, so that two at once cannot both be the last one allowed. */
export function insertPasskey(db: Database, row: NewPasskey, most: number): Promise<Kept> {
  return db.transaction(async (held) => {
    await held.select().from(customer).where(eq(customer.id, row.customer_id)).for('update')
    const [had] = await held
      .select({ count: count() })
      .from(passkey)
      .where(eq(passkey.customer_id, row.customer_id))
    if ((had?.count ?? 0) >= most) return { kind: 'full' }
    const [made] = await held.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id })
    return made ? { kind: 'kept', id: made.id } : { kind: 'known' }
  })
}

/** False when the counter was reached already: of an authenticator and its copy only one gets in. */
export async function markUsed(db: Database, id: number, counter: number, at: Date): Promise<boolean> {
  const marked = await db
    .update(passkey)
    .set({ counter, last_used_at: at })
    .where(
      and(
        eq(passkey.id, id),
        // Most synced passkeys do not count and always say zero.
        or(lt(passkey.counter, counter), and(eq(passkey.counter, 0), sql`${counter}::bigint = 0`)),
      ),
    )
    .returning({ id: passkey.id })
  return marked.length > 0
}

const ofCustomer = (customer_id: number, id: number) =>
  and(eq(passkey.id, id), eq(passkey.customer_id, customer_id))

/** False when the customer has no such passkey. */
export async function renamePasskey(
  db: Database,
  customer_id: number,
  id: number,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(passkey)
    .set({ name })
    .where(ofCustomer(customer_id, id))
    .returning({ id: passkey.id })
  return renamed.length > 0
}

export async function deletePasskey(db: Database, customer_id: number, id: number): Promise<boolean> {
  const gone = await db.delete(passkey).where(ofCustomer(customer_id, id)).returning({ id: passkey.id })
  return gone.length > 0
}

export async function deletePasskeysOf(db: Statements, customer_id: number): Promise<void> {
  await db.delete(passkey).where(eq(passkey.customer_id, customer_id))
  // One asked for and not answered yet must not come to life afterwards.
  await db.delete(passkeyChallenge).where(eq(passkeyChallenge.customer_id, customer_id))
}
