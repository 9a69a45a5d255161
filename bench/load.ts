// Twenty callers for a few seconds; an answer that is not fine spoils the measurement instead of flattering it.
import autocannon, { type LoadRequest } from 'autocannon'

const callers = 20
const seconds = 5

export interface Target {
  url: string
  headers?: Record<string, string>
  /** Headers that differ from request to request, so that no cached answer fits. */
  vary?(): Record<string, string>
}

export async function requestsPerSecond({ url, headers = {}, vary }: Target): Promise<number> {
  const setupRequest = (request: LoadRequest) => ({
    ...request,
    headers: { ...request.headers, ...vary?.() },
  })
  const result = await autocannon({
    url,
    connections: callers,
    duration: seconds,
    headers,
    ...(vary ? { requests: [{ setupRequest }] } : {}),
  })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url} answered ${result.non2xx} times badly and ${result.errors} times not at all`)
  }
  return result['2xx'] / result.duration
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
