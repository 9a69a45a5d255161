// Nothing anybody changed is lost silently.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameValue, meetingOf, merged } from './merge.rules.ts'

const base = { name: 'Tea', price: 10, stock: 5, tags: ['a'] }

test('what only the other changed is taken over, and mine stays', () => {
  const [mine, theirs] = [
    { ...base, price: 12 },
    { ...base, stock: 3 },
  ]
  const meeting = meetingOf(base, mine, theirs)
  expect(meeting).toEqual({ taken: ['stock'], contested: [] })
  expect(merged(meeting, mine, theirs, {})).toEqual({ ...base, price: 12, stock: 3 })
})

test('where both changed a field one chooses; where both did the same there is nothing to choose', () => {
  const [mine, theirs] = [
    { ...base, price: 12, name: 'Green tea' },
    { ...base, price: 11, name: 'Green tea' },
  ]
  const meeting = meetingOf(base, mine, theirs)
  expect(meeting).toEqual({ taken: [], contested: ['price'] })
  expect(merged(meeting, mine, theirs, {}).price).toBe(12)
  expect(merged(meeting, mine, theirs, { price: 'theirs' }).price).toBe(11)
})

test('the sequence of keys is no difference, that of a list is', () => {
  expect(isSameValue({ en: 'a', ru: 'b' }, { ru: 'b', en: 'a' })).toBe(true)
  expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameValue(undefined, null)).toBe(false)
})

test('every change of either side is in the result, or was chosen against', () => {
  const values = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) })
  fc.assert(
    fc.property(values, values, values, (before, mine, theirs) => {
      const meeting = meetingOf(before, mine, theirs)
      const result = merged(meeting, mine, theirs, {})
      for (const field of ['a', 'b', 'c'] as const) {
        const expected = mine[field] === before[field] ? theirs[field] : mine[field]
        expect(result[field]).toBe(expected)
      }
    }),
  )
})
