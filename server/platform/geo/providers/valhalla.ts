// Valhalla: driving distance from a routing server of one's own.
import { z } from 'zod'
import type { RouteProvider } from '../geo-provider.ts'
import { estimate } from '../router.ts'
import { addressOf, askJson, type Fetch, ProviderFailure } from './http-json.ts'

export interface ValhallaSettings {
  url: string
  fetch: Fetch
}

const provider = 'valhalla'

const replySchema = z.union([
  z.object({ trip: z.object({ summary: z.object({ length: z.number(), time: z.number() }) }) }),
  z.object({ error_code: z.int(), error: z.string() }),
])

/** 171: no road near the point; 442: no path between the two. */
const unreachable = new Set([171, 442])

export function valhallaRoutes({ url, fetch }: ValhallaSettings): RouteProvider {
  return {
    async distance(from, to, signal) {
      const body = {
        locations: [from, to].map(({ lat, lng }) => ({ lat, lon: lng })),
        costing: 'auto',
        units: 'kilometers',
        directions_type: 'none',
      }
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      const address = addressOf(url, '/route')
      const reply = await askJson({
        provider,
        fetch,
        url: address,
        schema: replySchema,
        init,
        signal,
        accept: [400],
      })
      if ('trip' in reply) {
        const { length, time } = reply.trip.summary
        return { distance_m: length * 1000, duration_s: time, estimated: false }
      }
      if (!unreachable.has(reply.error_code)) throw new ProviderFailure(provider, reply.error)
      const { distance_m, duration_s, estimated } = estimate(from, to)
      return { distance_m, duration_s, estimated }
    },
  }
}
