// The stream of a customer's own events, for open pages; it is no JSON answer, so it stands beside the endpoints.
import { Hono } from 'hono'
import { liveStreamPath } from '#contract/features/notification/notification.schema.ts'
import { bearerToken, checkCaller, type Identify } from '#server/platform/http/caller/identity.ts'
import type { LiveStreams } from '#server/platform/http/live/live-stream.ts'

export interface LiveParts {
  streams: LiveStreams
  identify: Identify
}

export function liveRoutes({ streams, identify }: LiveParts): Hono {
  const routes = new Hono()
  routes.get(liveStreamPath, async (context) => {
    const credentials = { token: bearerToken(context.req.raw.headers), guest_id: null }
    const caller = await identify(credentials)
    checkCaller({ caller: 'customer' }, caller)
    const who = caller.kind === 'customer' ? caller.customer_id : 0
    const mayStay = async () => (await identify(credentials)).kind === 'customer'
    return streams.answer(context, { topic: `customer ${who}`, mayStay })
  })
  return routes
}
