// A small cache that forgets what was used longest ago, and anything older than its age.

export interface Lru<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

export interface LruSettings {
  /** Entries kept; 0 keeps nothing. */
  size: number
  max_age_ms: number
  now: () => number
}

export function createLru<Value>({ size, max_age_ms, now }: LruSettings): Lru<Value> {
  // A Map remembers the order of insertion: the first key is the one used longest ago.
  const kept = new Map<string, { value: Value; until: number }>()
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      if (found.until <= now()) return undefined
      kept.set(key, found)
      return found.value
    },
    set(key, value) {
      kept.delete(key)
      kept.set(key, { value, until: now() + max_age_ms })
      const [oldest] = kept.keys()
      if (kept.size > size && oldest !== undefined) kept.delete(oldest)
    },
  }
}
