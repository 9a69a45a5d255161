// The shop's side of an order's life: every act goes through here, with what it brings about, in one transaction.
import { refuseUnless } from '#contract/core/failure.ts'
import { operationFailures, orderFailures } from '#contract/features/order/order.failures.ts'
import { finishedStatuses } from '#contract/features/order/order-life.rules.ts'
import type { OrderActor, OrderStatus } from '#contract/features/order/order-words.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { announce } from '#server/database/live-event.ts'
import { transact } from '#server/database/transact.ts'
import type { LoyaltyService } from '#server/features/wallet/loyalty.service.ts'
import type { Point } from '#server/platform/geo/point.ts'
import type { OrderRow } from '../order.db.ts'
import { settleCash } from '../payment/cash.db.ts'
import { denyOfflinePayment, verifyOfflinePayment } from '../payment/offline-payment-decision.ts'
import { createRefundDecision, type RefundDecisionParts } from '../refund/refund-decision.ts'
import { changeOrder, lockOrder } from '../status/change-status.db.ts'
import { waysOf } from '../tracking/tracking.service.ts'
import {
  countDelivered,
  freeCourier,
  hasDeliveredBefore,
  isCourier,
  moveCourier,
  servedOrders,
} from './operations.db.ts'

export interface OperationsParts extends RefundDecisionParts {
  db: Database
  loyalty: Pick<LoyaltyService, 'orderDelivered' | 'orderRefunded'>
}

export interface Step {
  order_id: number
  to: OrderStatus
  actor: OrderActor
  note?: string | undefined
}

/** Said by the shop's people about a refund or an offline payment. */
export interface Decision {
  order_id: number
  is_good: boolean
  note?: string | undefined
}

/** An order somebody can move on, with where it is fetched and where it is brought. */
export interface ServedOrder {
  order: OrderRow
  origin: Point | null
  destination: Point | null
}

/** The database, or a transaction the act becomes a part of. */
type Transactional = Pick<Database, 'transaction'>

/** From here on somebody has to come and fetch it. */
const needsCourier: readonly OrderStatus[] = ['handover', 'picked_up']

const isFinished = (status: OrderStatus) => finishedStatuses.some((one) => one === status)

export function createOperations(parts: OperationsParts) {
  const { db } = parts
  const refunds = createRefundDecision(parts)

  return {
    /** The longest unmoved first. */
    served: (atMost: number): Promise<ServedOrder[]> => ordersToServe(db, atMost),

    /** Refuses, and changes nothing, when the order's life does not know the step. */
    advance: (step: Step, on: Transactional = db): Promise<OrderRow> =>
      transact(on, (tx) => advanceOrder(parts, tx, step)),

    /** Somebody else may take an order over even on the way. */
    assign: (order_id: number, delivery_man_id: number, on: Transactional = db): Promise<void> =>
      on.transaction((tx) => assignCourier(parts, tx, order_id, delivery_man_id)),

    /** Where a courier is with an order on board; those who watch it hear of it. */
    position: (row: OrderRow, place: Point): Promise<number> => reportPosition(parts, row, place),

    refund: ({ order_id, is_good, note }: Decision, on: Transactional = db): Promise<void> =>
      on.transaction(async (tx) => {
        const row = await lockedOrder(tx, order_id)
        await (is_good ? refunds.approve(tx, row, note) : refunds.reject(tx, row, note))
      }),

    offlinePayment: ({ order_id, is_good, note }: Decision, on: Transactional = db): Promise<void> =>
      on.transaction(async (tx) => {
        const row = await lockedOrder(tx, order_id)
        if (is_good) return verifyOfflinePayment(parts, tx, row, note)
        await denyOfflinePayment(parts, tx, row, note)
        return notifyWatchers(tx, row)
      }),
  }
}

export type Operations = ReturnType<typeof createOperations>

async function ordersToServe(db: Database, atMost: number): Promise<ServedOrder[]> {
  const rows = await servedOrders(db, atMost)
  return rows.map(({ order, store }) => ({
    order,
    ...waysOf(order, store && { lat: store.latitude, lng: store.longitude }),
  }))
}

async function advanceOrder(parts: OperationsParts, tx: Statements, step: Step): Promise<OrderRow> {
  const { order_id, to, actor, note } = step
  const values = await valuesOf(parts, tx, step)
  const row = await parts.life.changeStatus(tx, { order_id, to, actor, note, values })
  if (to === 'delivered') await countDelivery(parts, tx, row)
  return row
}

/** What changes with a step, beside the status. */
async function valuesOf(
  parts: OperationsParts,
  tx: Statements,
  { order_id, to, actor, note }: Step,
): Promise<Partial<OrderRow>> {
  const courier = needsCourier.includes(to) ? await freeCourier(tx, order_id) : null
  return {
    ...(courier === null ? {} : { delivery_man_id: courier }),
    ...(to === 'delivered' ? await paidOnDelivery(parts, tx, order_id) : {}),
    ...(to === 'canceled' ? { canceled_by: actor, cancellation_reason: note ?? null } : {}),
  }
}

/** Whoever pays in cash has paid now; what a gateway or a bank still owes stays open. */
async function paidOnDelivery(
  { clock }: OperationsParts,
  tx: Statements,
  order_id: number,
): Promise<Partial<OrderRow>> {
  const { payment_method } = await lockedOrder(tx, order_id)
  const open = await settleCash(tx, order_id, clock.now())
  const isCash = payment_method === 'cash_on_delivery' || (payment_method === 'partial_payment' && open === 0)
  return isCash ? { payment_status: 'paid' } : {}
}

/** Happens once: an order is delivered once, and its row is locked meanwhile. */
async function countDelivery({ loyalty }: OperationsParts, tx: Statements, row: OrderRow): Promise<void> {
  await countDelivered(tx, row)
  const { id, customer_id, order_amount, created_at } = row
  if (customer_id === null) return
  const is_first = !(await hasDeliveredBefore(tx, customer_id, id))
  await loyalty.orderDelivered(tx, { id, customer_id, order_amount, is_first, created_at })
}

async function assignCourier(
  { clock }: OperationsParts,
  tx: Statements,
  order_id: number,
  delivery_man_id: number,
): Promise<void> {
  const row = await lockedOrder(tx, order_id)
  refuseUnless(!isFinished(row.order_status) && row.order_type !== 'take_away', orderFailures.status)
  refuseUnless(await isCourier(tx, delivery_man_id), operationFailures.delivery_man_unknown)
  await changeOrder(tx, order_id, { delivery_man_id, updated_at: clock.now() })
  await notifyWatchers(tx, row)
}

async function reportPosition(
  { db, clock }: OperationsParts,
  row: OrderRow,
  { lat, lng }: Point,
): Promise<number> {
  const { id, delivery_man_id, order_status } = row
  refuseUnless(delivery_man_id !== null && !isFinished(order_status), operationFailures.nobody_brings)
  await moveCourier(db, delivery_man_id, { lat, lng, at: clock.now() })
  await announce(db, { topic: `order ${id}`, name: 'position', data: { lat, lng } })
  return delivery_man_id
}

async function lockedOrder(tx: Statements, order_id: number): Promise<OrderRow> {
  const row = await lockOrder(tx, order_id)
  refuseUnless(row, orderFailures.unknown)
  return row
}

function notifyWatchers(tx: Statements, { id, order_status }: OrderRow): Promise<void> {
  return announce(tx, { topic: `order ${id}`, name: 'order_status', data: { order_id: id, order_status } })
}
