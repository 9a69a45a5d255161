// An order as the shop's own people see it.
import { fromMinor } from '#contract/core/money.ts'
import type { OperatedOrder } from '#contract/features/order/operations.endpoints.ts'
import type { OrderRow } from '../order.db.ts'
import { refundDueOf } from '../refund/money-back.ts'
import type { OperatedBelongings } from './operated-orders.db.ts'

export function presentOperated(row: OrderRow, around: OperatedBelongings): OperatedOrder {
  const address = row.delivery_address
  return {
    id: row.id,
    order_type: row.order_type,
    order_status: row.order_status,
    payment_status: row.payment_status,
    payment_method: row.payment_method,
    order_amount: fromMinor(row.order_amount),
    zone_id: row.zone_id,
    store_id: row.store_id,
    store_name: around.stores.find((one) => one.id === row.store_id)?.name.en ?? null,
    customer_id: row.customer_id,
    contact_person_name: address?.contact_person_name ?? null,
    contact_person_number: address?.contact_person_number ?? null,
    address: address?.address ?? null,
    order_note: row.order_note,
    receiver_note: row.receiver_note,
    scheduled: row.scheduled,
    schedule_at: row.schedule_at.toISOString(),
    woken_at: row.woken_at?.toISOString() ?? null,
    delivery_man_id: row.delivery_man_id,
    refund_due: fromMinor(
      refundDueOf(
        row,
        around.taken.filter((one) => one.order_id === row.id),
      ),
    ),
    ...decisionsOn(row.id, around),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    history: around.history
      .filter((one) => one.order_id === row.id)
      .map(({ order_status, actor, note, created_at }) => ({
        order_status,
        actor,
        note,
        created_at: created_at.toISOString(),
      })),
  }
}

/** What waits for a decision, or was decided. */
function decisionsOn(order_id: number, { offline, refunds }: OperatedBelongings) {
  const payment = offline.find((one) => one.order_id === order_id)
  const asked = refunds.find((one) => one.order_id === order_id)
  return {
    offline_payment: payment
      ? {
          status: payment.status,
          method_name: payment.method_name,
          input: payment.input,
          customer_note: payment.customer_note,
        }
      : null,
    refund: asked
      ? {
          refund_status: asked.refund_status,
          refund_amount: fromMinor(asked.refund_amount),
          customer_reason: asked.customer_reason,
        }
      : null,
  }
}
