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
import { type OrderRow, offlinePaymentOf } from '../order.db.ts'
import { createRefundDecision, type RefundDecisionParts } from '../refund/refund-decision.ts'
import { changeOpenPayments, changeOrder, lockOrder } from '../status/change-status.db.ts'
import { waysOf } from '../tracking/tracking.service.ts'
import {
  changeOfflinePayment,
  countDelivered,
  freeCourier,
  hasDeliveredBefore,
  isCourier,
  moveCourier,
  servedOrders,
  settleCash,
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
type Ground = Pick<Database, 'transaction'>

/** From here on somebody has to come and fetch it. */
const needsCourier: readonly OrderStatus[] = ['handover', 'picked_up']

const isFinished = (status: OrderStatus) => finishedStatuses.some((one) => one === status)

export function createOperations(parts: OperationsParts) {
  const { db, clock, life, loyalty, wallets } = parts
  const refunds = createRefundDecision(parts)

  /** Happens once: an order is delivered once, and its row is locked meanwhile. */
  async function delivered(tx: Statements, row: OrderRow): Promise<void> {
    await countDelivered(tx, row)
    const { id, customer_id, order_amount } = row
    if (customer_id === null) return
    const is_first = !(await hasDeliveredBefore(tx, customer_id, id))
    await loyalty.orderDelivered(tx, { id, customer_id, order_amount, is_first })
  }

  /** Whoever pays in cash has paid now; what a gateway or a bank still owes stays open. */
  async function paidOnDelivery(tx: Statements, order_id: number): Promise<Partial<OrderRow>> {
    const { payment_method } = await lockedOrder(tx, order_id)
    const open = await settleCash(tx, order_id, clock.now())
    const isCash =
      payment_method === 'cash_on_delivery' || (payment_method === 'partial_payment' && open === 0)
    return isCash ? { payment_status: 'paid' } : {}
  }

  /** What changes with a step, beside the status. */
  async function valuesOf(tx: Statements, { order_id, to, actor, note }: Step): Promise<Partial<OrderRow>> {
    const courier = needsCourier.includes(to) ? await freeCourier(tx, order_id) : null
    return {
      ...(courier === null ? {} : { delivery_man_id: courier }),
      ...(to === 'delivered' ? await paidOnDelivery(tx, order_id) : {}),
      ...(to === 'canceled' ? { canceled_by: actor, cancellation_reason: note ?? null } : {}),
    }
  }

  async function lockedOrder(tx: Statements, order_id: number): Promise<OrderRow> {
    const row = await lockOrder(tx, order_id)
    refuseUnless(row, orderFailures.unknown)
    return row
  }

  const notifyWatchers = (tx: Statements, { id, order_status }: OrderRow) =>
    announce(tx, { topic: `order ${id}`, name: 'order_status', data: { order_id: id, order_status } })

  /** It came after the order was canceled; to a guest it goes back by hand. */
  async function giveBackLate(tx: Statements, row: OrderRow): Promise<void> {
    const { id, customer_id, order_amount, partially_paid_amount } = row
    const amount = order_amount - partially_paid_amount
    if (customer_id === null || amount <= 0) return
    await wallets.move(tx, { customer_id, transaction_type: 'order_refund', amount, reference: String(id) })
  }

  return {
    /** The longest unmoved first. */
    async served(atMost: number): Promise<ServedOrder[]> {
      const rows = await servedOrders(db, atMost)
      return rows.map(({ order, store }) => ({
        order,
        ...waysOf(order, store && { lat: store.latitude, lng: store.longitude }),
      }))
    },

    /** Refuses, and changes nothing, when the order's life does not know the step. */
    advance(step: Step, ground: Ground = db): Promise<OrderRow> {
      const { order_id, to, actor, note } = step
      return transact(ground, async (tx) => {
        const values = await valuesOf(tx, step)
        const row = await life.changeStatus(tx, { order_id, to, actor, note, values })
        if (to === 'delivered') await delivered(tx, row)
        return row
      })
    },

    /** Somebody else may take an order over even on the way. */
    assign(order_id: number, delivery_man_id: number, ground: Ground = db): Promise<void> {
      return ground.transaction(async (tx) => {
        const row = await lockedOrder(tx, order_id)
        refuseUnless(!isFinished(row.order_status) && row.order_type !== 'take_away', orderFailures.status)
        refuseUnless(await isCourier(tx, delivery_man_id), operationFailures.delivery_man_unknown)
        await changeOrder(tx, order_id, { delivery_man_id, updated_at: clock.now() })
        await notifyWatchers(tx, row)
      })
    },

    /** Where a courier is with an order on board; those who watch it hear of it. */
    async position(row: OrderRow, { lat, lng }: Point): Promise<number> {
      const { id, delivery_man_id, order_status } = row
      refuseUnless(delivery_man_id !== null && !isFinished(order_status), operationFailures.nobody_brings)
      await moveCourier(db, delivery_man_id, { lat, lng, at: clock.now() })
      await announce(db, { topic: `order ${id}`, name: 'position', data: { lat, lng } })
      return delivery_man_id
    },

    refund({ order_id, is_good, note }: Decision, ground: Ground = db): Promise<void> {
      return ground.transaction(async (tx) => {
        const row = await lockedOrder(tx, order_id)
        await (is_good ? refunds.approve(tx, row, note) : refunds.reject(tx, row, note))
      })
    },

    /** Money that arrived confirms the order, or goes back where the order is no more; money that did not leaves it to the customer to state again. */
    offlinePayment({ order_id, is_good, note }: Decision, ground: Ground = db): Promise<void> {
      return ground.transaction(async (tx) => {
        const row = await lockedOrder(tx, order_id)
        const offline = await offlinePaymentOf(tx, order_id)
        refuseUnless(offline, orderFailures.not_offline)
        refuseUnless(offline.status !== 'verified', orderFailures.offline_verified)
        refuseUnless(row.payment_status !== 'paid', orderFailures.status)
        const at = { updated_at: clock.now() }
        const status = is_good ? 'verified' : 'denied'
        await changeOfflinePayment(tx, order_id, { status, admin_note: note ?? null, ...at })
        if (!is_good) return notifyWatchers(tx, row)
        const values = { payment_status: 'paid' as const }
        await changeOpenPayments(tx, order_id, { ...values, ...at })
        const isWaiting = row.order_status === 'pending' || row.order_status === 'failed'
        if (isWaiting) await life.changeStatus(tx, { order_id, to: 'confirmed', actor: 'admin', values })
        else await changeOrder(tx, order_id, { ...values, ...at })
        if (row.order_status === 'canceled') await giveBackLate(tx, row)
      })
    },
  }
}

export type Operations = ReturnType<typeof createOperations>
