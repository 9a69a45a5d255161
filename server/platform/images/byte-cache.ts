// A memory of recent answers, bounded by bytes: the least recently used goes first.

export interface ByteCache<Value> {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
}

export function createByteCache<Value extends { bytes: Uint8Array }>(limit: number): ByteCache<Value> {
  const entries = new Map<string, Value>()
  let held = 0

  const drop = (key: string) => {
    held -= entries.get(key)?.bytes.length ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      drop(key)
      if (value.bytes.length > limit) return
      entries.set(key, value)
      held += value.bytes.length
      for (const oldest of entries.keys()) {
        if (held <= limit) return
        drop(oldest)
      }
    },
  }
}
