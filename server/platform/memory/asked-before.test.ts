// Whoever asks again is known, however many others asked in between, as long as there is room.
import { expect, test } from 'vitest'
import { createAskedBefore } from './asked-before.ts'

test('a question is new once and known afterwards', () => {
  const askedBefore = createAskedBefore()
  expect(['a', 'b', 'a', 'b', 'a'].map(askedBefore)).toEqual([false, false, true, true, true])
})

test('a few hundred others in between hide next to nothing', () => {
  const askedBefore = createAskedBefore()
  const questions = Array.from({ length: 300 }, (_, place) => `/items/popular 51.${place} 71.4`)
  expect(questions.filter(askedBefore)).toEqual([])
  expect(questions.filter(askedBefore).length).toBeGreaterThan(280)
})
