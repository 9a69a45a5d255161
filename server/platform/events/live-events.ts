// Live events between processes by LISTEN/NOTIFY: whoever holds an open stream hears what any process announced.
import { z } from 'zod'
import { asJson } from '#contract/core/wire.ts'
import type { Log } from '../log/log.ts'
import { throttle } from '../log/throttle.ts'
import { type DatabaseUrl, openChannel } from './channel.ts'

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

/** Connects with the first listener: a process nobody listens to holds no connection. */
export function createLiveEvents(url: DatabaseUrl, log: Log): LiveEvents {
  const listeners = new Map<string, Set<LiveListener>>()
  const channel = openChannel({
    url,
    name: 'live_event',
    onMessage: deliver,
    onGap() {
      for (const listener of everyone()) listener.onGap()
    },
    onLost: throttle((problem, more) => log.warn({ problem, ...more }, 'not listening for live events yet')),
  })

  const everyone = () => [...listeners.values()].flatMap((some) => [...some])

  function deliver(payload: string | undefined): void {
    const event = liveEvent.safeParse(asJson(payload))
    // Thrown here, in the driver's own event, it would end the process.
    if (!event.success) log.warn({ problem: event.error }, 'a live event could not be read')
    else for (const listener of listeners.get(event.data.topic) ?? []) listener.onEvent(event.data)
  }

  return {
    async listen(topic, listener) {
      const heard = listeners.get(topic) ?? new Set()
      listeners.set(topic, heard.add(listener))
      const stop = () => {
        heard.delete(listener)
        if (heard.size === 0) listeners.delete(topic)
      }
      try {
        await channel.ready()
      } catch (error) {
        stop()
        throw error
      }
      return stop
    },
    close: channel.close,
  }
}
