// What changed, and when: a cached value is asked whether anything it depends on changed since it was begun.
import { LRUCache } from 'lru-cache'
import type { Tag } from './tags.ts'

/** Of a cached value. */
export interface Dependencies {
  tags: ReadonlySet<Tag>
  /** Number of the last change before it was begun, or up to which it was seen to be current. */
  since: number
}

export interface Changes {
  /** Number of the last change; a value that is begun now has seen all of them. */
  last(): number
  announce(tags: Iterable<Tag>): void
  /** Nothing cached is current any more. */
  announceAll(): void
  isCurrent(value: Dependencies): boolean
}

/** About ten megabytes. */
const tagsAtMost = 100_000

export function createChanges(atMost = tagsAtMost): Changes {
  let last = 0
  let everythingAt = 0
  const changedAt = new LRUCache<Tag, number>({
    max: atMost,
    // A change that is no longer remembered counts against everything begun before it.
    dispose(number, _tag, reason) {
      if (reason === 'evict') everythingAt = Math.max(everythingAt, number)
    },
  })

  function isUntouched({ tags, since }: Dependencies): boolean {
    if (since < everythingAt) return false
    for (const tag of tags) if ((changedAt.peek(tag) ?? 0) > since) return false
    return true
  }

  return {
    last: () => last,
    announce(tags) {
      last += 1
      for (const tag of tags) changedAt.set(tag, last)
    },
    announceAll() {
      last += 1
      everythingAt = last
      changedAt.clear()
    },
    isCurrent(value) {
      if (value.since === last) return true
      if (!isUntouched(value)) return false
      // Next time only later changes are looked at.
      value.since = last
      return true
    },
  }
}
