// One log line and one measurement for every request, under an id the caller gets back.
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from '../log/log.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
  }
}

/** A caller's own id is kept when it is short and plain; anything else could forge log lines. */
const plainId = /^[\w-]{8,64}$/

const lookEveryMs = 5 * 60_000

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const watched: { gauge: Gauge; read: () => Promise<number> }[] = []
  let lookedAt = Number.NEGATIVE_INFINITY

  /** A number that costs a walk through whole tables: looked up now and then, reported as it was. */
  function watch(name: string, help: string, read: () => Promise<number>): void {
    const gauge = new Gauge({ name, help, registers: [registry] })
    // Unknown until looked up: a nought would say that all is well.
    gauge.set(Number.NaN)
    watched.push({ gauge, read })
  }

  /** Called as often as one likes, by the work that is due; readers of the metrics cost nothing. */
  async function lookAgain(now: number): Promise<void> {
    if (now - lookedAt < lookEveryMs) return
    lookedAt = now
    await Promise.all(watched.map(async ({ gauge, read }) => gauge.set(await read())))
  }

  return { registry, duration, watch, lookAgain }
}

export type Metrics = ReturnType<typeof createMetrics>

export interface Answered {
  request_id: string
  method: string
  path: string
  route: string
  status: number
}

/** `started` as `performance.now()` said. */
export type LogRequest = (answered: Answered, started: number) => void

export function createRequestLog(log: Log, metrics: Metrics): LogRequest {
  return ({ route, ...answered }, started) => {
    const ms = performance.now() - started
    const { method, status } = answered
    metrics.duration.observe({ method, route, status }, ms / 1_000)
    log.debug({ ...answered, ms: Math.round(ms) }, 'answered')
  }
}

export function requestIdOf(given: unknown): string {
  return typeof given === 'string' && plainId.test(given) ? given : randomUUID()
}

export function observe(logRequest: LogRequest): MiddlewareHandler {
  return async (context, next) => {
    const request_id = requestIdOf(context.req.header('x-request-id'))
    context.set('requestId', request_id)
    const started = performance.now()
    await next()
    context.res.headers.set('X-Request-Id', request_id)
    const { method, path } = context.req
    const { status } = context.res
    // The one that answered: the last that fits would be the storefront's, which fits everything.
    logRequest({ request_id, method, path, route: routePath(context), status }, started)
  }
}
