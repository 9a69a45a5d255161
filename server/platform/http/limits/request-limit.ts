// Gives up on a request that is not answered in time: 'busy, try again' instead of an answer that never comes.
import type { MiddlewareHandler } from 'hono'
import { coreFailures, Failure } from '#contract/core/failure.ts'
import { asOneRequest } from './admission.ts'
import { connectionLimits } from './connections.ts'

/** Seconds after which trying again is worth it: what was late may be over by then. */
const retry_after = 2

/**
 * The work itself goes on and may still be done, as with a lost connection: an Idempotency-Key makes the next try safe.
 * Answers that go on for long, such as event streams, begin in time. The time a body may take to arrive is limited
 * elsewhere and counts beside this one.
 */
export function requestLimit(limitMs: number): MiddlewareHandler {
  return async ({ req }, next) => {
    const hasBody =
      req.header('content-length') !== undefined || req.header('transfer-encoding') !== undefined
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => late.reject(new Failure(coreFailures.busy, { retry_after })),
      hasBody ? limitMs + connectionLimits.requestMs : limitMs,
    )
    try {
      await Promise.race([asOneRequest(next), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}
