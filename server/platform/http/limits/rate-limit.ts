// Counts calls in fixed windows, in this process; the answer says when to come back.
import type { Context } from 'hono'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { addressOf } from '../caller/client.ts'

export interface RateLimiter {
  /** Calls from the address of the request. */
  check(context: Context, what: string, calls: number, seconds: number): void
  /** Calls under any key: an account, a phone number. */
  count(key: string, calls: number, seconds: number): void
  /** Refuses once that many were counted, and counts nothing itself. */
  look(key: string, calls: number): void
  /** How many were counted in the window that runs. */
  counted(key: string): number
}

export const noRateLimit: RateLimiter = {
  check: () => undefined,
  count: () => undefined,
  look: () => undefined,
  counted: () => 0,
}

export function createRateLimiter(now: () => number, windowsAtMost = 50_000): RateLimiter {
  const windows = new Map<string, { count: number; ends: number }>()

  /** The map keeps insertion order: the oldest go first, whether over or, when there is no room, not. */
  function makeRoom(at: number) {
    for (const [key, window] of windows) {
      if (window.ends > at && windows.size < windowsAtMost) break
      windows.delete(key)
    }
  }

  function begin(key: string, at: number, seconds: number) {
    windows.delete(key)
    makeRoom(at)
    const window = { count: 0, ends: at + seconds * 1_000 }
    windows.set(key, window)
    return window
  }

  function count(key: string, calls: number, seconds: number) {
    const at = now()
    const current = windows.get(key)
    const window = current && current.ends > at ? current : begin(key, at, seconds)
    window.count += 1
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
    counted(key) {
      const window = windows.get(key)
      return window && window.ends > now() ? window.count : 0
    },
  }
}

const retryAfter = (ends: number, at: number) => ({ retry_after: Math.ceil((ends - at) / 1_000) })
