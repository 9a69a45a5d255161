// What was made once is shared until something it depends on changes, it is too old, or it makes room.
import { QueryPromise } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { createCache } from './cache.ts'
import { createChanges } from './changes.ts'
import { collectInto, dependOn } from './dependencies.ts'

const later = () => new Promise(setImmediate)

afterEach(() => {
  vi.restoreAllMocks()
})

function setUp(options: { isStaleAllowed?: boolean; max?: number } = {}) {
  let at = 1_000
  const changes = createChanges()
  const made: PromiseWithResolvers<number>[] = []
  const cache = createCache<number>({
    changes,
    now: () => at,
    ttl: 1_000,
    max: options.max ?? 2,
    stale: { isAllowed: () => options.isStaleAllowed ?? false, atMost: 10_000 },
  })
  return {
    changes,
    made,
    cache,
    ask: (key = 'a') =>
      cache.get(key, () => {
        dependOn([`tag of ${key}`])
        const one = Promise.withResolvers<number>()
        made.push(one)
        return one.promise
      }),
    pass(milliseconds: number) {
      at += milliseconds
    },
    /** Answers the load that was begun last. */
    async load(value: number) {
      await later()
      made.at(-1)?.resolve(value)
      await later()
    },
  }
}

test('those who ask at once share one load, and those who come later share the value', async () => {
  const { ask, made, load } = setUp()
  const both = Promise.all([ask(), ask()])
  await load(1)
  expect(await both).toEqual([1, 1])
  expect(await ask()).toBe(1)
  expect(made).toHaveLength(1)
})

test('a query builder, which runs for everybody who awaits it, is run once', async () => {
  const { cache } = setUp()
  let runs = 0
  class Builder extends QueryPromise<number> {
    execute() {
      runs += 1
      return Promise.resolve(7)
    }
  }
  expect(await cache.get('a', () => new Builder())).toBe(7)
  expect(await cache.get('a', () => new Builder())).toBe(7)
  expect(runs).toBe(1)
})

test('a value is made anew when it is too old or what it depends on changed, and not otherwise', async () => {
  const { ask, made, load, pass, changes } = setUp()
  void ask()
  await load(1)
  pass(999)
  changes.announce(['tag of b'])
  expect(await ask()).toBe(1)
  changes.announce(['tag of a'])
  const second = ask()
  await load(2)
  expect(await second).toBe(2)
  pass(1_000)
  const third = ask()
  await load(3)
  expect(await third).toBe(3)
  expect(made).toHaveLength(3)
})

test('a value begun before a change is not taken for the new one', async () => {
  const { ask, made, changes } = setUp()
  void ask()
  await later()
  changes.announce(['tag of a'])
  const after = ask()
  await later()
  made[0]?.resolve(1)
  await later()
  made[1]?.resolve(2)
  expect(await after).toBe(2)
  expect(await ask()).toBe(2)
})

test('a failure is told to those who wait and not cached', async () => {
  const { ask, made, load } = setUp()
  const failed = expect(ask()).rejects.toThrow('no database')
  await later()
  made[0]?.reject(new Error('no database'))
  await failed
  const again = ask()
  await load(5)
  expect(await again).toBe(5)
})

test('the least recently asked for makes room', async () => {
  const { ask, load, made } = setUp()
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ] as const) {
    void ask(key)
    await load(value)
  }
  expect(await ask('c')).toBe(3)
  void ask('a')
  await load(4)
  expect(made).toHaveLength(4)
})

test('what is made from a cached value depends on what that depends on, first time and later', async () => {
  const { ask, load } = setUp()
  const [first, second] = [new Set<string>(), new Set<string>()]
  const asking = collectInto(first, () => ask())
  await load(1)
  await asking
  await collectInto(second, () => ask())
  expect([[...first], [...second]]).toEqual([['tag of a'], ['tag of a']])
})

test('what is slow to make serves on while it is made anew, and a failure leaves it', async () => {
  const { ask, made, load, pass, changes } = setUp({ isStaleAllowed: true })
  void ask()
  await load(1)
  changes.announce(['tag of a'])
  pass(900)
  expect(await ask()).toBe(1)
  await later()
  made[1]?.reject(new Error('no database'))
  await later()
  expect(await ask()).toBe(1)
  await load(2)
  expect(made).toHaveLength(3)
  expect(await ask()).toBe(2)
})

test('what is slow to make and too old is waited for', async () => {
  const { ask, load, pass } = setUp({ isStaleAllowed: true })
  void ask()
  await load(1)
  pass(10_001)
  const late = ask()
  await load(2)
  expect(await late).toBe(2)
})

test('a stale value serves to the end of its time, counted from the beginning of its load', async () => {
  const { ask, load, pass } = setUp({ isStaleAllowed: true })
  const first = ask()
  await later()
  pass(6_000)
  await load(1)
  expect(await first).toBe(1)
  pass(4_000)
  expect(await ask()).toBe(1)
})

test('right after that time nobody is given it', async () => {
  const { ask, load, pass, made } = setUp({ isStaleAllowed: true })
  const first = ask()
  await later()
  pass(5_000)
  await load(1)
  await first
  pass(5_001)
  let given: number | undefined
  const asking = ask().then((value) => {
    given = value
  })
  await later()
  expect([given, made.length]).toEqual([undefined, 2])
  await load(2)
  await asking
  expect(given).toBe(2)
})

test('making again takes at most a twentieth of the time', async () => {
  const { ask, load, made, pass } = setUp({ isStaleAllowed: true })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(500)
  void ask()
  await later()
  clock.mockReturnValue(600)
  await load(1)
  pass(1_999)
  expect(await ask()).toBe(1)
  await later()
  expect(made).toHaveLength(1)
  pass(1)
  expect(await ask()).toBe(1)
  await later()
  expect(made).toHaveLength(2)
})

test('a value that makes room while it is made still goes to whoever waits, without a second load', async () => {
  const { ask, made } = setUp()
  const first = ask('a')
  await later()
  void ask('b')
  void ask('c')
  await later()
  made[0]?.resolve(1)
  expect(await first).toBe(1)
  expect(made).toHaveLength(3)
})
