// What a store does with its orders at the desk: each act is checked against what its doer saw, and written into the log.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import { type Permission, storesWithin } from '#contract/core/permission.ts'
import { actsOn, type BoardAct, statusAfter } from '#contract/features/order/desk/board.rules.ts'
import { type deskOrderEndpoints, mostOnBoard } from '#contract/features/order/desk/desk-order.endpoints.ts'
import type { DeskOrder } from '#contract/features/order/desk/desk-order.schema.ts'
import { isHandedOverByCode } from '#contract/features/order/handover.rules.ts'
import { operationFailures, orderFailures } from '#contract/features/order/order.failures.ts'
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import type { Database } from '#server/database/connection.ts'
import { announce } from '#server/database/live-event.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import type { StaffIdentity } from '#server/platform/http/caller/identity.ts'
import type { RateLimiter } from '#server/platform/http/limits/rate-limit.ts'
import type { PrivatePictures } from '#server/platform/images/private-pictures.ts'
import type { Operations } from '../operations/operations.ts'
import type { OrderRow } from '../order.db.ts'
import { changeOrder, lockOrder } from '../status/change-status.db.ts'
import { presentDeskOrder } from './desk-order.present.ts'
import {
  isServedOrder,
  linesOfOrders,
  type OrderReader,
  orderOfDesk,
  ordersOnBoard,
  type ShownOrder,
} from './desk-orders.db.ts'

export interface DeskOrderParts {
  db: Database
  clock: Clock
  operations: Pick<Operations, 'advance'>
  audit: Pick<AuditService, 'record'>
  content: Pick<ContentService, 'settings'>
  privately: Pick<PrivatePictures, 'url'>
  limiter: Pick<RateLimiter, 'look' | 'count'>
}

type Ends = typeof deskOrderEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>
type ActCall = Pick<CallOf<'ready'>, 'params' | 'caller' | 'scope'>
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

const minuteMs = 60_000

export function createDeskOrders(parts: DeskOrderParts) {
  return {
    board: (call: CallOf<'board'>) => readBoard(parts, call),

    /** Taken on and begun at once: what a kitchen has accepted it makes. */
    accept: (call: CallOf<'accept'>) =>
      act(parts, 'accept', call, call.input.seen, async (tx, row) => {
        const { minutes } = call.input
        if (row.order_status === 'pending') await step(parts, tx, row.id, 'confirmed')
        await step(parts, tx, row.id, 'processing')
        const ready_at = new Date(parts.clock.now().getTime() + minutes * minuteMs)
        await changeOrder(tx, row.id, { ready_at, processing_time: String(minutes) })
      }),

    delay: (call: CallOf<'delay'>) =>
      act(parts, 'delay', call, null, async (tx, row) => {
        const { minutes, ready_at: seen } = call.input
        refuseUnless(row.ready_at?.getTime() === Date.parse(seen), coreFailures.changed_meanwhile)
        // From now on where the time is over already: five minutes more are five minutes more.
        const from = Math.max(Date.parse(seen), parts.clock.now().getTime())
        await changeOrder(tx, row.id, { ready_at: new Date(from + minutes * minuteMs) })
      }),

    ready: (call: CallOf<'ready'>) => moveOn(parts, 'ready', call),
    handOver: (call: CallOf<'handOver'>) => moveOn(parts, 'hand_over', call),

    deliver: (call: CallOf<'deliver'>) =>
      moveOn(parts, 'deliver', call, async (row) => {
        if (isHandedOverByCode(row.order_type, await parts.content.settings())) {
          checkCode(parts, row, call.input.otp)
        }
      }),

    refuse: (call: CallOf<'refuse'>) =>
      act(parts, 'refuse', call, call.input.seen, async (tx, row) => {
        refuseUnless(mayRefuse(call.caller, await parts.content.settings()), operationFailures.refusing_off)
        await step(parts, tx, row.id, 'canceled', call.input.reason)
      }),
  }
}

/** Four digits are soon tried through: who guesses waits, and others deliver other orders meanwhile. */
const wrongCodes = { atMost: 5, seconds: 900 } as const

function checkCode({ limiter }: DeskOrderParts, { id, otp }: OrderRow, said: string | undefined): void {
  const key = `code of order ${id} at the desk`
  limiter.look(key, wrongCodes.atMost)
  if (said === otp) return
  limiter.count(key, wrongCodes.atMost, wrongCodes.seconds)
  refuse(operationFailures.otp_wrong)
}

/** The shop may keep it to its own people, who look after no store alone. */
const mayRefuse = (caller: StaffIdentity, { canceled_by_store }: { canceled_by_store: boolean }) =>
  canceled_by_store || storesWithin(caller, 'serve_orders') === null

/** Whoever makes the order has to read it; who only brings or watches it has not. */
const maySeePrescriptions = ({ roles }: StaffIdentity) =>
  roles.some((role) => role === 'owner' || role === 'manager')

export type DeskOrders = ReturnType<typeof createDeskOrders>

const readerOf = (
  { caller, scope }: Pick<ActCall, 'caller' | 'scope'>,
  permission: Permission,
): OrderReader => ({ language: scope.language, store_ids: storesWithin(caller, permission) })

async function readBoard(parts: DeskOrderParts, call: CallOf<'board'>) {
  const { db, clock } = parts
  const reader = only(readerOf(call, 'read_orders'), call.input.store_id)
  const { rows, total_size, later } = await ordersOnBoard(db, reader, clock.now(), mostOnBoard)
  const orders = await present(parts, rows, call)
  return { orders, total_size, later, server_time: clock.now().toISOString() }
}

/** Of one store, where somebody looks at one; never more than they may see. */
function only(reader: OrderReader, store_id: number | undefined): OrderReader {
  if (store_id === undefined) return reader
  const isReached = reader.store_ids === null || reader.store_ids.includes(store_id)
  return { ...reader, store_ids: isReached ? [store_id] : [] }
}

async function present(
  { db, privately, content }: DeskOrderParts,
  rows: readonly ShownOrder[],
  { scope, caller }: Pick<ActCall, 'scope' | 'caller'>,
): Promise<DeskOrder[]> {
  const ids = rows.map(({ order }) => order.id)
  const [lines, settings] = await Promise.all([linesOfOrders(db, ids, scope.language), content.settings()])
  const may = { refuse: mayRefuse(caller, settings), see_prescriptions: maySeePrescriptions(caller) }
  return rows.map((row) => presentDeskOrder(row, { scope, privately, settings, may, lines }))
}

function moveOn(
  parts: DeskOrderParts,
  name: BoardAct,
  call: CallOf<'ready'>,
  check: (row: OrderRow) => Promise<void> = async () => {},
): Promise<DeskOrder> {
  return act(parts, name, call, call.input.seen, async (tx, row) => {
    await check(row)
    const to = statusAfter(name, row)
    if (to) await step(parts, tx, row.id, to)
  })
}

/** Locked first: of two who act at once, the second is refused for what the first has done. */
async function act(
  parts: DeskOrderParts,
  name: BoardAct,
  call: ActCall,
  seen: OrderStatus | null,
  work: (tx: Transaction, row: OrderRow) => Promise<void>,
): Promise<DeskOrder> {
  const { db } = parts
  const { id } = call.params
  const reader = readerOf(call, 'serve_orders')
  await db.transaction(async (tx) => {
    const shown = await orderOfDesk(tx, id, reader)
    refuseUnless(shown, coreFailures.not_found)
    const was_ready = shown.step?.was_ready ?? false
    const row = await lockOrder(tx, id)
    refuseUnless(row, coreFailures.not_found)
    refuseUnless(seen === null || row.order_status === seen, coreFailures.changed_meanwhile)
    // Paid and due it stays: what was so before it was locked is so now.
    refuseUnless(await isServedOrder(tx, id, reader), orderFailures.status)
    refuseUnless(actsOn({ ...boardFacts(row), was_ready }).includes(name), orderFailures.status)
    await work(tx, row)
    await tell(parts, tx, call.caller, row)
  })
  const shown = (await orderOfDesk(db, id, reader)) ?? refuse(coreFailures.not_found)
  const [order] = await present(parts, [shown], call)
  return order ?? refuse(coreFailures.not_found)
}

const boardFacts = ({ order_status, order_type, ready_at }: OrderRow) => ({
  order_status,
  order_type,
  ready_at: ready_at?.toISOString() ?? null,
})

async function step(
  { operations }: DeskOrderParts,
  tx: Transaction,
  order_id: number,
  to: OrderStatus,
  note?: string,
): Promise<void> {
  await operations.advance({ order_id, to, actor: 'store', note }, tx)
}

/** What became of it: into the log, and to whoever follows the order, who sees its new time without asking. */
async function tell(
  { audit }: DeskOrderParts,
  tx: Transaction,
  by: StaffIdentity,
  before: OrderRow,
): Promise<void> {
  const after = await lockOrder(tx, before.id)
  const changed = after && changedFields(logged(before), logged(after))
  if (!changed) return
  const { id: order_id, order_status } = after
  const about = { subject: 'order', subject_id: order_id, subject_name: `#${order_id}` } as const
  await audit.record(tx, { by, act: 'changed', ...about, ...changed })
  await announce(tx, { topic: `order ${order_id}`, name: 'order_status', data: { order_id, order_status } })
}

const logged = ({ order_status, ready_at, cancellation_reason }: OrderRow) => ({
  order_status,
  ready_at: ready_at?.toISOString() ?? null,
  cancellation_reason,
})
