// How much a cache holds, when it lets go, and what it passes on of what its values depend on.
import { expect, test } from 'vitest'
import { createCache, createCachedValue } from './cache.ts'
import { createChanges } from './changes.ts'
import { collectInto, dependOn } from './dependencies.ts'

/** Room for many, nothing served stale, and each value weighs what it says. */
function setUpPlain() {
  let at = 1_000
  const options = { changes: createChanges(), now: () => at, ttl: 1_000, max: 10 }
  const cache = createCache<number>({ ...options, maxSize: 100, sizeOf: (key, value) => key.length + value })
  const plain = createCache<number>(options)
  return {
    cache,
    plain,
    options,
    pass(milliseconds: number) {
      at += milliseconds
    },
  }
}

test('values make room by their weight, and the cache says what it holds', async () => {
  const { cache } = setUpPlain()
  await cache.get('a', async () => 39)
  await cache.get('bb', async () => 38)
  expect(cache.size()).toEqual({ entries: 2, bytes: 80 })
  await cache.get('c', async () => 20)
  expect(cache.size()).toEqual({ entries: 2, bytes: 61 })
})

test('without a limit of weight only the number of values counts', async () => {
  const { options } = setUpPlain()
  const unweighed = createCache<number>({ ...options, sizeOf: () => 1 })
  const unlimited = createCache<number>({ ...options, maxSize: 100 })
  for (const cache of [unweighed, unlimited]) {
    await cache.get('a', async () => 1)
    expect(await cache.get('a', async () => 2)).toBe(1)
  }
})

test('what is over goes when something else is made, once in a lifetime', async () => {
  const { plain, pass } = setUpPlain()
  const add = (key: string) => plain.get(key, async () => 1)
  await add('a')
  pass(500)
  await add('b')
  pass(501)
  // Time to look: the first is over, the second is not.
  await add('c')
  expect(plain.size().entries).toBe(2)
  pass(500)
  await add('d')
  expect(plain.size().entries).toBe(3)
  pass(501)
  await add('e')
  expect(plain.size().entries).toBe(2)
})

test('without leave to serve stale, a changed value is waited for', async () => {
  const { plain, options } = setUpPlain()
  const read = (value: number) =>
    plain.get('a', async () => {
      dependOn(['tag'])
      return value
    })
  expect(await read(1)).toBe(1)
  options.changes.announce(['tag'])
  expect(await read(2)).toBe(2)
})

test('an entry says what it depends on, and passes it on to what is made from it', async () => {
  const { plain } = setUpPlain()
  const collected = new Set<string>()
  const load = async () => {
    dependOn(['tag'])
    return 5
  }
  const entry = await collectInto(collected, () => plain.entry('a', load))
  expect([entry.value, [...entry.tags], [...collected]]).toEqual([5, ['tag'], ['tag']])
})

test('one value is loaded once, and again when what it depends on changed or ten minutes passed', async () => {
  const { options, pass } = setUpPlain()
  let loads = 0
  const value = createCachedValue(options, async () => {
    dependOn(['settings'])
    loads += 1
    return loads
  })
  expect([await value(), await value()]).toEqual([1, 1])
  options.changes.announce(['settings'])
  expect(await value()).toBe(2)
  pass(599_999)
  expect(await value()).toBe(2)
  pass(1)
  expect(await value()).toBe(3)
})
