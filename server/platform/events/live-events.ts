// Live events between processes by LISTEN/NOTIFY: whoever holds an open stream hears what any process announced.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import type { Log } from '../log/log.ts'

const channel = 'live_event'

const liveEvent = z.object({
  /** Who is to hear it: `customer 7`, `order 100001`. */
  topic: z.string(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
})

export type LiveEvent = z.output<typeof liveEvent>

export interface LiveListener {
  onEvent(event: LiveEvent): void
  /** Something may have been missed: the connection was away for a while. */
  onGap(): void
}

export interface LiveEvents {
  /** Resolves once nothing announced from now on is missed; returns how to stop. */
  listen(topic: string, listener: LiveListener): Promise<() => void>
  close(): Promise<void>
}

const retryMs = 1_000

/** An address that never answers must not hold up the end of the process. */
const connectionTimeoutMillis = 5_000

/** Connects with the first listener: a process nobody listens to holds no connection. */
export function createLiveEvents(url: string, log: Log): LiveEvents {
  const listeners = new Map<string, Set<LiveListener>>()
  let connection: Promise<pg.Client> | null = null
  const closing = new AbortController()

  const everyone = () => [...listeners.values()].flatMap((some) => [...some])

  function deliver(payload: string | undefined): void {
    const event = liveEvent.parse(JSON.parse(payload ?? ''))
    for (const listener of listeners.get(event.topic) ?? []) listener.onEvent(event)
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis })
    client.on('notification', ({ payload }) => deliver(payload))
    client.on('error', () => reconnect())
    await client.connect()
    await client.query(`listen ${channel}`)
    return client
  }

  function reconnect(): void {
    if (closing.signal.aborted) return
    connection = (async () => {
      for (;;) {
        await wait(retryMs, undefined, { signal: closing.signal })
        const client = await connect().catch((error: unknown) => {
          log.warn({ error }, 'not listening for live events yet')
          return null
        })
        if (!client) continue
        for (const listener of everyone()) listener.onGap()
        return client
      }
    })()
    // Nobody may be waiting for it when it is given up.
    connection.catch(() => undefined)
  }

  return {
    async listen(topic, listener) {
      const heard = listeners.get(topic) ?? new Set()
      listeners.set(topic, heard.add(listener))
      connection ??= connect().catch((error: unknown) => {
        connection = null
        throw error
      })
      const stop = () => {
        heard.delete(listener)
        if (heard.size === 0) listeners.delete(topic)
      }
      try {
        await connection
      } catch (error) {
        stop()
        throw error
      }
      return stop
    },
    async close() {
      closing.abort()
      const client = await connection?.catch(() => null)
      await client?.end()
    },
  }
}
