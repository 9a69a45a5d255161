// Values that take long to make, cached until something they depend on changes or their time is over.
import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'
import { dependOn, type Made, make } from './dependencies.ts'

export interface CacheClock {
  changes: Changes
  /** Milliseconds. */
  now: () => number
}

export interface CacheOptions<Value> extends CacheClock {
  /** Milliseconds; also of what nothing was announced for. */
  ttl: number
  /** Entries. */
  max: number
  /** Bytes, by what the second says of each. */
  maxSize?: number
  sizeOf?: (key: string, value: Value) => number
  /** What takes so long to make that nobody shall wait for it: served stale while it is made again. */
  stale?: StaleOptions<Value>
}

export interface StaleOptions<Value> {
  isAllowed: (value: Value) => boolean
  /** Milliseconds; older than this it is served to nobody. */
  atMost: number
}

export interface CacheEntry<Value> extends Made<Value> {
  made_at: number
  /** Milliseconds it took. */
  took: number
}

/** Of the time, at most this share is spent making a value again that changes all the time. */
const busyShare = 1 / 20

type Load<Value> = () => PromiseLike<Value>

/** Those who ask for one thing at once share one load; a failed load is never cached. */
export function createCache<Value>(options: CacheOptions<Value>) {
  const { changes, now, ttl, max, maxSize, sizeOf, stale } = options
  /** One at a time is made again behind the askers' backs. */
  let turn: Promise<unknown> = Promise.resolve()
  let purgeAt = now() + ttl

  const entries = new LRUCache<string, CacheEntry<Value>, Load<Value>>({
    max,
    ...(maxSize && sizeOf ? { maxSize, sizeCalculation: ({ value }, key) => sizeOf(key, value) } : {}),
    ttl: stale?.atMost ?? ttl,
    perf: { now },
    ttlResolution: 0,
    // Dropped while it is made, a value still goes to those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, known, { context: load }) => (known ? inTurn(() => begin(load)) : begin(load)),
  })

  /** What is over goes from time to time, also when nobody asks for it again. */
  function purge() {
    if (now() < purgeAt) return
    entries.purgeStale()
    purgeAt = now() + ttl
  }

  async function begin(load: Load<Value>): Promise<CacheEntry<Value>> {
    const [made_at, started] = [now(), performance.now()]
    const made = await make(changes, load)
    purge()
    return { ...made, made_at, took: performance.now() - started }
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(work)
    turn = mine.catch(() => undefined)
    return mine
  }

  const isFresh = (entry: CacheEntry<Value>) => now() - entry.made_at < ttl && changes.isCurrent(entry)

  async function fetch(key: string, load: Load<Value>): Promise<CacheEntry<Value>> {
    return (await entries.fetch(key, { context: load })) ?? begin(load)
  }

  /** Undefined: somebody has to wait for a new one. */
  function staleEntry(key: string, known: CacheEntry<Value>, load: Load<Value>) {
    if (!stale?.isAllowed(known.value) || now() - known.made_at > stale.atMost) return undefined
    const isDue = now() - known.made_at >= known.took / busyShare
    if (isDue) {
      // Should it fail, what is known goes on serving, and the next asker has it tried again.
      void entries.fetch(key, { forceRefresh: true, allowStaleOnFetchRejection: true, context: load })
    }
    return known
  }

  async function entryOf(key: string, load: Load<Value>): Promise<CacheEntry<Value>> {
    const known = entries.get(key)
    if (known && isFresh(known)) return known
    const old = known && staleEntry(key, known, load)
    if (old) return old
    if (known) entries.delete(key)
    const found = await fetch(key, load)
    if (changes.isCurrent(found)) return found
    // Begun before a change, perhaps before this caller asked: not for them.
    if (entries.peek(key) === found) entries.delete(key)
    return fetch(key, load)
  }

  return {
    /** With what it depends on. */
    async entry(key: string, load: Load<Value>): Promise<CacheEntry<Value>> {
      const entry = await entryOf(key, load)
      dependOn(entry.tags)
      return entry
    },
    async get(key: string, load: Load<Value>): Promise<Value> {
      const entry = await entryOf(key, load)
      dependOn(entry.tags)
      return entry.value
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}

/** Ten minutes: far longer than a change takes to be announced, and the end of one that never was. */
const longTtl = 600_000

/** One value, with what it depends on named once. */
export function createCachedValue<Value>(clock: CacheClock, load: () => PromiseLike<Value>) {
  const cache = createCache<Value>({ ...clock, ttl: longTtl, max: 1 })
  return () => cache.get('', load)
}
