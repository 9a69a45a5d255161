// When a question about an order is asked again by itself.
import { isTransient } from '#web/platform/api/api-failure.ts'
import { isTooOften } from '#web/platform/api/retry-after.rules.ts'

interface Asked<Data> {
  data: Data | undefined
  error: Error | null
}

/** Who is told to wait waits that long: a phone that was guessed is not guessed again and again. */
export function pauseAfter(error: Error | null, everyMs: number): number | false {
  if (!isTooOften(error)) return everyMs
  return error.retryAfterMs !== null && Math.max(everyMs, error.retryAfterMs)
}

/** A refusal is final; where nobody answered, or the answer is still to change, another one is worth asking for. */
export function askAgainAfter<Data>(
  { data, error }: Asked<Data>,
  everyMs: number,
  isOpen: (data: Data) => boolean,
): number | false {
  if (error && !isTransient(error)) return false
  const isWorthIt = data === undefined ? error !== null : isOpen(data)
  return isWorthIt && pauseAfter(error, everyMs)
}
