// Questions about a customer's own account.
import { and, asc, desc, eq, gte, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Database, Statements } from '#server/database/connection.ts'
import { newsletterSubscriber, notification } from '#server/database/schema/content.ts'
import { category } from '#server/database/schema/item.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import { coverageRequest } from '#server/database/schema/location.ts'
import { customerNotification, type StoredNotice } from '#server/database/schema/profile.ts'
import { customer, customerSession, oneTimeCode } from '#server/database/schema/session.ts'
import { module, zone } from '#server/database/schema/zone.ts'

export type CustomerRow = typeof customer.$inferSelect

export async function customerById(db: Database, id: number): Promise<CustomerRow | null> {
  const [row] = await db
    .select()
    .from(customer)
    .where(and(eq(customer.id, id), isNull(customer.deleted_at)))
  return row ?? null
}

export type ProfileChange = Partial<typeof customer.$inferInsert> & { updated_at: Date }

/** What goes along with the change happens with it or not at all. */
export async function changeCustomer(
  db: Database,
  id: number,
  change: ProfileChange,
  along?: (tx: Statements) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(customer).set(change).where(eq(customer.id, id))
    // The customer's reviews show it; kept answers still name the one before.
    await along?.(tx)
  })
}

/** Whatever points at the customer from now on waits until the transaction ends: orders, payments, movements of money. */
export async function lockCustomer(tx: Statements, id: number): Promise<CustomerRow | null> {
  const [row] = await tx
    .select()
    .from(customer)
    .where(and(eq(customer.id, id), isNull(customer.deleted_at)))
    .for('update')
  return row ?? null
}

/** What stays is a row without a person, for the orders that point at it. */
export async function eraseCustomer(tx: Statements, row: CustomerRow, at: Date): Promise<void> {
  await tx
    .update(customer)
    .set({
      f_name: '',
      l_name: '',
      phone: null,
      email: null,
      new_email: null,
      password_hash: null,
      image: null,
      social_id: null,
      email_verified_at: null,
      interest: [],
      muted_notifications: [],
      zone_id: null,
      status: false,
      deleted_at: at,
      updated_at: at,
    })
    .where(eq(customer.id, row.id))
  await tx.delete(customerNotification).where(eq(customerNotification.customer_id, row.id))
  await forgetContacts(
    tx,
    [row.phone, row.email, row.new_email].filter((one) => one !== null),
  )
}

/** What is kept by phone or e-mail address alone. */
async function forgetContacts(tx: Statements, contacts: readonly string[]): Promise<void> {
  if (contacts.length === 0) return
  await tx.delete(oneTimeCode).where(inArray(oneTimeCode.subject, [...contacts]))
  await tx.delete(newsletterSubscriber).where(inArray(newsletterSubscriber.email, [...contacts]))
  await tx.delete(coverageRequest).where(inArray(coverageRequest.contact, [...contacts]))
}

export async function knownCategoryIds(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: category.id })
    .from(category)
    .where(and(inArray(category.id, [...ids]), eq(category.status, true)))
  return rows.map((row) => row.id)
}

/** Active ones of these, most specific as given. */
export async function knownZoneIds(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: zone.id })
    .from(zone)
    .where(and(inArray(zone.id, [...ids]), eq(zone.status, true)))
  const known = new Set(rows.map((row) => row.id))
  return ids.filter((id) => known.has(id))
}

export interface SuggestionPlace {
  zone_ids: readonly number[]
  module_id: number | null
}

const suggestionsAtMost = 5

const filedUnder = (categories: readonly number[]) =>
  or(inArray(itemListing.category_id, [...categories]), inArray(itemListing.top_category_id, [...categories]))

/** The most ordered items of the place; with `interest`, only of those categories and what is below them. */
export async function suggestedItemIds(
  db: Database,
  { zone_ids, module_id }: SuggestionPlace,
  interest: readonly number[] | null,
): Promise<number[]> {
  const rows = await db
    .select({ id: itemListing.id })
    .from(itemListing)
    .innerJoin(module, eq(module.id, itemListing.module_id))
    .where(
      and(
        eq(module.status, true),
        or(eq(module.all_zone_service, true), inArray(itemListing.zone_id, [...zone_ids])),
        module_id === null ? undefined : eq(itemListing.module_id, module_id),
        interest === null ? undefined : filedUnder(interest),
      ),
    )
    .orderBy(desc(itemListing.order_count), asc(itemListing.id))
    .limit(suggestionsAtMost)
  return rows.map((row) => row.id)
}

export function announcementsSince(db: Database, since: Date, zone_ids: readonly number[]) {
  return db
    .select()
    .from(notification)
    .where(
      and(
        eq(notification.status, true),
        gte(notification.created_at, since),
        or(isNull(notification.zone_id), inArray(notification.zone_id, [...zone_ids])),
      ),
    )
    .orderBy(desc(notification.created_at), desc(notification.id))
}

export function noticesOf(db: Database, customer_id: number, since: Date | null) {
  return db
    .select()
    .from(customerNotification)
    .where(
      and(
        eq(customerNotification.customer_id, customer_id),
        eq(customerNotification.status, true),
        since === null ? undefined : gte(customerNotification.created_at, since),
      ),
    )
    .orderBy(desc(customerNotification.created_at), desc(customerNotification.id))
    .limit(200)
}

export async function insertNotice(db: Database, customer_id: number, data: StoredNotice, at: Date) {
  await db.insert(customerNotification).values({ customer_id, data, created_at: at, updated_at: at })
}

export interface NoticeReader {
  /** Null when the customer never opened the list. */
  read_at: Date | null
  /** Whether announcements of the business are wanted. */
  wants_offers: boolean
  /** When the account was made. */
  joined_at: Date | null
}

export async function noticeReader(db: Database, customer_id: number): Promise<NoticeReader> {
  const [row] = await db
    .select({
      read_at: customer.notices_read_at,
      muted: customer.muted_notifications,
      joined_at: customer.created_at,
    })
    .from(customer)
    .where(eq(customer.id, customer_id))
  return {
    read_at: row?.read_at ?? null,
    wants_offers: !row?.muted.includes('offer'),
    joined_at: row?.joined_at ?? null,
  }
}

/** A device belongs to whoever signed in with it last: nobody before them hears there any more. */
export async function keepFirebaseToken(db: Database, session_id: number, token: string | null) {
  await db.transaction(async (tx) => {
    if (token !== null) {
      await tx
        .update(customerSession)
        .set({ firebase_token: null })
        .where(and(eq(customerSession.firebase_token, token), ne(customerSession.id, session_id)))
    }
    await tx.update(customerSession).set({ firebase_token: token }).where(eq(customerSession.id, session_id))
  })
}
