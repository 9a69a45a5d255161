// Spans of time in words.
import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test.each([
  ['en', 598, '9 minutes 58 seconds'],
  ['en', 600, '10 minutes'],
  ['en', 61, '1 minute 1 second'],
  ['en', 0, '0 seconds'],
  ['ru', 122, '2 минуты 2 секунды'],
  ['tg', 125, '2 дақиқа 5 сония'],
  ['ar', 600, '10 دقائق'],
] as const)('in %s %i seconds are %s', (language, seconds, words) => {
  expect(durationText(language, seconds)).toBe(words)
})
