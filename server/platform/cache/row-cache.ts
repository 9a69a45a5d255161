// Rows of the catalogue, each by its id: the same few are on the lists of everybody, whatever differs around them.
import { LRUCache } from 'lru-cache'
import type { CacheClock } from './cache.ts'
import type { Dependencies } from './changes.ts'
import { dependOn } from './dependencies.ts'
import type { Tag } from './tags.ts'

export interface RowCacheOptions<Row> extends CacheClock {
  idOf: (row: Row) => number
  tagsOf: (row: Row) => readonly Tag[]
  /** How much later than the database a list may notice what is not announced, such as an order more. */
  ttl?: number
  max?: number
}

interface Entry<Row> extends Dependencies {
  row: Row
}

export function createRowCache<Row>(options: RowCacheOptions<Row>) {
  const { changes, now, idOf, tagsOf, ttl = 10_000, max = 1_500 } = options
  // At the very end of its time an entry would still be found.
  const entries = new LRUCache<string, Entry<Row>>({ max, ttl: ttl - 1, perf: { now }, ttlResolution: 0 })

  function find(key: string): Row | undefined {
    const entry = entries.get(key)
    if (!entry || !changes.isCurrent(entry)) return undefined
    dependOn(entry.tags)
    return entry.row
  }

  return {
    /** In any order, unknown ones left out. `kind` is what rows of one id may differ by; `read` finds missing ones. */
    async get(
      ids: readonly number[],
      kind: string,
      read: (missing: number[]) => Promise<readonly Row[]>,
    ): Promise<Row[]> {
      const found: Row[] = []
      const missing: number[] = []
      for (const id of ids) {
        const row = find(`${kind} ${id}`)
        if (row) found.push(row)
        else missing.push(id)
      }
      if (missing.length === 0) return found
      const since = changes.last()
      const rows = await read(missing)
      for (const row of rows) {
        const tags = new Set(tagsOf(row))
        dependOn(tags)
        // One that was read before a change is not current and serves its caller only.
        entries.set(`${kind} ${idOf(row)}`, { row, tags, since })
      }
      return [...found, ...rows]
    },
  }
}
