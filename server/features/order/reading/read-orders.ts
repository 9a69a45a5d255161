// Reading orders: the lists of whoever ordered, the lines of one, following one, and its bill in words.
import { refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { Page } from '#contract/core/paging.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import type { OrderLine, TrackedOrder } from '#contract/features/order/order.schema.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { ownerOf } from '#server/platform/http/caller/owner.ts'
import { countOrders, linesOf, type OrderStand, orderById, orderOf, ordersOf } from '../order.db.ts'
import type { OwnerCall } from '../own-order.ts'
import { type BillTextLine, billText } from './bill-text.ts'
import { presentLine } from './order.present.ts'
import { billOf, type PresentParts, presentOrders, presentWhole } from './present-orders.ts'
import type { ReachCall, ReachedOrder } from './reach-order.ts'
import { withoutSecrets } from './tracked-order.present.ts'

export interface TrackCall extends ReachCall {
  scope: Scope
}

export async function listOrders(
  parts: PresentParts,
  stand: OrderStand,
  page: Page,
  { caller, scope }: OwnerCall,
) {
  const owner = ownerOf(caller)
  const [rows, total_size] = await Promise.all([
    ordersOf(parts.db, owner, stand, page),
    countOrders(parts.db, owner, stand),
  ])
  const orders = await presentOrders(parts, rows, scope)
  return { total_size, limit: page.limit, offset: page.offset, orders }
}

/** A parcel and an order from a prescription have no lines: then it is the order itself. */
export async function orderDetails(
  parts: PresentParts,
  order_id: number,
  { caller, scope }: OwnerCall,
): Promise<OrderLine[] | TrackedOrder> {
  const row = await orderOf(parts.db, ownerOf(caller), order_id)
  refuseUnless(row, orderFailures.unknown)
  const lines = await linesOf(parts.db, order_id)
  if (lines.length === 0) return presentWhole(parts, row, scope)
  return lines.map((line) => presentLine(line, scope, parts.time_zone))
}

export async function trackOrder(
  parts: PresentParts,
  { row, isOwner }: ReachedOrder,
  scope: Scope,
): Promise<TrackedOrder> {
  const whole = await presentWhole(parts, row, scope)
  return isOwner ? whole : withoutSecrets(whole)
}

export async function billTextOf(
  parts: PresentParts,
  order_id: number,
  language: Language,
): Promise<BillTextLine[]> {
  const [row, settings] = await Promise.all([orderById(parts.db, order_id), parts.content.settings()])
  return row ? billText(await billOf(parts, row, language), language, settings) : []
}
