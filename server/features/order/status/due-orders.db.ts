// Orders whose time has come: scheduled ones that start, delivered ones whose customer is asked how it was.
import { and, eq, gt, inArray, isNotNull, isNull, lte, notExists, notInArray, sql } from 'drizzle-orm'
import { parcelMinutes } from '#contract/features/order/arrival.rules.ts'
import { finishedStatuses } from '#contract/features/order/order-life.rules.ts'
import type { Database } from '#server/database/connection.ts'
import { review } from '#server/database/schema/content.ts'
import { order } from '#server/database/schema/order.ts'
import { store } from '#server/database/schema/store.ts'

const whose = { order_id: order.id, customer_id: order.customer_id, guest_id: order.guest_id }

/** Just time enough to prepare and bring it; each order is given to one caller only, whatever process asks. */
export async function takeDue(db: Database, now: Date, atMost: number) {
  const lead = sql`make_interval(mins => coalesce(${store.max_delivery_minutes}, ${parcelMinutes.max_minutes}))`
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: order.id })
      .from(order)
      .leftJoin(store, eq(store.id, order.store_id))
      .where(
        and(
          eq(order.scheduled, true),
          isNull(order.woken_at),
          notInArray(order.order_status, [...finishedStatuses]),
          lte(sql`${order.schedule_at} - ${lead}`, now),
        ),
      )
      .orderBy(order.schedule_at)
      .limit(atMost)
      .for('update', { of: order, skipLocked: true })
    const ids = due.map((row) => row.id)
    if (ids.length === 0) return []
    return tx.update(order).set({ woken_at: now }).where(inArray(order.id, ids)).returning(whose)
  })
}

export interface ReviewWindow {
  /** Delivered after this and before that. */
  after: Date
  before: Date
  now: Date
}

/** Delivered to a customer who has said nothing about it; asked of each order once. */
export async function takeUnreviewed(db: Database, { after, before, now }: ReviewWindow, atMost: number) {
  const said = db.select({ id: review.id }).from(review).where(eq(review.order_id, order.id))
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: order.id })
      .from(order)
      .where(
        and(
          eq(order.order_status, 'delivered'),
          isNull(order.review_asked_at),
          isNotNull(order.customer_id),
          gt(order.updated_at, after),
          lte(order.updated_at, before),
          notExists(said),
        ),
      )
      .limit(atMost)
      .for('update', { of: order, skipLocked: true })
    const ids = due.map((row) => row.id)
    if (ids.length === 0) return []
    return tx.update(order).set({ review_asked_at: now }).where(inArray(order.id, ids)).returning(whose)
  })
}
