// Counts calls in fixed windows, in this process; the answer says when to come back.
import type { Context } from 'hono'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { addressOf } from './client.ts'

export interface RateLimiter {
  /** Calls from the address of the request. */
  check(context: Context, what: string, calls: number, seconds: number): void
  /** Calls under any key: an account, a phone number. */
  count(key: string, calls: number, seconds: number): void
  /** Refuses once that many were counted, and counts nothing itself. */
  look(key: string, calls: number): void
}

const windowsAtMost = 50_000

export const noRateLimit: RateLimiter = {
  check: () => undefined,
  count: () => undefined,
  look: () => undefined,
}

export function createRateLimiter(now: () => number): RateLimiter {
  const windows = new Map<string, { count: number; ends: number }>()

  function forgetOld(at: number) {
    if (windows.size < windowsAtMost) return
    for (const [key, window] of windows) if (window.ends <= at) windows.delete(key)
  }

  function count(key: string, calls: number, seconds: number) {
    const at = now()
    const current = windows.get(key)
    const window = current && current.ends > at ? current : { count: 0, ends: at + seconds * 1_000 }
    window.count += 1
    forgetOld(at)
    windows.set(key, window)
    refuseUnless(window.count <= calls, coreFailures.too_many_requests, retryAfter(window.ends, at))
  }

  function look(key: string, calls: number) {
    const at = now()
    const window = windows.get(key)
    if (!window || window.ends <= at) return
    refuseUnless(window.count < calls, coreFailures.too_many_requests, retryAfter(window.ends, at))
  }

  return {
    check: (context, what, calls, seconds) => count(`${what} ${addressOf(context)}`, calls, seconds),
    count,
    look,
  }
}

const retryAfter = (ends: number, at: number) => ({ retry_after: Math.ceil((ends - at) / 1_000) })
