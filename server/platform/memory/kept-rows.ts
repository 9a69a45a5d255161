// Rows of the catalogue kept for a moment: the same few are on the lists of everybody, whatever differs around them.

export interface KeptRowsOptions<Row> {
  now: () => number
  idOf: (row: Row) => number
  /** How much later than the database a list may notice a change nobody announces, such as a stock. */
  milliseconds?: number
  atMost?: number
}

export function createKeptRows<Row>(options: KeptRowsOptions<Row>) {
  const { now, idOf, milliseconds = 10_000, atMost = 1_500 } = options
  const kept = new Map<string, { row: Row; until: number }>()
  let generation = 0

  function keep(rows: readonly Row[], kind: string) {
    const until = now() + milliseconds
    for (const row of rows) {
      const key = `${kind} ${idOf(row)}`
      kept.delete(key)
      kept.set(key, { row, until })
    }
    // The map keeps insertion order: the first were read first.
    let tooMany = kept.size - atMost
    for (const key of kept.keys()) {
      if (tooMany <= 0) break
      kept.delete(key)
      tooMany -= 1
    }
  }

  return {
    /** In any order, unknown ones left out. `kind` is what rows of one id may differ by; `read` finds missing ones. */
    async get(
      ids: readonly number[],
      kind: string,
      read: (missing: number[]) => Promise<readonly Row[]>,
    ): Promise<Row[]> {
      const startedIn = generation
      const at = now()
      const found: Row[] = []
      const missing: number[] = []
      for (const id of ids) {
        const entry = kept.get(`${kind} ${id}`)
        if (entry && entry.until > at) found.push(entry.row)
        else missing.push(id)
      }
      if (missing.length === 0) return found
      const rows = await read(missing)
      // Rows read before the catalogue changed serve their caller, nobody after.
      if (startedIn === generation) keep(rows, kind)
      return [...found, ...rows]
    },
    clear() {
      generation += 1
      kept.clear()
    },
  }
}
