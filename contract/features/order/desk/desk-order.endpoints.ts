// The order board of the desk: what runs now, and each thing a store does with an order.
import { z } from 'zod'
import { byId, deskCaller, deskPath, deskRefusals } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { nothing, wireId, wireInteger, wireText } from '../../../core/wire.ts'
import { operationFailures, orderFailures } from '../order.failures.ts'
import { orderStatuses } from '../order-words.ts'
import { longestDelay, longestPreparing, shortestPreparing } from './board.rules.ts'
import { deskOrder } from './desk-order.schema.ts'

/** More than one wall of tickets holds. */
export const mostOnBoard = 200

const acting = {
  ...deskCaller,
  feature: 'order',
  needs: 'serve_orders',
  method: 'POST',
  params: byId,
  reply: deskOrder,
} as const

/** What the order was when somebody decided; anything else since then refuses the act. */
const seen = { seen: z.enum(orderStatuses) } as const

const refusals = [
  ...deskRefusals,
  coreFailures.not_found,
  coreFailures.changed_meanwhile,
  orderFailures.status,
] as const

const otp = z.coerce.string<unknown>().trim().max(10).optional()

export const deskOrderEndpoints = {
  board: defineEndpoint({
    ...deskCaller,
    feature: 'order',
    needs: 'read_orders',
    method: 'GET',
    path: `${deskPath}/orders/board`,
    summary: 'Orders of stores that run now, the oldest first; a manager sees those of their stores.',
    params: nothing,
    input: z.object({ store_id: wireId.optional() }),
    reply: z.object({
      orders: z.array(deskOrder),
      /** More than are listed, where there are too many. */
      total_size: z.number().int(),
      /** Scheduled ones whose time has not come. */
      later: z.number().int(),
      server_time: z.string(),
    }),
    failures: [...deskRefusals],
  }),
  accept: defineEndpoint({
    ...acting,
    path: `${deskPath}/orders/{id}/accept`,
    summary: 'The store takes an order on and says in how many minutes it will be ready.',
    input: z.object({ ...seen, minutes: wireInteger.min(shortestPreparing).max(longestPreparing) }),
    failures: [...refusals, orderFailures.undo_open],
  }),
  delay: defineEndpoint({
    ...acting,
    path: `${deskPath}/orders/{id}/delay`,
    summary: 'It will be ready later; the customer’s time of arrival moves with it.',
    input: z.object({
      minutes: wireInteger.min(1).max(longestDelay),
      /** When it should have been ready, as it was seen: pressed twice it moves once. */
      ready_at: z.iso.datetime(),
    }),
    failures: refusals,
  }),
  ready: defineEndpoint({
    ...acting,
    path: `${deskPath}/orders/{id}/ready`,
    summary: 'It is ready to be fetched.',
    input: z.object(seen),
    failures: refusals,
  }),
  handOver: defineEndpoint({
    ...acting,
    path: `${deskPath}/orders/{id}/hand-over`,
    summary: 'It was given to the courier, or to the customer who takes it away.',
    input: z.object(seen),
    failures: refusals,
  }),
  deliver: defineEndpoint({
    ...acting,
    path: `${deskPath}/orders/{id}/deliver`,
    summary: 'It was brought; where the shop asks for a code, for the code that was said at the door.',
    input: z.object({ ...seen, otp }),
    failures: [...refusals, operationFailures.otp_wrong, coreFailures.too_many_requests],
  }),
  refuse: defineEndpoint({
    ...acting,
    path: `${deskPath}/orders/{id}/refuse`,
    summary: 'The store cannot make it; the customer reads why and gets back what was paid.',
    input: z.object({ ...seen, reason: wireText.min(3).max(255) }),
    failures: [...refusals, operationFailures.refusing_off],
  }),
}
