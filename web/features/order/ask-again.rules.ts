// When a question about an order is asked again by itself.
import { isTransient } from '#web/platform/api/api-failure.ts'

interface Asked<Data> {
  data: Data | undefined
  error: Error | null
}

/** A refusal is final; where nobody answered, or the answer is still to change, another one is worth asking for. */
export function askAgainAfter<Data>(
  { data, error }: Asked<Data>,
  everyMs: number,
  isOpen: (data: Data) => boolean,
): number | false {
  if (error && !isTransient(error)) return false
  const isWorthIt = data === undefined ? error !== null : isOpen(data)
  return isWorthIt ? everyMs : false
}
