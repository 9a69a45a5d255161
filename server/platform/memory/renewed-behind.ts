// Keeps what is dear to read: while it is read anew, those who ask get what is known, and one at a time is read.

interface Known<Value> {
  value: Value
  read_at: number
  /** A change overtook it. */
  is_due: boolean
}

export interface RenewedOptions<Value> {
  now: () => number
  milliseconds: number
  /** Older than this it serves nobody, however dear. */
  longestBehind: number
  atMost: number
  /** What is quickly read is not worth being behind for: its next asker waits. */
  isDear: (value: Value) => boolean
}

export function createRenewedBehind<Value>(options: RenewedOptions<Value>) {
  const { now, milliseconds, longestBehind, atMost, isDear } = options
  const known = new Map<string, Known<Value>>()
  const underWay = new Map<string, Promise<Value>>()
  let generation = 0
  let renewing = Promise.resolve()

  async function read(key: string, produce: () => Promise<Value>): Promise<Value> {
    const [startedIn, read_at] = [generation, now()]
    const value = await produce()
    // Read before a change, it serves those who waited and is over for those who come.
    known.delete(key)
    known.set(key, { value, read_at, is_due: startedIn !== generation })
    const [oldest] = known.keys()
    if (known.size > atMost && oldest !== undefined) known.delete(oldest)
    return value
  }

  function once(key: string, work: () => Promise<Value>): Promise<Value> {
    const running = underWay.get(key)
    if (running) return running
    const started = work().finally(() => {
      if (underWay.get(key) === started) underWay.delete(key)
    })
    underWay.set(key, started)
    return started
  }

  function renew(key: string, produce: () => Promise<Value>) {
    const turn = renewing
    const renewed = once(key, async () => {
      await turn
      return read(key, produce)
    })
    // Should it fail, what is known goes on serving, and the next asker has it tried again.
    renewing = renewed.then(
      () => undefined,
      () => undefined,
    )
  }

  return {
    get(key: string, produce: () => Promise<Value>): Promise<Value> {
      const entry = known.get(key)
      if (!entry) return once(key, () => read(key, produce))
      const age = now() - entry.read_at
      const isWorthIt = isDear(entry.value)
      // Dear values are behind anyway: overtaken while it was read, one would be read again without end.
      if (age < milliseconds && (isWorthIt || !entry.is_due)) return Promise.resolve(entry.value)
      if (!isWorthIt || age > longestBehind) return once(key, () => read(key, produce))
      if (!underWay.has(key)) renew(key, produce)
      return Promise.resolve(entry.value)
    },

    /** Something changed: what is quickly read is over, what is dear is read anew when its time has come. */
    forget() {
      generation += 1
      for (const [key, entry] of known) if (!isDear(entry.value)) known.delete(key)
      // Nobody who comes now may wait for what was begun before.
      for (const key of underWay.keys()) if (!known.has(key)) underWay.delete(key)
    },
  }
}
