// What the shop's own people may do with orders: each act is written down with who did it, and done once under its key.
import { refuseUnless } from '#contract/core/failure.ts'
import type { Page } from '#contract/core/paging.ts'
import { isHandedOverByCode } from '#contract/features/order/handover.rules.ts'
import type {
  OperatedOrder,
  OperatedStand,
  OperatedStep,
} from '#contract/features/order/operations.endpoints.ts'
import { operationFailures, orderFailures } from '#contract/features/order/order.failures.ts'
import type { OrderActor } from '#contract/features/order/order-words.ts'
import type { Database } from '#server/database/connection.ts'
import { recordOperation } from '#server/database/record-operation.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Point } from '#server/platform/geo/point.ts'
import type { OrderNews } from '../notices/order-news.ts'
import { type OrderRow, orderById } from '../order.db.ts'
import { lockOrder } from '../status/change-status.db.ts'
import { presentOperated } from './operated-order.present.ts'
import { couriersWithLoad, operatedBelongings, ordersInStand } from './operated-orders.db.ts'
import type { Decision, Operations } from './operations.ts'

export interface OperatorActionParts {
  db: Database
  clock: Clock
  operations: Operations
  news: Pick<OrderNews, 'paymentDenied'>
  content: Pick<ContentService, 'settings'>
}

/** Who acts, on whose behalf, on which order, under which key. */
export interface Act {
  order_id: number
  actor: OrderActor
  operator: string
  request_key: string | null
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export function createOperatorActions(parts: OperatorActionParts) {
  const { db, operations } = parts

  return {
    orders: (stand: OperatedStand, page: Page) => listOperated(db, stand, page),
    order: (order_id: number) => showOperated(db, order_id),
    deliveryMen: async () => ({ delivery_men: (await couriersWithLoad(db)).map(presentCourier) }),
    step: (act: Act, step: OperatedStep) => stepOrder(parts, act, step),
    assign: (act: Act, delivery_man_id: number) => assignOrder(parts, act, delivery_man_id),

    /** Comes every few seconds: only the last one is kept, with its time. */
    position: async (order_id: number, place: Point) => ({
      delivery_man_id: await operations.position(await requireOrder(db, order_id), place),
    }),

    refund: (act: Act, approved: boolean, note: string | undefined) =>
      decideRefund(parts, act, { is_good: approved, note }),
    offlinePayment: (act: Act, verified: boolean, note: string | undefined) =>
      decideOfflinePayment(parts, act, { is_good: verified, note }),
  }
}

export type OperatorActions = ReturnType<typeof createOperatorActions>

async function listOperated(db: Database, stand: OperatedStand, page: Page) {
  const { rows, total } = await ordersInStand(db, stand, page)
  const { limit, offset } = page
  return { total_size: total, limit, offset, orders: await present(db, rows) }
}

async function showOperated(db: Database, order_id: number): Promise<OperatedOrder> {
  const [shown] = await present(db, [await requireOrder(db, order_id)])
  refuseUnless(shown, orderFailures.unknown)
  return shown
}

async function present(db: Database, rows: readonly OrderRow[]): Promise<OperatedOrder[]> {
  if (rows.length === 0) return []
  const around = await operatedBelongings(db, rows)
  return rows.map((row) => presentOperated(row, around))
}

function presentCourier({ courier, running_orders }: Awaited<ReturnType<typeof couriersWithLoad>>[number]) {
  return {
    id: courier.id,
    name: `${courier.f_name} ${courier.l_name}`,
    phone: courier.phone,
    zone_id: courier.zone_id,
    active: courier.active,
    running_orders,
    place: { lat: courier.latitude, lng: courier.longitude },
  }
}

async function requireOrder(db: Database, order_id: number): Promise<OrderRow> {
  const row = await orderById(db, order_id)
  refuseUnless(row, orderFailures.unknown)
  return row
}

async function stepOrder(parts: OperatorActionParts, act: Act, step: OperatedStep): Promise<OperatedOrder> {
  await checkCode(parts, act, step)
  const { to, note = null } = step
  await perform(parts, 'status', act, { to, note }, (tx) =>
    parts.operations.advance({ ...act, to, note: step.note }, tx),
  )
  return showOperated(parts.db, act.order_id)
}

/** A delivery man hands an order with a code over to whoever knows it; nobody hands it over for a wrong one. */
async function checkCode(
  { db, content }: OperatorActionParts,
  { order_id, actor }: Act,
  { to, otp }: OperatedStep,
): Promise<void> {
  if (to !== 'delivered') return
  const [row, settings] = await Promise.all([requireOrder(db, order_id), content.settings()])
  const isNeeded = actor === 'deliveryman' && isHandedOverByCode(row.order_type, settings)
  refuseUnless(otp === undefined ? !isNeeded : otp === row.otp, operationFailures.otp_wrong)
}

async function assignOrder(
  parts: OperatorActionParts,
  act: Act,
  delivery_man_id: number,
): Promise<OperatedOrder> {
  await perform(parts, 'delivery_man', act, { delivery_man_id }, (tx) =>
    parts.operations.assign(act.order_id, delivery_man_id, tx),
  )
  return showOperated(parts.db, act.order_id)
}

async function decideRefund(
  parts: OperatorActionParts,
  act: Act,
  { is_good, note }: Omit<Decision, 'order_id'>,
): Promise<OperatedOrder> {
  const { order_id } = act
  await perform(parts, 'refund', act, { approved: is_good, note: note ?? null }, (tx) =>
    parts.operations.refund({ order_id, is_good, note }, tx),
  )
  return showOperated(parts.db, order_id)
}

async function decideOfflinePayment(
  parts: OperatorActionParts,
  act: Act,
  { is_good, note }: Omit<Decision, 'order_id'>,
): Promise<OperatedOrder> {
  const { order_id } = act
  const isNew = await perform(
    parts,
    'offline_payment',
    act,
    { verified: is_good, note: note ?? null },
    (tx) => parts.operations.offlinePayment({ order_id, is_good, note }, tx),
  )
  // An order that is confirmed sends a notice itself.
  if (isNew && !is_good) await parts.news.paymentDenied(await requireOrder(parts.db, order_id))
  return showOperated(parts.db, order_id)
}

/** True when it was done now; refused, neither the act nor its record remains. */
function perform(
  { db, clock }: OperatorActionParts,
  name: string,
  { order_id, actor, operator, request_key }: Act,
  details: Readonly<Record<string, unknown>>,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Locked before its record refers to it: two acts at once would otherwise wait for each other.
    refuseUnless(await lockOrder(tx, order_id), orderFailures.unknown)
    const created_at = clock.now()
    const entry = { act: name, actor, operator, order_id, details, request_key, created_at }
    const isNew = await recordOperation(tx, entry)
    if (isNew) await work(tx)
    return isNew
  })
}
