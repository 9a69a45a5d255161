// Questions about browsers and apps that take push messages, and what customers have read.
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { isLanguage, type Language } from '#contract/core/language.ts'
import type { NotificationKind } from '#contract/features/notification/notification.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { pushSubscription } from '#server/database/schema/notification.ts'
import { customer, customerSession, guest } from '#server/database/schema/session.ts'
import type { Owner } from '#server/platform/http/caller/owner.ts'

export type SubscriptionRow = typeof pushSubscription.$inferSelect

type NewSubscription = Omit<typeof pushSubscription.$inferInsert, 'id' | 'created_at'>

/** More browsers than anybody has; a script could otherwise multiply every message. */
const browsersAtMost = 20

/** A customer's browser is known by the session it belongs to. */
export type Subscriber = Owner & { session_id: number | null }

const ownedBy = ({ customer_id, guest_id }: Owner) =>
  customer_id === null
    ? eq(pushSubscription.guest_id, guest_id)
    : eq(pushSubscription.customer_id, customer_id)

/** A browser that belonged to somebody else now belongs to whoever signed in with it. Beyond the limit the oldest go. */
export async function keepSubscription(db: Database, row: NewSubscription & Owner): Promise<void> {
  await db
    .insert(pushSubscription)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscription.endpoint, set: row })
  const older = db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(ownedBy(row))
    .orderBy(desc(pushSubscription.id))
    .offset(browsersAtMost)
  await db.delete(pushSubscription).where(inArray(pushSubscription.id, older))
}

export function subscriptionsOf(db: Database, owner: Owner): Promise<SubscriptionRow[]> {
  return db.select().from(pushSubscription).where(ownedBy(owner)).limit(browsersAtMost)
}

export async function dropSubscription(db: Database, owner: Owner, endpoint: string): Promise<void> {
  await db.delete(pushSubscription).where(and(ownedBy(owner), eq(pushSubscription.endpoint, endpoint)))
}

export async function dropGone(db: Database, id: number): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.id, id))
}

/** An app that Firebase reaches, and the language it was registered in. */
export interface AppRow {
  token: string
  /** Null: the customer's own. */
  language: Language | null
}

/** A customer's apps, each in a session of its own, or the one a guest came with. */
export async function appsOf(db: Database, owner: Owner): Promise<AppRow[]> {
  const rows =
    owner.customer_id === null
      ? await db
          .select({ token: guest.fcm_token, language: guest.language })
          .from(guest)
          .where(eq(guest.id, owner.guest_id))
      : await db
          .select({ token: customerSession.firebase_token, language: sql<null>`null` })
          .from(customerSession)
          .where(
            and(
              eq(customerSession.customer_id, owner.customer_id),
              isNotNull(customerSession.firebase_token),
            ),
          )
          .limit(browsersAtMost)
  return rows.flatMap(({ token, language }) => (token ? [{ token, language }] : []))
}

/** Firebase does not know the app behind it any more. */
export async function dropApp(db: Database, { customer_id, guest_id }: Owner, token: string): Promise<void> {
  if (customer_id === null) {
    await db
      .update(guest)
      .set({ fcm_token: null })
      .where(and(eq(guest.id, guest_id), eq(guest.fcm_token, token)))
  } else {
    await db
      .update(customerSession)
      .set({ firebase_token: null })
      .where(eq(customerSession.firebase_token, token))
  }
}

export async function forgetSubscriptions(db: Statements, customer_id: number): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.customer_id, customer_id))
}

export async function markRead(db: Database, customer_id: number, at: Date): Promise<void> {
  await db.update(customer).set({ notices_read_at: at }).where(eq(customer.id, customer_id))
}

/** Stored are the kinds switched off, so that a new kind is on. */
export async function mutedKindsOf(db: Database, customer_id: number): Promise<ReadonlySet<string>> {
  const [row] = await db
    .select({ muted: customer.muted_notifications })
    .from(customer)
    .where(eq(customer.id, customer_id))
  return new Set(row?.muted)
}

/** In one statement: two switches pressed at once must not undo each other. */
export async function changeMutedKinds(
  db: Database,
  customer_id: number,
  { muted, wanted }: { muted: readonly NotificationKind[]; wanted: readonly NotificationKind[] },
): Promise<void> {
  const named = sql.param([...muted, ...wanted])
  const left = sql`select kind from unnest(${customer.muted_notifications}) kind where kind <> all(${named}::text[])`
  await db
    .update(customer)
    .set({ muted_notifications: sql`array(${left}) || ${sql.param([...muted])}::text[]` })
    .where(eq(customer.id, customer_id))
}

/** The language the customer last used the shop in. */
export async function languageOf(db: Database, customer_id: number): Promise<Language> {
  const [row] = await db
    .select({ language: customer.current_language_key })
    .from(customer)
    .where(eq(customer.id, customer_id))
  return isLanguage(row?.language) ? row.language : 'en'
}
