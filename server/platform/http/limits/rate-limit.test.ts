// Calls are counted in windows by any key, and a refusal says when to come back.
import { expect, test } from 'vitest'
import { createRateLimiter, noRateLimit } from './rate-limit.ts'

test('the call after the last allowed one is refused until the window ends', () => {
  let now = 1_000_000
  const limiter = createRateLimiter(() => now)
  const call = () => limiter.count('codes to +77010000001', 2, 60)
  call()
  now += 20_000
  call()
  expect(call).toThrow(
    expect.objectContaining({
      kind: expect.objectContaining({ status: 429 }),
      parameters: { retry_after: 40 },
    }),
  )
  now += 40_000
  expect(call).not.toThrow()
})

test('keys are counted apart', () => {
  const limiter = createRateLimiter(() => 0)
  limiter.count('one', 1, 60)
  expect(() => limiter.count('two', 1, 60)).not.toThrow()
  expect(() => limiter.count('one', 1, 60)).toThrow()
})

test('looking refuses what was counted too often, and counts nothing', () => {
  let now = 0
  const limiter = createRateLimiter(() => now)
  const look = () => limiter.look('misses', 2)
  limiter.count('misses', 2, 60)
  for (let call = 0; call < 10; call += 1) look()
  limiter.count('misses', 2, 60)
  expect(look).toThrow(expect.objectContaining({ parameters: { retry_after: 60 } }))
  now += 60_000
  expect(look).not.toThrow()
})

test('switched off, nothing is counted', () => {
  for (let call = 0; call < 100; call += 1) noRateLimit.count('one', 1, 60)
  expect(() => noRateLimit.count('one', 1, 60)).not.toThrow()
})

test('when there is no room the oldest window makes it, and the others still count', () => {
  const limiter = createRateLimiter(() => 0, 2)
  for (const key of ['oldest', 'older', 'new']) limiter.count(key, 1, 60)
  expect(() => limiter.count('new', 1, 60)).toThrow()
  expect(() => limiter.count('older', 1, 60)).toThrow()
  expect(() => limiter.count('oldest', 1, 60)).not.toThrow()
})
