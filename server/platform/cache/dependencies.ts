// Notes what an answer depends on while it is made: every cached value it is made from, and whatever a reader names.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Changes, Dependencies } from './changes.ts'
import type { Tag } from './tags.ts'

const collecting = new AsyncLocalStorage<Set<Tag>>()

/** What is being made here now depends on these. */
export function dependOn(tags: Iterable<Tag>): void {
  const collected = collecting.getStore()
  if (collected) for (const tag of tags) collected.add(tag)
}

/** The set grows for as long as the work goes on, also behind a streamed answer. */
export function collectInto<Result>(collected: Set<Tag>, work: () => Result): Result {
  return collecting.run(collected, work)
}

export interface Made<Value> extends Dependencies {
  value: Value
}

/** A value with all it depends on. */
export async function make<Value>(
  changes: Pick<Changes, 'last'>,
  work: () => PromiseLike<Value>,
): Promise<Made<Value>> {
  const since = changes.last()
  const tags = new Set<Tag>()
  // Wrapped: a query builder runs again for each who awaits it.
  const value = await collectInto(tags, async () => work())
  return { value, tags, since }
}
