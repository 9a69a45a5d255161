// Remembers what is dear to find out (what a text matches, who is open) until the catalogue changes.

interface Kept<Value> {
  value: Promise<Value>
  until: number
}

export interface KeptOptions {
  now: () => number
  /** A net under forgotten invalidations. */
  milliseconds?: number
  atMost?: number
}

/** Concurrent askers of one thing share one computation; the oldest entries go first. */
export function createKeptAnswers<Value>({ now, milliseconds = 600_000, atMost = 5_000 }: KeptOptions) {
  const kept = new Map<string, Kept<Value>>()

  function compute(key: string, produce: () => Promise<Value>): Promise<Value> {
    // Wrapped, because a query builder is run anew by everybody who awaits it.
    const value = (async () => produce())()
    const entry = { value, until: now() + milliseconds }
    kept.delete(key)
    kept.set(key, entry)
    value.catch(() => {
      // A failure is for those who waited, not for those who come later.
      if (kept.get(key) === entry) kept.delete(key)
    })
    const [oldest] = kept.keys()
    if (kept.size > atMost && oldest !== undefined) kept.delete(oldest)
    return value
  }

  return {
    get(key: string, produce: () => Promise<Value>): Promise<Value> {
      const entry = kept.get(key)
      return entry && entry.until > now() ? entry.value : compute(key, produce)
    },
    clear: () => kept.clear(),
  }
}
