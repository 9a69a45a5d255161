// Writes a new order with its lines and payments.
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { order, orderLine, orderPayment, orderRequest } from '#server/database/schema/order.ts'
import type { OrderRow } from '../order.db.ts'

export type NewOrder = Omit<typeof order.$inferInsert, 'id'>
export type NewOrderLine = Omit<typeof orderLine.$inferInsert, 'id' | 'order_id'>
export type NewOrderPayment = Omit<typeof orderPayment.$inferInsert, 'id' | 'order_id'>

export async function insertOrder(tx: Statements, values: NewOrder): Promise<OrderRow> {
  const [row] = await tx.insert(order).values(values).returning()
  if (!row) throw new Error('the order was not written')
  return row
}

export async function insertParts(
  tx: Statements,
  order_id: number,
  { lines, payments }: { lines: readonly NewOrderLine[]; payments: readonly NewOrderPayment[] },
): Promise<void> {
  if (lines.length > 0) await tx.insert(orderLine).values(lines.map((line) => ({ ...line, order_id })))
  if (payments.length > 0) await tx.insert(orderPayment).values(payments.map((one) => ({ ...one, order_id })))
}

export interface OrderKey {
  owner: string
  key: string
  /** Hash of what is asked. */
  request: string
}

const rememberedMs = 24 * 60 * 60 * 1_000

const forgottenBefore = (now: Date) => new Date(now.getTime() - rememberedMs)

/** The order a key stands for, with what was asked for then. */
export async function orderOfKey(db: Statements, { owner, key }: Pick<OrderKey, 'owner' | 'key'>, now: Date) {
  const [row] = await db
    .select({ order, request: orderRequest.request })
    .from(orderRequest)
    .innerJoin(order, eq(order.id, orderRequest.order_id))
    .where(
      and(
        eq(orderRequest.owner, owner),
        eq(orderRequest.key, key),
        gt(orderRequest.created_at, forgottenBefore(now)),
      ),
    )
  return row
}

/** Written with the order itself, so that neither exists without the other. */
export async function rememberKey(tx: Statements, asked: OrderKey & { order_id: number }, now: Date) {
  await tx.delete(orderRequest).where(lt(orderRequest.created_at, forgottenBefore(now)))
  await tx.insert(orderRequest).values({ ...asked, created_at: now })
}
