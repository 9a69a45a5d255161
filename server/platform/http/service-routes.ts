// Routes for those who run the shop: whether it lives, whether it is ready, how it does, and where holes are reported.
import { type Context, Hono } from 'hono'
import { coreFailures, Failure } from '#contract/core/failure.ts'
import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import { hashSecret } from '../secrets/token.ts'
import { addressOf, unknownClient } from './caller/client.ts'
import { bearerToken } from './caller/identity.ts'
import type { Metrics } from './observe.ts'
import { replyWith } from './reply/failure-reply.ts'
import { securityTxt, securityTxtPath } from './security/security-txt.ts'

export interface ServiceRouteParts {
  metrics: Metrics
  /** Without one the metrics are shown to this machine only. */
  metrics_token: string | undefined
  isReady(): Promise<boolean>
  config: Pick<Config, 'security_contact' | 'public_url'>
  clock: Clock
}

export function serviceRoutes({ metrics, metrics_token, isReady, config, clock }: ServiceRouteParts): Hono {
  const routes = new Hono()
  routes.get('/healthz', (context) => context.json({ status: 'ok' }))
  routes.get('/readyz', async (context) =>
    (await isReady())
      ? context.json({ status: 'ready' })
      : replyWith(context, new Failure(coreFailures.unavailable, { retry_after: 2 })),
  )
  routes.get('/metrics', async (context) => {
    if (!mayRead(context, metrics_token)) return replyWith(context, new Failure(coreFailures.not_found))
    const { registry } = metrics
    return context.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
  routes.get(securityTxtPath, (context) => {
    const { security_contact: contact, public_url } = config
    if (contact === undefined) return replyWith(context, new Failure(coreFailures.not_found))
    return context.text(securityTxt({ contact, public_url, now: clock.now() }))
  })
  return routes
}

function mayRead(context: Context, token: string | undefined): boolean {
  if (token === undefined) return isFromHere(context)
  const given = bearerToken(context.req.raw.headers)
  // As hashes: comparing the texts would take longer the more of a guess is right.
  return given !== null && hashSecret(given) === hashSecret(token)
}

const ownAddress = /^(127\.|0:0:0:0::\/64$)/

/** A proxy on this machine calls from here for everybody: whoever was forwarded is not from here. */
function isFromHere(context: Context): boolean {
  if (context.req.header('x-forwarded-for') || context.req.header('forwarded')) return false
  const address = addressOf(context)
  return address === unknownClient.address || ownAddress.test(address)
}
