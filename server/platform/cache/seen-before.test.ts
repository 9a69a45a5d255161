// Whoever asks again is known, however many others asked in between, as long as there is room.
import { expect, test } from 'vitest'
import { createSeenBefore } from './seen-before.ts'

test('a question is new once and known afterwards', () => {
  const seenBefore = createSeenBefore()
  expect(['a', 'b', 'a', 'b', 'a'].map(seenBefore)).toEqual([false, false, true, true, true])
})

test('a few hundred others in between hide next to nothing', () => {
  const seenBefore = createSeenBefore()
  const questions = Array.from({ length: 300 }, (_, place) => `/items/popular 51.${place} 71.4`)
  expect(questions.filter(seenBefore)).toEqual([])
  expect(questions.filter(seenBefore).length).toBeGreaterThan(280)
})
