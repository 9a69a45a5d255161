// Server-sent events: one open answer that says what happens on a topic until the reader leaves.
import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { coreFailures, type FailureKind, refuseUnless } from '#contract/core/failure.ts'
import type { LiveEvents } from '../../events/live-events.ts'
import { addressOf } from '../caller/client.ts'

export interface LiveReader {
  topic: string
  /** Asked at every heartbeat: a session that ended, or an order that was closed to the reader, ends the stream. */
  mayStay(): Promise<boolean>
}

export interface LiveStreamOptions {
  /** Proxies cut what says nothing for a minute. */
  heartbeatMs?: number
  /** Whether one address and one topic have places of their own; without, all share those of the process. */
  limitsReaders?: boolean
  /** Called when the database could not be listened to; the stream ends, and its reader comes again. */
  report?: (problem: unknown) => void
}

/** Open answers at once; beyond them a process would rather turn readers away than fall. */
const atMost = { topic: 10, address: 40, all: 2_000 } as const

export function createLiveStreams(
  live: LiveEvents,
  { heartbeatMs = 25_000, limitsReaders = true, report = () => undefined }: LiveStreamOptions = {},
) {
  const places = createPlaces(heartbeatMs / 1_000)

  return {
    /**
     * The first event is `ready`, and again after every gap: whatever the reader knows may be old, so it asks again.
     * That makes a reconnection after sleep the same as a first connection.
     */
    answer(context: Context, { topic, mayStay }: LiveReader): Response {
      const { signal } = context.req.raw
      // Gone while it was found out who asks: nobody would ever close this stream.
      if (signal.aborted) return context.body(null, 204)
      const leavePlaces = places.take(placesWanted(limitsReaders ? addressOf(context) : null, topic))
      // Nginx would otherwise hold events back until its buffer is full.
      context.header('X-Accel-Buffering', 'no')
      context.header('Cache-Control', 'no-store')
      return streamSSE(context, async (stream) => {
        const over = new AbortController()
        const end = () => over.abort()
        stream.onAbort(end)
        // A connection that closes before the answer begins is announced by the request alone.
        signal.addEventListener('abort', end)
        over.signal.addEventListener('abort', leavePlaces, { once: true })
        try {
          await streamUntilOver(stream, { live, heartbeatMs, topic, mayStay, over })
        } catch (problem) {
          report(problem)
        } finally {
          signal.removeEventListener('abort', end)
          end()
        }
      })
    },
  }
}

export type LiveStreams = ReturnType<typeof createLiveStreams>

interface Place {
  key: string
  most: number
  refusal: FailureKind
}

/** Without an address only those of the process. */
function placesWanted(address: string | null, topic: string): Place[] {
  const ofProcess = { key: 'all', most: atMost.all, refusal: coreFailures.unavailable }
  if (address === null) return [ofProcess]
  const refusal = coreFailures.too_many_requests
  return [
    ofProcess,
    { key: `address ${address}`, most: atMost.address, refusal },
    { key: `topic ${topic}`, most: atMost.topic, refusal },
  ]
}

/** Counts the open answers of a process, an address and a topic. */
function createPlaces(retry_after: number) {
  const open = new Map<string, number>()

  function takeOne({ key, most, refusal }: Place): void {
    const count = open.get(key) ?? 0
    refuseUnless(count < most, refusal, { retry_after })
    open.set(key, count + 1)
  }

  function giveBack(keys: readonly string[]): void {
    for (const key of keys) {
      const count = (open.get(key) ?? 0) - 1
      if (count > 0) open.set(key, count)
      else open.delete(key)
    }
  }

  return {
    /** All places or none. Returns how to give them back. */
    take(wanted: readonly Place[]): () => void {
      const taken: string[] = []
      try {
        for (const place of wanted) {
          takeOne(place)
          taken.push(place.key)
        }
      } catch (refusal) {
        giveBack(taken)
        throw refusal
      }
      return () => giveBack(taken)
    },
  }
}

interface OpenStream extends LiveReader {
  live: LiveEvents
  heartbeatMs: number
  /** Aborted once: by the reader, or when the reader may not stay. */
  over: AbortController
}

async function streamUntilOver(
  stream: SSEStreamingApi,
  { live, heartbeatMs, topic, mayStay, over }: OpenStream,
): Promise<void> {
  const end = () => over.abort()
  const say = createSay(stream, end)
  const listening = live.listen(topic, {
    onEvent: ({ name, data }) => say(name, data),
    onGap: () => say('ready', {}),
  })
  // Whoever is gone before the listener is connected must not hold a place meanwhile.
  over.signal.addEventListener('abort', () => void listening.then((stop) => stop()).catch(() => undefined))
  await Promise.race([listening, aborted(over.signal)])
  if (over.signal.aborted) return
  say('ready', {})
  const beat = async () => ((await mayStay()) ? say('beat', {}) : end())
  // Who cannot be asked about comes again, and is asked about then.
  const heartbeat = setInterval(() => void beat().catch(end), heartbeatMs)
  await aborted(over.signal)
  clearInterval(heartbeat)
}

/** Events a reader may be behind; whoever does not read them would otherwise fill the memory. */
const unreadAtMost = 100

function createSay(stream: SSEStreamingApi, end: () => void) {
  let unread = 0
  return (event: string, data: object) => {
    if (unread >= unreadAtMost) return end()
    unread += 1
    stream
      .writeSSE({ event, data: JSON.stringify(data) })
      .then(() => {
        unread -= 1
      })
      .catch(end)
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
