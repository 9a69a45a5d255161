// How long single answers take while so many callers ask one after another.
import { Agent, get } from 'node:http'

export interface Request {
  path: string
  headers: Record<string, string>
}

export interface Latency {
  /** Milliseconds. */
  p50: number
  p99: number
  perSecond: number
}

export interface Asking {
  origin: string
  callers: number
  seconds: number
  /** The n-th request: no two alike, so that no reply can be sent again as it was. */
  request: (number: number) => Request
}

export async function latencyOf({ origin, callers, seconds, request }: Asking): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const took: number[] = []
  const began = performance.now()
  let asked = 0
  const ask = async () => {
    while (performance.now() - began < seconds * 1_000) {
      const one = request(asked)
      asked += 1
      const start = performance.now()
      await answered(new URL(one.path, origin), one.headers, agent)
      took.push(performance.now() - start)
    }
  }
  try {
    await Promise.all(Array.from({ length: callers }, ask))
  } finally {
    agent.destroy()
  }
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), perSecond: took.length / ((performance.now() - began) / 1_000) }
}

export function answered(url: URL, headers: Record<string, string>, agent?: Agent): Promise<void> {
  return new Promise((done, failed) => {
    const call = get(url, { headers, ...(agent ? { agent } : {}) }, (response) => {
      response.on('error', failed)
      response.on('end', () =>
        response.statusCode === 200 ? done() : failed(new Error(`${url} answered ${response.statusCode}`)),
      )
      response.resume()
    })
    call.on('error', failed)
  })
}
