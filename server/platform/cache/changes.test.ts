// A value is current until something it depends on is announced, and not because something else is.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createChanges } from './changes.ts'

const begunNow = (changes: ReturnType<typeof createChanges>, ...tags: string[]) => ({
  tags: new Set(tags),
  since: changes.last(),
})

test('a change drops what depends on it, and nothing else', () => {
  const changes = createChanges()
  const [item, store] = [begunNow(changes, 'item 1', 'settings'), begunNow(changes, 'store 1')]
  changes.announce(['item 1', 'item 2'])
  expect([changes.isCurrent(item), changes.isCurrent(store)]).toEqual([false, true])
  expect(changes.isCurrent(begunNow(changes, 'item 1'))).toBe(true)
})

test('after a change of everything nothing begun before is current', () => {
  const changes = createChanges()
  const [before, without] = [begunNow(changes, 'item 1'), begunNow(changes)]
  changes.announceAll()
  expect([changes.isCurrent(before), changes.isCurrent(without)]).toEqual([false, false])
  expect(changes.isCurrent(begunNow(changes, 'item 1'))).toBe(true)
})

test('a value that was seen to be current is still dropped by the next change', () => {
  const changes = createChanges()
  const item = begunNow(changes, 'item 1')
  changes.announce(['item 2'])
  expect(changes.isCurrent(item)).toBe(true)
  changes.announce(['item 1'])
  expect(changes.isCurrent(item)).toBe(false)
})

test('what changes again and again drops nothing else', () => {
  const changes = createChanges()
  const store = begunNow(changes, 'store 1')
  for (let times = 0; times < 3; times += 1) changes.announce(['item 1'])
  expect(changes.isCurrent(store)).toBe(true)
})

test('however few changes are remembered, none is overlooked', () => {
  const tag = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const step = fc.record({ announced: fc.uniqueArray(tag), asked: fc.nat({ max: 30 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.array(fc.uniqueArray(tag)), (steps, values) => {
      const changes = createChanges(2)
      const cached = values.map((tags) => ({ ...begunNow(changes, ...tags), isDropped: false }))
      for (const { announced, asked } of steps) {
        changes.announce(announced)
        for (const value of cached) value.isDropped ||= announced.some((one) => value.tags.has(one))
        const value = cached[asked]
        if (value && changes.isCurrent(value)) expect(value.isDropped).toBe(false)
      }
    }),
  )
})
