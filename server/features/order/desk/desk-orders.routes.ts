// The endpoints of the order board, one line each.
import { deskOrderEndpoints as ends } from '#contract/features/order/desk/desk-order.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DeskOrders } from './desk-orders.service.ts'

/** Boards ask every few seconds, and several of a busy kitchen stand behind one address. */
const busy = { perMinute: 300 }

export const deskOrderRoutes = (orders: DeskOrders) => [
  bind(ends.board, orders.board, busy),
  bind(ends.accept, orders.accept, busy),
  bind(ends.delay, orders.delay, busy),
  bind(ends.ready, orders.ready, busy),
  bind(ends.handOver, orders.handOver, busy),
  bind(ends.deliver, orders.deliver, busy),
  bind(ends.refuse, orders.refuse, busy),
]
