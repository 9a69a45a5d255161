// What was computed once is shared until it is forgotten, too old or pushed out.
import { QueryPromise } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'

function counted() {
  let calls = 0
  return {
    calls: () => calls,
    produce: async () => {
      calls += 1
      return calls
    },
  }
}

test('askers of one thing share one computation', async () => {
  const kept = createKeptAnswers<number>({ now: () => 0 })
  const { produce, calls } = counted()
  expect(await Promise.all([kept.get('a', produce), kept.get('a', produce)])).toEqual([1, 1])
  expect(await kept.get('a', produce)).toBe(1)
  expect(await kept.get('b', produce)).toBe(2)
  expect(calls()).toBe(2)
})

test('a query builder, which runs for everybody who awaits it, is run once', async () => {
  const kept = createKeptAnswers<number>({ now: () => 0 })
  let runs = 0
  class Builder extends QueryPromise<number> {
    execute() {
      runs += 1
      return Promise.resolve(7)
    }
  }
  expect(await kept.get('a', () => new Builder())).toBe(7)
  expect(await kept.get('a', () => new Builder())).toBe(7)
  expect(runs).toBe(1)
})

test('an answer is computed anew when it is too old or forgotten', async () => {
  let now = 0
  const kept = createKeptAnswers<number>({ now: () => now, milliseconds: 10 })
  const { produce } = counted()
  expect(await kept.get('a', produce)).toBe(1)
  now = 9
  expect(await kept.get('a', produce)).toBe(1)
  now = 10
  expect(await kept.get('a', produce)).toBe(2)
  kept.clear()
  expect(await kept.get('a', produce)).toBe(3)
})

test('a failure is told to those who wait and not kept', async () => {
  const kept = createKeptAnswers<number>({ now: () => 0 })
  await expect(kept.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await kept.get('a', async () => 5)).toBe(5)
})

test('the oldest answer makes room', async () => {
  const kept = createKeptAnswers<number>({ now: () => 0, atMost: 2 })
  const { produce } = counted()
  for (const key of ['a', 'b', 'c']) await kept.get(key, produce)
  expect(await kept.get('c', produce)).toBe(3)
  expect(await kept.get('a', produce)).toBe(4)
})
