import { expect, test, vi } from 'vitest'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { outcomeOf, retryUntilAnswered } from './outcome.rules.ts'

const lost = new TypeError('Failed to fetch')
const moved = new ApiFailure(409, [{ code: 'quote', message: 'The total has changed' }])
const running = new ApiFailure(409, [{ code: 'order_time', message: 'Failed to place order' }])
const sold_out = new ApiFailure(406, [{ code: 'campaign', message: 'Plov out of stock!' }])

test('[CHK-03] only an answer tells that nothing was placed', () => {
  expect(outcomeOf(lost).kind).toBe('unknown')
  expect(outcomeOf(new ApiFailure(502, [])).kind).toBe('unknown')
  for (const status of [401, 408, 429]) expect(outcomeOf(new ApiFailure(status, [])).kind).toBe('unknown')
  expect(outcomeOf(running).kind).toBe('unknown')
  expect(outcomeOf(moved).kind).toBe('moved')
  expect(outcomeOf(sold_out)).toEqual({ kind: 'refused', failure: sold_out })
})

test('[CHK-03] a key under which another order was placed names that order', () => {
  const reused = { code: 'Idempotency-Key', message: 'This key was used for another request.' }
  expect(outcomeOf(new ApiFailure(422, [reused], { order_id: 100_001 }))).toEqual({
    kind: 'taken',
    order_id: 100_001,
  })
  expect(outcomeOf(new ApiFailure(422, [reused]))).toEqual({ kind: 'taken', order_id: null })
})

const noWait = () => Promise.resolve()

test('[CHK-03] a lost answer is asked for again, and the order found', async () => {
  const answers = [() => Promise.reject(lost), () => Promise.reject(running), () => Promise.resolve(100_001)]
  expect(await retryUntilAnswered(() => answers.shift()?.() ?? Promise.reject(lost), noWait)).toBe(100_001)
})

test('[CHK-03] a refusal is not tried again, silence is given up after a while', async () => {
  let tries = 0
  const always = (error: Error) => () => {
    tries += 1
    return Promise.reject(error)
  }
  await expect(retryUntilAnswered(always(sold_out), noWait)).rejects.toBe(sold_out)
  expect(tries).toBe(1)
  await expect(retryUntilAnswered(always(lost), noWait)).rejects.toBe(lost)
  expect(tries).toBe(5)
})

test('[NET-03] whoever was signed out in the middle is not asked for as a guest', async () => {
  const signed_out = new ApiFailure(401, [])
  const send = vi.fn(() => Promise.reject(signed_out))
  await expect(retryUntilAnswered(send, noWait)).rejects.toBe(signed_out)
  expect(send).toHaveBeenCalledOnce()
})
