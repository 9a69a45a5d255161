// Keeps catalogue answers as bytes with their tag, bounded in memory, dropped whole when the catalogue changes.
import { createAskedBefore } from '../memory/asked-before.ts'
import type { OpenAnswer } from './open-distances.ts'

interface Kept extends OpenAnswer {
  until: number
}

/** Of an answer that was kept: how long it may be given again. */
export type FoundAnswer = OpenAnswer & { until?: number }

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
/** A piece as an object of its own, and the spot behind it. */
const pieceBytes = 200

function bytesOf(key: string, { pieces }: OpenAnswer): number {
  return pieces.reduce((sum, piece) => sum + piece.length + pieceBytes, 2 * key.length + entryBytes)
}

export function createAnswerCache(options: AnswerCacheOptions) {
  const lifetime = options.milliseconds ?? 30_000
  const largestBytes = options.largestBytes ?? 16 * 1024 * 1024
  const mostEntries = options.mostEntries ?? 20_000
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<FoundAnswer>>()
  const askedBefore = createAskedBefore()
  let bytes = 0
  let generation = 0

  function drop(key: string) {
    const entry = kept.get(key)
    if (!entry) return
    bytes -= bytesOf(key, entry)
    kept.delete(key)
  }

  function keep(key: string, answer: OpenAnswer) {
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

  async function make(key: string, produce: () => Promise<OpenAnswer>, when: KeepWhen): Promise<FoundAnswer> {
    const startedIn = generation
    const isWanted = when === 'at_once' || askedBefore(key)
    const answer = await produce()
    // An answer begun before an invalidation may hold the old truth: it serves its callers, nobody after.
    if (isWanted && startedIn === generation) keep(key, answer)
    return answer
  }

  return {
    askedBefore,
    get(key: string, produce: () => Promise<OpenAnswer>, when: KeepWhen = 'at_once'): Promise<FoundAnswer> {
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
