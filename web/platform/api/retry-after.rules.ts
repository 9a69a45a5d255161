// How long somebody who tried too often has to wait, as one counts it aloud.
import { ApiFailure } from './api-failure.ts'

interface Wait {
  unit: 'seconds' | 'minutes'
  count: number
}

const minuteMs = 60_000

/** The shop answers, but not so often. */
export function isTooOften(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status === 429
}

/** Null where the shop does not ask to wait. Rounded up: who comes back in time is not refused again. */
export function retryAfterOf(error: unknown): Wait | null {
  if (!isTooOften(error) || error.retryAfterMs === null) return null
  const { retryAfterMs: ms } = error
  if (ms >= minuteMs) return { unit: 'minutes', count: Math.ceil(ms / minuteMs) }
  return { unit: 'seconds', count: Math.max(1, Math.ceil(ms / 1_000)) }
}
