// A read is tried again only where another try may help: a page that waits for what is not there keeps its reader waiting.
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiFailure, NoAnswer } from './api-failure.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => vi.unstubAllGlobals())

async function triesAt(failure: Error): Promise<number> {
  let tries = 0
  const queryFn = async () => {
    tries += 1
    throw failure
  }
  const reading = createQueryClient().ensureQueryData({ queryKey: ['a read'], queryFn, retryDelay: 0 })
  await expect(reading).rejects.toBe(failure)
  return tries
}

test.each([400, 401, 403, 404, 409])('a refusal with %i stands', async (status) => {
  expect(await triesAt(new ApiFailure(status, []))).toBe(1)
})

test.each([
  ['a shop that is busy', new ApiFailure(503, [])],
  ['a shop that failed', new ApiFailure(500, [])],
  ['a shop that was not heard', new NoAnswer('no connection')],
])('%s is asked once more', async (_, failure) => {
  expect(await triesAt(failure)).toBe(2)
})

test('without a network a read is tried once and fails at once, instead of waiting for it', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  onlineManager.setOnline(false)
  try {
    expect(await triesAt(new NoAnswer('no connection'))).toBe(1)
  } finally {
    onlineManager.setOnline(true)
  }
})
