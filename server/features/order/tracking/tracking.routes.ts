// Following an order: the endpoints, and beside them the stream, which is no JSON answer.
import { Hono } from 'hono'
import { refuse } from '#contract/core/failure.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import {
  trackingEndpoints as ends,
  trackInput,
  trackStreamPath,
} from '#contract/features/order/tracking.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { clientOf } from '#server/platform/http/caller/client.ts'
import { bearerToken, type Identify } from '#server/platform/http/caller/identity.ts'
import { ownerOf } from '#server/platform/http/caller/owner.ts'
import type { RateLimiter } from '#server/platform/http/limits/rate-limit.ts'
import type { LiveStreams } from '#server/platform/http/live/live-stream.ts'
import { readQuery } from '#server/platform/http/request/read-request.ts'
import { say } from '#server/platform/messages/say.ts'
import type { OrderService } from '../order.service.ts'
import type { ReceiverNote } from './receiver-note.ts'
import type { TrackingService } from './tracking.service.ts'

/** Guessing phone numbers or links is slow at this pace. */
const guessing = { perMinute: 120 }

export const trackingRoutes = (orders: OrderService, tracking: TrackingService, notes: ReceiverNote) => [
  bind(
    ends.receiverNote,
    async ({ input, scope }) => {
      await notes.leave(input.token, input.note)
      return say(scope.language, 'The courier will see your note.')
    },
    { perMinute: 10 },
  ),
  bind(
    ends.follow,
    async ({ caller, client, input }) =>
      tracking.follow(await orders.requireReachable(input.order_id, { caller, client, ...input })),
    guessing,
  ),
  bind(
    ends.lastLocation,
    async ({ caller, client, input }) =>
      tracking.lastLocation(await orders.requireReachable(input.order_id, { caller, client, ...input })),
    guessing,
  ),
  bind(ends.share, ({ caller, input }) => tracking.share(ownerOf(caller), input.order_id)),
  bind(ends.unshare, async ({ caller, input, scope }) => {
    await tracking.unshare(ownerOf(caller), input.order_id)
    return say(scope.language, 'Successfully removed')
  }),
  bind(ends.shared, ({ input, scope }) => tracking.shared(input.token, scope.language), guessing),
]

export interface TrackStreamParts {
  streams: LiveStreams
  identify: Identify
  limiter: RateLimiter
  orders: Pick<OrderService, 'requireReachable' | 'stillReaches'>
}

export function trackStreamRoutes({ streams, identify, limiter, orders }: TrackStreamParts): Hono {
  const routes = new Hono()
  routes.get(trackStreamPath, async (context) => {
    limiter.check(context, trackStreamPath, guessing.perMinute, 60)
    const asked = trackInput.safeParse(readQuery(context))
    if (!asked.success) return refuse(orderFailures.unknown)
    const { order_id, guest_id = null, contact_number } = asked.data
    const credentials = { token: bearerToken(context.req.raw.headers), guest_id }
    const call = async () => ({ caller: await identify(credentials), contact_number })
    const { id } = await orders.requireReachable(order_id, { ...(await call()), client: clientOf(context) })
    const mayStay = async () => orders.stillReaches(order_id, await call())
    return streams.answer(context, { topic: `order ${id}`, mayStay })
  })
  return routes
}
