// Keeps catalogue answers as bytes with their ETag, bounded in memory, dropped whole when the catalogue changes.
import { hash } from 'node:crypto'
import { createAskedBefore } from '../memory/asked-before.ts'

export interface Answer {
  /** UTF-8, encoded once and sent as it is. */
  body: Uint8Array<ArrayBuffer>
  etag: string
  /** Of an answer that was kept: how long it may be given again. */
  until?: number
}

interface Kept extends Answer {
  until: number
}

export interface AnswerCacheOptions {
  now: () => number
  /** How long an answer may be wrong about the clock (open, closed) at most. */
  milliseconds?: number
  largestBytes?: number
  mostEntries?: number
}

/**
 * Most visitors stand where nobody else does. Kept at once, the answers for their places would push out those asked
 * for again, and grow old in memory, where it costs most to clear them away.
 */
export type KeepWhen = 'at_once' | 'asked_again'

/** What a map, an entry and a tag take beside the key, two bytes a character at worst, and the answer. */
const entryBytes = 400
const bytesOf = (key: string, answer: Answer) => 2 * key.length + answer.body.length + entryBytes

function toAnswer(value: unknown): Answer {
  const body = Buffer.from(JSON.stringify(value))
  return { body, etag: `"${hash('sha1', body, 'base64url')}"` }
}

export function createAnswerCache(options: AnswerCacheOptions) {
  const lifetime = options.milliseconds ?? 30_000
  const largestBytes = options.largestBytes ?? 16 * 1024 * 1024
  const mostEntries = options.mostEntries ?? 20_000
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<Answer>>()
  const askedBefore = createAskedBefore()
  let bytes = 0
  let generation = 0

  function drop(key: string) {
    const entry = kept.get(key)
    if (!entry) return
    bytes -= bytesOf(key, entry)
    kept.delete(key)
  }

  function keep(key: string, answer: Answer) {
    drop(key)
    bytes += bytesOf(key, answer)
    const now = options.now()
    kept.set(key, { ...answer, until: now + lifetime })
    // The map keeps insertion order, so the first keys are the oldest and the first to be over.
    for (const [oldest, { until }] of kept) {
      if (until > now && bytes <= largestBytes && kept.size <= mostEntries) break
      drop(oldest)
    }
  }

  async function make(key: string, produce: () => Promise<unknown>, when: KeepWhen): Promise<Answer> {
    const startedIn = generation
    const isWanted = when === 'at_once' || askedBefore(key)
    const answer = toAnswer(await produce())
    // An answer begun before an invalidation may hold the old truth: it serves its callers, nobody after.
    if (isWanted && startedIn === generation) keep(key, answer)
    return answer
  }

  return {
    get(key: string, produce: () => Promise<unknown>, when: KeepWhen = 'at_once'): Promise<Answer> {
      const entry = kept.get(key)
      if (entry && entry.until > options.now()) return Promise.resolve(entry)
      const running = underWay.get(key)
      if (running) return running
      const started = make(key, produce, when).finally(() => underWay.delete(key))
      underWay.set(key, started)
      return started
    },
    clear() {
      generation += 1
      kept.clear()
      underWay.clear()
      bytes = 0
    },
    size: () => ({ entries: kept.size, bytes }),
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>
