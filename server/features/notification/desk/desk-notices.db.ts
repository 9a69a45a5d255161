// Questions about notices to many customers: what there is, whom a segment holds, and the next batch to send.
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'

import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { noticeSorts, Segment } from '#contract/features/notification/desk/desk-notice.schema.ts'
import type { Statements } from '#server/database/connection.ts'
import { isFound } from '#server/database/desk-rows.ts'
import { customerNotice, pushSubscription } from '#server/database/schema/notification.ts'
import { order } from '#server/database/schema/order.ts'
import { customerNotification, type StoredNotice } from '#server/database/schema/profile.ts'
import { customer, customerSession } from '#server/database/schema/session.ts'
import { staff } from '#server/database/schema/staff.ts'
import { ledgerEntry, ledgerMovement } from '#server/database/schema/wallet.ts'
import { module, zone } from '#server/database/schema/zone.ts'

export type NoticeRow = typeof customerNotice.$inferSelect

/** Whoever has an account that is in use, and did not switch offers off. */
const wantsOffers = and(
  isNull(customer.deleted_at),
  eq(customer.status, true),
  sql`not ('offer' = any(${customer.muted_notifications}))`,
)

const counts = sql`${order.order_status} not in ('canceled', 'failed')`

const ordered = (how: SQL | undefined) =>
  sql`exists (select 1 from ${order} where ${and(eq(order.customer_id, customer.id), counts, how)})`

const since = (now: Date, days: number) =>
  sql`${order.created_at} >= ${now.toISOString()}::timestamptz - make_interval(days => ${days}::integer)`

const lastZone = sql`(select ${order.zone_id} from ${order}
  where ${order.customer_id} = ${customer.id} order by ${order.id} desc limit 1)`

const points = sql`(select coalesce(sum(${ledgerEntry.amount}), 0) from ${ledgerEntry}
  join ${ledgerMovement} on ${ledgerMovement.id} = ${ledgerEntry.movement_id}
  where ${ledgerMovement.customer_id} = ${customer.id} and ${ledgerMovement.currency} = 'point'
  and ${ledgerEntry.account} = 'customer')`

/** Of `customer`. */
function isIn(segment: Segment, now: Date): SQL | undefined {
  const { kind, zone_ids, module_id, days } = segment
  const named = sql.param([...zone_ids])
  const conditions: Record<Segment['kind'], SQL | undefined> = {
    everybody: undefined,
    zones: sql`coalesce(${lastZone}, ${customer.zone_id}) = any(${named}::integer[])`,
    module: ordered(and(eq(order.module_id, module_id ?? 0), since(now, days))),
    lapsed: and(ordered(undefined), sql`not ${ordered(since(now, days))}`),
    points: sql`${points} >= ${segment.points}::bigint`,
  }
  return and(wantsOffers, conditions[kind])
}

const hasPush = sql`(exists (select 1 from ${pushSubscription} where ${pushSubscription.customer_id} = ${customer.id})
  or exists (select 1 from ${customerSession} where ${customerSession.customer_id} = ${customer.id}
    and ${customerSession.firebase_token} is not null))`

export async function countSegment(db: Statements, segment: Segment, now: Date) {
  const [row] = await db
    .select({ customers: count(), with_push: sql<number>`count(*) filter (where ${hasPush})` })
    .from(customer)
    .where(isIn(segment, now))
  return row ?? { customers: 0, with_push: 0 }
}

export async function areZonesKnown(db: Statements, ids: readonly number[]): Promise<boolean> {
  const rows = await db
    .select({ id: zone.id })
    .from(zone)
    .where(inArray(zone.id, [...ids]))
  return rows.length === new Set(ids).size
}

export async function isModuleKnown(db: Statements, id: number): Promise<boolean> {
  return (await db.select({ id: module.id }).from(module).where(eq(module.id, id))).length > 0
}

export interface NoticeFilter extends Page {
  q: string
  sort: (typeof noticeSorts)[number]
  dir: 'up' | 'down'
  state?: NoticeRow['state'] | undefined
}

function shownNotices(db: Statements) {
  return db
    .select({ notice: customerNotice, sent_by: staff.name })
    .from(customerNotice)
    .leftJoin(staff, eq(staff.id, customerNotice.staff_id))
}

export async function noticesOfDesk(db: Statements, filter: NoticeFilter) {
  const { q, sort, dir, state } = filter
  const where = and(
    isFound(q, [customerNotice.title, customerNotice.description]),
    state === undefined ? undefined : eq(customerNotice.state, state),
  )
  const column = sort === 'newest' ? customerNotice.id : customerNotice.send_at
  const rows = await shownNotices(db)
    .where(where)
    .orderBy(dir === 'down' ? asc(column) : desc(column), desc(customerNotice.id))
    .limit(filter.limit)
    .offset(rowsBefore(filter))
  const [counted] = await db.select({ total: count() }).from(customerNotice).where(where)
  return { rows, total_size: counted?.total ?? 0 }
}

export type ShownNotice = Awaited<ReturnType<typeof noticesOfDesk>>['rows'][number]

export async function noticeById(db: Statements, id: number): Promise<ShownNotice | null> {
  const [row] = await shownNotices(db).where(eq(customerNotice.id, id))
  return row ?? null
}

/** Null where the key was used already: then it is the same notice. */
export async function insertNotice(
  tx: Statements,
  row: typeof customerNotice.$inferInsert,
): Promise<number | null> {
  const [made] = await tx
    .insert(customerNotice)
    .values(row)
    .onConflictDoNothing({ target: customerNotice.key })
    .returning({ id: customerNotice.id })
  return made?.id ?? null
}

export async function noticeOfKey(db: Statements, key: string): Promise<number | null> {
  const [row] = await db
    .select({ id: customerNotice.id })
    .from(customerNotice)
    .where(eq(customerNotice.key, key))
  return row?.id ?? null
}

export async function lockNotice(tx: Statements, id: number): Promise<NoticeRow | null> {
  const [row] = await tx.select().from(customerNotice).where(eq(customerNotice.id, id)).for('update')
  return row ?? null
}

export async function updateNotice(tx: Statements, id: number, change: Partial<NoticeRow>): Promise<void> {
  await tx
    .update(customerNotice)
    .set({ ...change, version: sql`${customerNotice.version} + 1` })
    .where(eq(customerNotice.id, id))
}

/** The notice that waits longest; another process that sends one is not waited for. */
export async function lockDueNotice(tx: Statements, now: Date): Promise<NoticeRow | null> {
  const isDue = and(sql`${customerNotice.state} in ('planned', 'sending')`, lte(customerNotice.send_at, now))
  const [row] = await tx
    .select()
    .from(customerNotice)
    .where(isDue)
    .orderBy(asc(customerNotice.send_at), asc(customerNotice.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

/** The next customers of the segment, by number. */
export function nextCustomers(tx: Statements, notice: NoticeRow, now: Date, most: number) {
  return tx
    .select({ id: customer.id, language: customer.current_language_key })
    .from(customer)
    .where(and(gt(customer.id, notice.last_customer_id), isIn(notice.segment, now)))
    .orderBy(asc(customer.id))
    .limit(most)
}

export async function insertForCustomers(
  tx: Statements,
  customers: readonly { id: number }[],
  data: StoredNotice,
  at: Date,
): Promise<void> {
  if (customers.length === 0) return
  await tx
    .insert(customerNotification)
    .values(customers.map(({ id }) => ({ customer_id: id, data, created_at: at, updated_at: at })))
}

/** Progress is no edit: it leaves the version. */
export async function keepProgress(
  tx: Statements,
  id: number,
  change: Pick<NoticeRow, 'state' | 'reached' | 'last_customer_id' | 'finished_at'>,
): Promise<void> {
  await tx.update(customerNotice).set(change).where(eq(customerNotice.id, id))
}
