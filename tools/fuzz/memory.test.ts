// Growth is judged by what is left after collections, early and late in a run.
import { expect, test } from 'vitest'
import { grewTooMuch, growthOf, mostGrowth } from './memory.ts'

const samples = (heapAt: (round: number) => number) =>
  Array.from({ length: 50 }, (_, round) => ({ resident: 200, heap: heapAt(round) }))

test('a heap that swings between the same bounds has not grown', () => {
  expect(growthOf(samples((round) => 60 + (round % 7) * 10))).toEqual({ resident: 0, heap: 0 })
})

test('a heap that never comes down again has', () => {
  const growth = growthOf(samples((round) => 60 + round * 2))
  expect(growth?.heap).toBeGreaterThan(mostGrowth.heap)
  expect(growth && grewTooMuch(growth)).toBe(true)
})

test('what fills up before the second fifth is no growth', () => {
  expect(growthOf(samples((round) => (round < 10 ? 20 : 120)))).toEqual({ resident: 0, heap: 0 })
})

test('a short run says nothing about memory', () => {
  expect(growthOf(samples(() => 60).slice(0, 9))).toBeNull()
})
