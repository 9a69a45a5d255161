// Server-sent events: one open answer that says what happens on a topic until the reader leaves.
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { coreFailures, refuse } from '#contract/core/failure.ts'
import type { LiveEvents } from '../events/live-events.ts'

/** Proxies cut what says nothing for a minute. */
const heartbeatMs = 25_000

/** Beyond this many open answers a process would rather turn readers away than fall. */
const streamsAtMost = 2_000

export function createLiveStreams(live: LiveEvents) {
  let open = 0

  return {
    /**
     * The first event is `ready`, and again after every gap: whatever the reader knows may be old, so it asks anew.
     * That makes a reconnection after sleep the same as a first connection.
     */
    answer(context: Context, topic: string): Response {
      if (open >= streamsAtMost) return refuse(coreFailures.unavailable)
      open += 1
      // Nginx would otherwise hold events back until its buffer is full.
      context.header('X-Accel-Buffering', 'no')
      context.header('Cache-Control', 'no-store')
      return streamSSE(context, async (stream) => {
        const say = (event: string, data: object) => {
          stream.writeSSE({ event, data: JSON.stringify(data) }).catch(() => stream.abort())
        }
        const gone = new Promise<void>((resolve) => stream.onAbort(resolve))
        try {
          const stop = await live.listen(topic, {
            onEvent: ({ name, data }) => say(name, data),
            onGap: () => say('ready', {}),
          })
          say('ready', {})
          const heartbeat = setInterval(() => say('beat', {}), heartbeatMs)
          await gone
          clearInterval(heartbeat)
          stop()
        } finally {
          open -= 1
        }
      })
    },
  }
}

export type LiveStreams = ReturnType<typeof createLiveStreams>
