// Questions about conversations and what was said in them.
import { and, asc, count, desc, eq, inArray, lte, sql, sum } from 'drizzle-orm'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { PartnerType } from '#contract/features/chat/chat.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { announce } from '#server/database/live-event.ts'
import { chatMessage, conversation } from '#server/database/schema/chat.ts'
import { deliveryMan } from '#server/database/schema/content.ts'
import { operation } from '#server/database/schema/operation.ts'
import { customer } from '#server/database/schema/session.ts'
import { store } from '#server/database/schema/store.ts'

export type ConversationRow = typeof conversation.$inferSelect
export type MessageRow = typeof chatMessage.$inferSelect
export type StoreRow = Pick<
  typeof store.$inferSelect,
  'id' | 'vendor_id' | 'name' | 'phone' | 'email' | 'logo'
>
export type DeliveryManRow = Pick<typeof deliveryMan.$inferSelect, 'id' | 'f_name' | 'l_name' | 'image'>

export interface Partner {
  type: PartnerType
  id: number
}

const ofCustomer = (customer_id: number, type: PartnerType | undefined) =>
  and(
    eq(conversation.customer_id, customer_id),
    type === undefined ? undefined : eq(conversation.partner_type, type),
  )

export async function conversationsOf(
  db: Database,
  customer_id: number,
  type: PartnerType | undefined,
  page: Page | null,
): Promise<{ total: number; rows: ConversationRow[] }> {
  const which = ofCustomer(customer_id, type)
  const listed = db
    .select()
    .from(conversation)
    .where(which)
    .orderBy(desc(conversation.last_message_time), desc(conversation.id))
  const rows = page ? await listed.limit(page.limit).offset(rowsBefore(page)) : await listed
  const [counted] = await db.select({ total: count() }).from(conversation).where(which)
  return { total: counted?.total ?? 0, rows }
}

export async function conversationById(
  db: Database,
  customer_id: number,
  id: number,
): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversation)
    .where(and(eq(conversation.id, id), eq(conversation.customer_id, customer_id)))
  return row ?? null
}

/** Whosever it is: for the shop's own people. */
export async function anyConversation(db: Statements, id: number): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversation).where(eq(conversation.id, id))
  return row ?? null
}

export async function conversationWith(
  db: Database,
  customer_id: number,
  partner: Partner,
): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversation)
    .where(
      and(
        eq(conversation.customer_id, customer_id),
        eq(conversation.partner_type, partner.type),
        eq(conversation.partner_id, partner.id),
      ),
    )
  return row ?? null
}

export async function messagesOf(
  db: Database,
  conversation_id: number,
  page: Page,
): Promise<{ total: number; rows: MessageRow[] }> {
  const which = eq(chatMessage.conversation_id, conversation_id)
  const rows = await db
    .select()
    .from(chatMessage)
    .where(which)
    .orderBy(desc(chatMessage.id))
    .limit(page.limit)
    .offset(rowsBefore(page))
  const [counted] = await db.select({ total: count() }).from(chatMessage).where(which)
  return { total: counted?.total ?? 0, rows }
}

export function messagesByIds(db: Database, ids: readonly number[]): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessage)
    .where(inArray(chatMessage.id, [...ids]))
}

/** The customer has the conversation before their eyes. */
export async function seenByCustomer(db: Database, conversation_id: number): Promise<void> {
  await db.transaction(async (held) => {
    await held
      .update(conversation)
      .set({ unread_message_count: 0 })
      .where(eq(conversation.id, conversation_id))
    await held
      .update(chatMessage)
      .set({ is_seen: true })
      .where(
        and(
          eq(chatMessage.conversation_id, conversation_id),
          eq(chatMessage.by_customer, false),
          eq(chatMessage.is_seen, false),
        ),
      )
  })
}

export async function unreadOf(db: Database, customer_id: number): Promise<number> {
  const [row] = await db
    .select({ total: sum(conversation.unread_message_count).mapWith(Number) })
    .from(conversation)
    .where(eq(conversation.customer_id, customer_id))
  return row?.total ?? 0
}

/** The conversation with this partner, begun if there was none; two beginnings at once are one. */
export async function beginConversation(
  db: Database,
  customer_id: number,
  partner: Partner,
): Promise<ConversationRow> {
  await db
    .insert(conversation)
    .values({ customer_id, partner_type: partner.type, partner_id: partner.id })
    .onConflictDoNothing()
  const row = await conversationWith(db, customer_id, partner)
  if (!row) throw new Error('the conversation vanished while it began')
  return row
}

export interface Saying {
  by_customer: boolean
  message: string | null
  file: string[]
  request_key: string | null
  at: Date
}

/** The database, or a transaction the message becomes a part of. */
export type MessageGround = Pick<Database, 'transaction'>

/** False when this request was kept before. */
export async function keepMessage(db: MessageGround, to: ConversationRow, saying: Saying): Promise<boolean> {
  const { at, ...columns } = saying
  return db.transaction(async (held) => {
    const [kept] = await held
      .insert(chatMessage)
      .values({ conversation_id: to.id, ...columns, created_at: at })
      .onConflictDoNothing()
      .returning({ id: chatMessage.id })
    if (!kept) return false
    await held
      .update(conversation)
      .set({
        last_message_id: kept.id,
        last_message_time: at,
        updated_at: at,
        ...(saying.by_customer
          ? {}
          : { unread_message_count: sql`${conversation.unread_message_count} + 1` }),
      })
      .where(eq(conversation.id, to.id))
    const data = { conversation_id: to.id }
    await announce(held, { topic: `customer ${to.customer_id}`, name: 'chat', data })
    return true
  })
}

export function storesOfVendors(db: Database, vendor_ids: readonly number[]): Promise<StoreRow[]> {
  const { id, vendor_id, name, phone, email, logo } = store
  return db
    .select({ id, vendor_id, name, phone, email, logo })
    .from(store)
    .where(inArray(vendor_id, [...vendor_ids]))
}

export function deliveryMenByIds(db: Database, ids: readonly number[]): Promise<DeliveryManRow[]> {
  const { id, f_name, l_name, image } = deliveryMan
  return db
    .select({ id, f_name, l_name, image })
    .from(deliveryMan)
    .where(inArray(id, [...ids]))
}

export async function customerRow(db: Database, id: number) {
  const { f_name, l_name, phone, email, image } = customer
  const [row] = await db
    .select({ id: customer.id, f_name, l_name, phone, email, image })
    .from(customer)
    .where(eq(customer.id, id))
  return row ?? null
}

export type CustomerRow = NonNullable<Awaited<ReturnType<typeof customerRow>>>

/** Returns the names of the pictures that go with the words. */
export async function forgetConversations(db: Statements, customer_id: number): Promise<string[]> {
  const files = await db
    .select({ file: chatMessage.file })
    .from(chatMessage)
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversation_id))
    .where(eq(conversation.customer_id, customer_id))
  const talks = db
    .select({ id: conversation.id })
    .from(conversation)
    .where(eq(conversation.customer_id, customer_id))
  // Who answered stays on record, not what was answered.
  await db
    .update(operation)
    .set({ details: {} })
    .where(and(eq(operation.act, 'answer'), inArray(sql`(details->>'conversation_id')::integer`, talks)))
  await db.delete(conversation).where(eq(conversation.customer_id, customer_id))
  return files.flatMap((row) => row.file)
}

/** Conversations whose last word is the customer's and was said before an instant. */
export function unansweredBefore(db: Database, at: Date, atMost: number) {
  return db
    .select({
      talk: conversation,
      language: customer.current_language_key,
      last_message_id: chatMessage.id,
      last_message: chatMessage.message,
      said_at: chatMessage.created_at,
    })
    .from(conversation)
    .innerJoin(chatMessage, eq(chatMessage.id, conversation.last_message_id))
    .innerJoin(customer, eq(customer.id, conversation.customer_id))
    .where(and(eq(chatMessage.by_customer, true), lte(chatMessage.created_at, at)))
    .orderBy(asc(conversation.last_message_time))
    .limit(atMost)
}

/** The partner has read what the customer wrote. */
export async function seenByPartner(db: Statements, conversation_id: number): Promise<void> {
  await db
    .update(chatMessage)
    .set({ is_seen: true })
    .where(and(eq(chatMessage.conversation_id, conversation_id), eq(chatMessage.by_customer, true)))
}
