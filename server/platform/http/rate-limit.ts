// Counts calls per address in fixed windows, in this process; the answer says when to come back.
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'

export interface RateLimiter {
  check(context: Context, what: string, calls: number, seconds: number): void
}

const windowsAtMost = 50_000

export const noRateLimit: RateLimiter = { check: () => undefined }

export function createRateLimiter(now: () => number): RateLimiter {
  const windows = new Map<string, { count: number; ends: number }>()

  function forgetOld(at: number) {
    if (windows.size < windowsAtMost) return
    for (const [key, window] of windows) if (window.ends <= at) windows.delete(key)
  }

  return {
    check(context, what, calls, seconds) {
      const at = now()
      const key = `${what} ${addressOf(context)}`
      const current = windows.get(key)
      const window = current && current.ends > at ? current : { count: 0, ends: at + seconds * 1_000 }
      window.count += 1
      forgetOld(at)
      windows.set(key, window)
      const retry_after = Math.ceil((window.ends - at) / 1_000)
      refuseUnless(window.count <= calls, coreFailures.too_many_requests, { retry_after })
    },
  }
}

/** Requests rendered in process have no connection: they count as one local caller. */
function addressOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'local'
  } catch {
    return 'local'
  }
}
