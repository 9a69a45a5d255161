// OSRM: driving distance from a routing server of one's own.
import { z } from 'zod'
import type { RouteProvider } from '../geo-provider.ts'
import type { Point } from '../point.ts'
import { estimate } from '../router.ts'
import { addressOf, askJson, type Fetch, ProviderFailure } from './http-json.ts'

export interface OsrmSettings {
  url: string
  fetch: Fetch
}

const provider = 'osrm'

const replySchema = z.object({
  code: z.string(),
  routes: z.array(z.object({ distance: z.number(), duration: z.number() })).default([]),
})

/** Answers that say no road leads there, as against a broken request. */
const unreachable = new Set(['NoRoute', 'NoSegment'])

export function osrmRoutes({ url, fetch }: OsrmSettings): RouteProvider {
  return {
    async distance(from, to, signal) {
      const address = addressOf(url, `/route/v1/driving/${pair(from)};${pair(to)}`, { overview: 'false' })
      const { code, routes } = await askJson({
        provider,
        fetch,
        url: address,
        schema: replySchema,
        signal,
        accept: [400],
      })
      const [best] = routes
      if (best) return { distance_m: best.distance, duration_s: best.duration, estimated: false }
      if (!unreachable.has(code)) throw new ProviderFailure(provider, `answered ${code}`)
      const { distance_m, duration_s, estimated } = estimate(from, to)
      return { distance_m, duration_s, estimated }
    },
  }
}

function pair({ lat, lng }: Point): string {
  return `${lng},${lat}`
}
