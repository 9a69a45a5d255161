// Programs of other sites may call the API: it knows nobody by cookie, so a browser has nothing to guard.
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** The headers clients of this API send, which browsers on other sites must be allowed to send too. */
const ownHeaders = [
  'authorization',
  'content-type',
  'accept',
  'zoneid',
  'moduleid',
  'latitude',
  'longitude',
  'x-localization',
  'x-software-id',
  'x-server',
  'x-requested-with',
  'idempotency-key',
  'if-none-match',
]

const exposed = ['ETag', 'Retry-After']

export function crossSite(): MiddlewareHandler {
  const preflight = cors({ origin: '*', allowHeaders: ownHeaders, maxAge: 86_400 })
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return preflight(context, next)
    await next()
    // Afterwards: a header set before the answer is there makes Hono build the answer twice, as a stream.
    context.res.headers.set('Access-Control-Allow-Origin', '*')
    context.res.headers.set('Access-Control-Expose-Headers', exposed.join(','))
  }
}
