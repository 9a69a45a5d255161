// The life of an order: which statuses are its last (api.md 8.4, 10).
import type { OrderStatus } from './order-words.ts'

/** Listed under past orders; all others are running (api.md 8.4). */
export const finishedStatuses = [
  'delivered',
  'canceled',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
  'failed',
] as const satisfies readonly OrderStatus[]
