// The wait the shop asks for, in seconds or minutes.
import { expect, test } from 'vitest'
import { ApiFailure } from './api-failure.ts'
import { retryAfterOf } from './retry-after.rules.ts'

const refused = (status: number, retryAfterMs: number | null) =>
  new ApiFailure(status, [{ code: 'throttle', message: 'Too many requests.' }], {}, retryAfterMs)

test.each([
  [0, { unit: 'seconds', count: 1 }],
  [41_200, { unit: 'seconds', count: 42 }],
  [60_000, { unit: 'minutes', count: 1 }],
  [61_000, { unit: 'minutes', count: 2 }],
  [3_600_000, { unit: 'minutes', count: 60 }],
] as const)('%i ms are counted up, never down', (ms, wait) => {
  expect(retryAfterOf(refused(429, ms))).toEqual(wait)
})

test('only who tried too often waits, and only when the shop says how long', () => {
  expect(retryAfterOf(refused(429, null))).toBeNull()
  expect(retryAfterOf(refused(503, 2_000))).toBeNull()
  expect(retryAfterOf(new Error('no answer'))).toBeNull()
})
