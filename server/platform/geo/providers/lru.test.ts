import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLru } from './lru.ts'

test('what was used longest ago is forgotten first', () => {
  const cache = createLru<number>({ size: 2, max_age_ms: 100, now: () => 0 })
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3])
})

test('an answer past its age is forgotten', () => {
  let now = 0
  const cache = createLru<number>({ size: 2, max_age_ms: 100, now: () => now })
  cache.set('a', 1)
  now = 99
  expect(cache.get('a')).toBe(1)
  now = 100
  expect(cache.get('a')).toBeUndefined()
})

test('a cache of size nothing keeps nothing', () => {
  const cache = createLru<number>({ size: 0, max_age_ms: 100, now: () => 0 })
  cache.set('a', 1)
  expect(cache.get('a')).toBeUndefined()
})

test('it never holds more than its size, and what it holds is what was set last', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5 }),
      fc.array(fc.tuple(fc.constantFrom(...'abcdefgh'), fc.nat())),
      (size, sets) => {
        const cache = createLru<number>({ size, max_age_ms: 1, now: () => 0 })
        for (const [key, value] of sets) cache.set(key, value)
        const last = new Map(sets)
        const held = [...last.keys()].filter((key) => cache.get(key) !== undefined)
        expect(held.length).toBe(Math.min(size, last.size))
        for (const key of held) expect(cache.get(key)).toBe(last.get(key))
      },
    ),
  )
})
