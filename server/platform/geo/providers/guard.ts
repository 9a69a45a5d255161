// The rules of asking an outside service: cache first, wait 4 s at most, fall back on failure, pause after several.
import { LRUCache } from 'lru-cache'

export interface GuardSettings {
  /** Null: every question is asked. */
  cache: { max: number; ttl: number } | null
  now: () => number
  /** Called with every failure that the fallback covers, so that an outage shows in the log. */
  onFailure: (failure: unknown) => void
  timeout?: (milliseconds: number) => AbortSignal
}

export type Guard<Value> = (
  key: string,
  ask: (signal: AbortSignal) => Promise<Value>,
  instead: () => Promise<Value>,
) => Promise<Value>

export const patience_ms = 4_000

/** After this many failures in a row the service is left alone for a while, or every keystroke would wait. */
export const failuresBeforePause = 3
export const pause_ms = 30_000

export interface Breaker {
  isOpen(): boolean
  succeeded(): void
  failed(): void
}

export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let until = 0
  return {
    isOpen: () => now() < until,
    succeeded: () => {
      failures = 0
    },
    failed: () => {
      failures++
      if (failures >= failuresBeforePause) until = now() + pause_ms
    },
  }
}

export function createGuard<Value>(settings: GuardSettings, breaker: Breaker): Guard<Value> {
  const { cache, now, onFailure, timeout = AbortSignal.timeout } = settings
  const answers =
    cache && new LRUCache<string, { answer: Value }>({ ...cache, perf: { now }, ttlResolution: 0 })
  return async (key, ask, instead) => {
    const known = answers?.get(key)
    if (known) return known.answer
    if (breaker.isOpen()) return instead()
    try {
      const signal = timeout(patience_ms)
      const answer = await Promise.race([ask(signal), aborted(signal)])
      breaker.succeeded()
      answers?.set(key, { answer })
      return answer
    } catch (failure) {
      breaker.failed()
      onFailure(failure)
      return instead()
    }
  }
}

/** Ends the wait even when the service ignores the signal. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
