// Cached answers are bounded by everything they hold, whatever callers put into their questions.
import { expect, test } from 'vitest'
import { createChanges } from '../../cache/changes.ts'
import { createAnswerCache } from './answer-cache.ts'
import { toOpenAnswer } from './open-distances.ts'

const answer = async (value: unknown) => toOpenAnswer(value, [])

test('a long question counts like a long answer', async () => {
  const cache = createAnswerCache({ changes: createChanges(), now: () => 1, maxSize: 10_000 })
  for (let call = 0; call < 100; call += 1) await cache.get(`${call} ${'a'.repeat(1_000)}`, () => answer([]))
  expect(cache.size().entries).toBeLessThan(5)
  expect(cache.size().bytes).toBeLessThanOrEqual(10_000)
})

test('entries are counted too, and the newest stay', async () => {
  const cache = createAnswerCache({ changes: createChanges(), now: () => 1, max: 3 })
  for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, () => answer(key))
  expect(cache.size().entries).toBe(3)
  expect(await cache.get('d', () => answer('made anew'))).toMatchObject({
    answer: { pieces: [Buffer.from('"d"')] },
  })
  expect(await cache.get('a', () => answer('made anew'))).toMatchObject({
    answer: { pieces: [Buffer.from('"made anew"')] },
  })
})

test('what is over goes as soon as something new is cached', async () => {
  let now = 1
  const cache = createAnswerCache({ changes: createChanges(), now: () => now, ttl: 1_000 })
  await cache.get('old', () => answer(1))
  await cache.get('older question', () => answer(2))
  now = 1_002
  await cache.get('new', () => answer(3))
  expect(cache.size().entries).toBe(1)
})

test('what one visitor asks is not cached, what is asked again is, at once after a change of the catalogue', async () => {
  const changes = createChanges()
  const cache = createAnswerCache({ changes, now: () => 1 })
  let made = 0
  const make = () => {
    made += 1
    return answer(made)
  }
  const ask = () => cache.get('popular at 51.1, 71.4', make, 'asked_again')
  await ask()
  expect(cache.size().entries).toBe(0)
  await ask()
  await ask()
  expect(made).toBe(2)
  changes.announceAll()
  await ask()
  await ask()
  expect(made).toBe(3)
})
