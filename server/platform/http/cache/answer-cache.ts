// Catalogue answers as bytes with their tag, cached until something they were made from changes.
import { createCache } from '../../cache/cache.ts'
import type { Changes, Dependencies } from '../../cache/changes.ts'
import { dependOn, make } from '../../cache/dependencies.ts'
import { createSeenBefore } from '../../cache/seen-before.ts'
import type { OpenAnswer } from './open-distances.ts'

export interface FoundAnswer extends Dependencies {
  answer: OpenAnswer
  /** Of an answer that is cached: how long it may be given again. */
  until?: number
}

export interface AnswerCacheOptions {
  changes: Changes
  now: () => number
  /** How long an answer may be wrong about the clock (open, closed) at most. */
  ttl?: number
  maxSize?: number
  max?: number
}

/**
 * Most visitors stand where nobody else does. Cached at once, the answers for their places would push out those asked
 * for again, and grow old in memory, where it costs most to clear them away.
 */
export type CacheWhen = 'at_once' | 'asked_again'

/** What a map, an entry and a tag take beside the key, two bytes a character at worst, and the answer. */
const entryBytes = 400
/** A piece as an object of its own, and the spot behind it. */
const pieceBytes = 200
/** What an answer depends on, for each item or store in it. */
const spotBytes = 100

function sizeOf(key: string, { pieces }: OpenAnswer): number {
  return pieces.reduce(
    (sum, piece) => sum + piece.length + pieceBytes + spotBytes,
    2 * key.length + entryBytes,
  )
}

export function createAnswerCache(options: AnswerCacheOptions) {
  const { changes, now, ttl = 30_000, maxSize = 16 * 1024 * 1024, max = 20_000 } = options
  const cache = createCache<OpenAnswer>({ changes, now, ttl, max, maxSize, sizeOf })
  const seenBefore = createSeenBefore()

  return {
    seenBefore,
    async get(
      key: string,
      produce: () => Promise<OpenAnswer>,
      when: CacheWhen = 'at_once',
    ): Promise<FoundAnswer> {
      if (when === 'asked_again' && !seenBefore(key)) {
        const { value: answer, tags, since } = await make(changes, produce)
        dependOn(tags)
        return { answer, tags, since }
      }
      const { value: answer, tags, since, made_at } = await cache.entry(key, produce)
      return { answer, tags, since, until: made_at + ttl }
    },
    size: cache.size,
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>
