// An order as the people of its store see it.
import { fromMinor } from '#contract/core/money.ts'
import { usualPreparing } from '#contract/features/order/desk/board.rules.ts'
import type { DeskOrder } from '#contract/features/order/desk/desk-order.schema.ts'
import { isHandedOverByCode } from '#contract/features/order/handover.rules.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { PrivatePictures } from '#server/platform/images/private-pictures.ts'
import type { OrderRow } from '../order.db.ts'
import { instructionIn } from '../reading/order-texts.ts'
import type { ShownLine, ShownOrder } from './desk-orders.db.ts'

export interface DeskOrderContext {
  scope: Scope
  privately: Pick<PrivatePictures, 'url'>
  settings: { order_delivery_verification: boolean }
  /** Of the caller. */
  may: { refuse: boolean; see_prescriptions: boolean }
  lines: readonly ShownLine[]
}

export function presentDeskOrder(shown: ShownOrder, context: DeskOrderContext): DeskOrder {
  const { order: row, store_name, min_minutes, courier, step } = shown
  const { scope, privately, settings, lines, may } = context
  const pictures = may.see_prescriptions ? row.order_attachment : []
  return {
    id: row.id,
    store_id: row.store_id ?? 0,
    store_name,
    order_type: row.order_type,
    order_status: row.order_status,
    placed_at: row.created_at.toISOString(),
    wanted_at: row.scheduled ? row.schedule_at.toISOString() : null,
    since: standsSince(shown).toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    was_ready: step?.was_ready ?? false,
    usual_minutes: usualPreparing(min_minutes),
    ...recipient(row, scope),
    cutlery: row.cutlery,
    is_prescription: row.order_attachment.length > 0,
    prescriptions: pictures.map((file) => privately.url(scope.origin, 'order', file)),
    ...money(row),
    courier,
    may_refuse: may.refuse,
    asks_code: isHandedOverByCode(row.order_type, settings),
    lines: lines.filter((line) => line.order_id === row.id).map(presentLine),
  }
}

/** A new order waits from the moment its customer could not take it back any more, a scheduled one from its hour. */
function standsSince({ order: row, step }: ShownOrder): Date {
  if (row.order_status !== 'pending') return step?.at ?? row.created_at
  return row.woken_at ?? row.undo_until ?? row.created_at
}

function recipient(row: OrderRow, { language }: Scope) {
  const address = row.delivery_address
  return {
    customer_name: address?.contact_person_name ?? null,
    customer_phone: address?.contact_person_number ?? null,
    // Who takes away comes by themselves: where they live is nobody's business.
    address: row.order_type === 'take_away' ? null : (address?.address ?? null),
    order_note: row.order_note,
    unavailable_item_note: instructionIn(language, row.unavailable_item_note),
    delivery_instruction: instructionIn(language, row.delivery_instruction),
  }
}

function money({ payment_method, payment_status, order_amount, partially_paid_amount }: OrderRow) {
  const open = payment_status === 'paid' ? 0 : order_amount - partially_paid_amount
  return {
    payment_method,
    payment_status,
    order_amount: fromMinor(order_amount),
    to_collect: fromMinor(open),
  }
}

function presentLine({ id, name, quantity, variant, variation, add_ons, note }: ShownLine) {
  const options = variation.flatMap((one) =>
    'values' in one ? one.values.map(({ label }) => `${one.name}: ${label}`) : [],
  )
  return {
    id,
    name,
    quantity,
    choices: options.length > 0 || variant === '' ? options : [variant],
    add_ons: add_ons.map((one) => ({ name: one.name, quantity: one.quantity })),
    note,
  }
}
