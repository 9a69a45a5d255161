// Questions of the order board: what runs now in the stores somebody serves, with all a kitchen has to know.
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import { boardStatuses } from '#contract/features/order/desk/board.rules.ts'
import type { Statements } from '#server/database/connection.ts'
import { isOfStores, textIn } from '#server/database/desk-rows.ts'
import { deliveryMan } from '#server/database/schema/content.ts'
import { item } from '#server/database/schema/item.ts'
import { order, orderHistory, orderLine } from '#server/database/schema/order.ts'
import { itemCampaign } from '#server/database/schema/promotion.ts'
import { store } from '#server/database/schema/store.ts'
import { awaitsPayment, isDue } from '../operations/operations.db.ts'

export interface OrderReader {
  language: Language
  /** Null: all; else of these stores. */
  store_ids: readonly number[] | null
}

const runs = inArray(order.order_status, [...boardStatuses])

function isReached({ store_ids }: OrderReader): SQL | undefined {
  return and(isNotNull(order.store_id), isOfStores(order.store_id, store_ids))
}

const isServed = and(isDue, sql`not (${awaitsPayment})`)

/** Nobody begins what its customer can still take back. */
const isSettled = (now: Date) => or(isNull(order.undo_until), lte(order.undo_until, now))

const lastStep = (db: Statements) =>
  db
    .select({
      at: max(orderHistory.created_at).as('at'),
      was_ready: sql<boolean>`coalesce(bool_or(${orderHistory.order_status} = 'handover'), false)`.as(
        'was_ready',
      ),
    })
    .from(orderHistory)
    .where(eq(orderHistory.order_id, order.id))
    .as('last_step')

function shownOrders(db: Statements, language: Language) {
  const step = lastStep(db)
  return db
    .select({
      order,
      step: { at: step.at, was_ready: step.was_ready },
      store_name: textIn(store.name, language),
      min_minutes: store.min_delivery_minutes,
      courier: {
        name: sql<string>`${deliveryMan.f_name} || ' ' || ${deliveryMan.l_name}`,
        phone: deliveryMan.phone,
      },
    })
    .from(order)
    .innerJoin(store, eq(store.id, order.store_id))
    .leftJoinLateral(step, sql`true`)
    .leftJoin(deliveryMan, eq(deliveryMan.id, order.delivery_man_id))
}

export async function ordersOnBoard(db: Statements, reader: OrderReader, now: Date, atMost: number) {
  const mine = and(runs, isReached(reader))
  const where = and(mine, isServed, isSettled(now))
  const [rows, [counted], [asleep]] = await Promise.all([
    shownOrders(db, reader.language)
      .where(where)
      // What nobody has taken on yet is never the part that is left out.
      .orderBy(
        desc(inArray(order.order_status, ['pending', 'confirmed', 'accepted'])),
        sql`coalesce(${order.woken_at}, ${order.created_at})`,
        asc(order.id),
      )
      .limit(atMost),
    db.select({ total: count() }).from(order).where(where),
    db
      .select({ total: count() })
      .from(order)
      .where(and(mine, eq(order.scheduled, true), isNull(order.woken_at))),
  ])
  return { rows, total_size: counted?.total ?? 0, later: asleep?.total ?? 0 }
}

export type ShownOrder = Awaited<ReturnType<typeof ordersOnBoard>>['rows'][number]

/** One that is to be made now: neither unpaid nor asleep until its time. */
export async function isServedOrder(db: Statements, id: number, reader: OrderReader): Promise<boolean> {
  const where = and(eq(order.id, id), isReached(reader), isServed)
  const [row] = await db.select({ id: order.id }).from(order).where(where)
  return row !== undefined
}

export async function orderOfDesk(db: Statements, id: number, reader: OrderReader) {
  const [row] = await shownOrders(db, reader.language).where(and(eq(order.id, id), isReached(reader)))
  return row ?? null
}

/** Under the name things are sold by now; what is gone keeps the name it was bought under. */
export function linesOfOrders(db: Statements, ids: readonly number[], language: Language) {
  return db
    .select({
      id: orderLine.id,
      order_id: orderLine.order_id,
      quantity: orderLine.quantity,
      variant: orderLine.variant,
      variation: orderLine.variation,
      add_ons: orderLine.add_ons,
      note: orderLine.note,
      name: sql<string>`coalesce(${textIn(item.name, language)}, ${textIn(itemCampaign.title, language)},
        ${orderLine.item_details} ->> 'name', ${orderLine.item_details} ->> 'title', '')`,
    })
    .from(orderLine)
    .leftJoin(item, eq(item.id, orderLine.item_id))
    .leftJoin(itemCampaign, eq(itemCampaign.id, orderLine.item_campaign_id))
    .where(inArray(orderLine.order_id, [...ids]))
    .orderBy(asc(orderLine.id))
}

export type ShownLine = Awaited<ReturnType<typeof linesOfOrders>>[number]
