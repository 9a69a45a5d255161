// A countdown says how long is left, and says so when nothing is.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaignEnd, countdownParts } from './countdown-parts.ts'

const second = 1_000
const day = 86_400 * second

const figuresOf = (left: number) => Object.values(countdownParts(left) ?? {}).join(':')

test('[CMP-01] time left is DD:HH:MM:SS', () => {
  expect(figuresOf(3 * day + 4 * 3_600 * second + 5 * 60 * second + 6 * second)).toBe('03:04:05:06')
  expect(figuresOf(120 * day)).toBe('120:00:00:00')
  expect(figuresOf(1_999)).toBe('00:00:00:01')
})

test('[CMP-01] with nothing left there is no countdown', () => {
  expect([0, -1, 999, Number.NaN].map(countdownParts)).toEqual([null, null, null, null])
})

test('the parts add up to the whole seconds left', () => {
  fc.assert(
    fc.property(fc.integer({ min: second, max: 400 * day }), (left) => {
      const parts = countdownParts(left)
      const seconds =
        Number(parts?.days) * 86_400 +
        Number(parts?.hours) * 3_600 +
        Number(parts?.minutes) * 60 +
        Number(parts?.seconds)
      expect(seconds).toBe(Math.floor(left / second))
    }),
  )
})

test('a campaign ends by the clock of the business, and 23:59 is the end of the day', () => {
  expect(new Date(campaignEnd('2026-11-20', '18:30', 'Asia/Almaty')).toISOString()).toBe(
    '2026-11-20T13:30:00.000Z',
  )
  expect(new Date(campaignEnd('2026-11-20', '23:59', 'Asia/Almaty')).toISOString()).toBe(
    '2026-11-20T19:00:00.000Z',
  )
})
