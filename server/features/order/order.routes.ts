// The order endpoints, one line each.
import { orderEndpoints as ends } from '#contract/features/order/order.endpoints.ts'
import { undoEndpoints as undoing } from '#contract/features/order/undo.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { OrderService } from './order.service.ts'

/** Guessing phone numbers for an order is slow at this pace. */
const guessing = { perMinute: 120 }

export const orderRoutes = (service: OrderService) => [
  bind(ends.list, (call) => service.list('finished', call.input, call)),
  bind(ends.running, (call) => service.list('running', call.input, call)),
  bind(ends.details, (call) => service.details(call.input.order_id, call)),
  bind(ends.track, (call) => service.track(call.input.order_id, { ...call, ...call.input }), guessing),
  bind(ends.cancel, (call) => service.cancel(call.input.order_id, call.input.reason, call)),
  bind(undoing.undo, (call) => service.undo(call.input.order_id, call)),
  bind(undoing.fixAddress, ({ input: { guest_id: _, order_id, ...fixed }, ...call }) =>
    service.fixAddress(order_id, fixed, call),
  ),
  bind(ends.payInCash, (call) => service.payInCash(call.input.order_id, call)),
  bind(ends.offlinePayment, (call) => service.offlinePayment(call.input, call)),
  bind(ends.offlinePaymentUpdate, (call) => service.offlinePaymentUpdate(call.input, call)),
  bind(ends.refundRequest, (call) => service.requestRefund(call.input, call), { perMinute: 30 }),
]
