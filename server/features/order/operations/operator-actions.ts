// What the shop's own people may do with orders: each act is written down with who did it, and done once under its key.
import { refuseUnless } from '#contract/core/failure.ts'
import type { Page } from '#contract/core/paging.ts'
import type {
  OperatedOrder,
  OperatedStand,
  OperatedStep,
} from '#contract/features/order/operations.endpoints.ts'
import { operationFailures, orderFailures } from '#contract/features/order/order.failures.ts'
import type { OrderActor } from '#contract/features/order/order-words.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { recordOperation } from '#server/database/record-operation.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Point } from '#server/platform/geo/point.ts'
import type { OrderNews } from '../notices/order-news.ts'
import { type OrderRow, orderById } from '../order.db.ts'
import { lockOrder } from '../status/change-status.db.ts'
import { presentOperated } from './operated-order.present.ts'
import { couriersWithLoad, operatedBelongings, ordersInStand } from './operated-orders.db.ts'
import type { Operations } from './operations.ts'

export interface OperatorActionParts {
  db: Database
  clock: Clock
  operations: Operations
  news: Pick<OrderNews, 'paymentDenied'>
}

/** Who acts, on whose behalf, on which order, under which key. */
export interface Act {
  order_id: number
  actor: OrderActor
  operator: string
  request_key: string | null
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export function createOperatorActions({ db, clock, operations, news }: OperatorActionParts) {
  async function present(tx: Statements, rows: readonly OrderRow[]): Promise<OperatedOrder[]> {
    if (rows.length === 0) return []
    const around = await operatedBelongings(tx, rows)
    return rows.map((row) => presentOperated(row, around))
  }

  async function requireOrder(tx: Statements, order_id: number): Promise<OrderRow> {
    const row = await orderById(tx, order_id)
    refuseUnless(row, orderFailures.unknown)
    return row
  }

  async function show(tx: Statements, order_id: number): Promise<OperatedOrder> {
    const [shown] = await present(tx, [await requireOrder(tx, order_id)])
    refuseUnless(shown, orderFailures.unknown)
    return shown
  }

  /** True when it was done now; refused, neither the act nor its record remains. */
  function perform(
    act: string,
    { order_id, actor, operator, request_key }: Act,
    details: Readonly<Record<string, unknown>>,
    work: (tx: Transaction) => Promise<unknown>,
  ): Promise<boolean> {
    return db.transaction(async (tx) => {
      // Locked before its record refers to it: two acts at once would otherwise wait for each other.
      refuseUnless(await lockOrder(tx, order_id), orderFailures.unknown)
      const created_at = clock.now()
      const entry = { act, actor, operator, order_id, details, request_key, created_at }
      const isNew = await recordOperation(tx, entry)
      if (isNew) await work(tx)
      return isNew
    })
  }

  /** A delivery man hands a parcel over to whoever knows its code; nobody hands it over for a wrong one. */
  async function checkCode({ order_id, actor }: Act, { to, otp }: OperatedStep): Promise<void> {
    if (to !== 'delivered') return
    const row = await requireOrder(db, order_id)
    const isNeeded = row.order_type === 'parcel' && actor === 'deliveryman'
    refuseUnless(otp === undefined ? !isNeeded : otp === row.otp, operationFailures.otp_wrong)
  }

  return {
    async orders(stand: OperatedStand, page: Page) {
      const { rows, total } = await ordersInStand(db, stand, page)
      const { limit, offset } = page
      return { total_size: total, limit, offset, orders: await present(db, rows) }
    },

    order: (order_id: number) => show(db, order_id),

    async deliveryMen() {
      const rows = await couriersWithLoad(db)
      const delivery_men = rows.map(({ courier, running_orders }) => ({
        id: courier.id,
        name: `${courier.f_name} ${courier.l_name}`,
        phone: courier.phone,
        zone_id: courier.zone_id,
        active: courier.active,
        running_orders,
        place: { lat: courier.latitude, lng: courier.longitude },
      }))
      return { delivery_men }
    },

    async step(act: Act, step: OperatedStep): Promise<OperatedOrder> {
      await checkCode(act, step)
      const { to, note = null } = step
      await perform('status', act, { to, note }, (tx) =>
        operations.advance({ ...act, to, note: step.note }, tx),
      )
      return show(db, act.order_id)
    },

    async assign(act: Act, delivery_man_id: number): Promise<OperatedOrder> {
      const { order_id } = act
      await perform('delivery_man', act, { delivery_man_id }, (tx) =>
        operations.assign(order_id, delivery_man_id, tx),
      )
      return show(db, order_id)
    },

    /** Comes every few seconds: only the last one is kept, with its time. */
    async position(order_id: number, place: Point) {
      return { delivery_man_id: await operations.position(await requireOrder(db, order_id), place) }
    },

    async refund(act: Act, approved: boolean, note: string | undefined): Promise<OperatedOrder> {
      const { order_id } = act
      await perform('refund', act, { approved, note: note ?? null }, (tx) =>
        operations.refund({ order_id, is_good: approved, note }, tx),
      )
      return show(db, order_id)
    },

    async offlinePayment(act: Act, verified: boolean, note: string | undefined): Promise<OperatedOrder> {
      const { order_id } = act
      const isNew = await perform('offline_payment', act, { verified, note: note ?? null }, (tx) =>
        operations.offlinePayment({ order_id, is_good: verified, note }, tx),
      )
      // An order that is confirmed sends a notice itself.
      if (isNew && !verified) await news.paymentDenied(await requireOrder(db, order_id))
      return show(db, order_id)
    },
  }
}

export type OperatorActions = ReturnType<typeof createOperatorActions>
