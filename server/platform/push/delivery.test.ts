// A message that cannot be handed over waits before each further try, and not too many wait at once.
import { expect, test } from 'vitest'
import { createDelivery } from './delivery.ts'
import type { PushResult } from './push.ts'

/** A clock that stands until the test lets it go on. */
function heldWaits() {
  const waits: number[] = []
  let gate = Promise.withResolvers<void>()
  return {
    waits,
    wait(ms: number) {
      waits.push(ms)
      return gate.promise
    },
    async pass() {
      gate.resolve()
      gate = Promise.withResolvers()
      await new Promise(setImmediate)
    },
  }
}

test('it is tried again after ten seconds and after a minute more, and then given up', async () => {
  const { waits, wait, pass } = heldWaits()
  let tries = 0
  const delivered = createDelivery(
    undefined,
    wait,
  )(async () => {
    tries += 1
    return 'failed'
  })
  await new Promise(setImmediate)
  expect([tries, waits]).toEqual([1, [10_000]])
  await pass()
  expect([tries, waits]).toEqual([2, [10_000, 60_000]])
  await pass()
  expect([tries, await delivered]).toEqual([3, 'failed'])
})

test.each<PushResult>(['sent', 'gone'])('what is %s is not sent again', async (result) => {
  const { waits, wait } = heldWaits()
  expect(await createDelivery(undefined, wait)(async () => result)).toBe(result)
  expect(waits).toEqual([])
})

test('beyond a thousand that wait the next is given up at once, and when they are done one may wait again', async () => {
  const { waits, wait, pass } = heldWaits()
  const deliver = createDelivery([10], wait)
  const failing = async (): Promise<PushResult> => 'failed'
  const all = Array.from({ length: 1_000 }, () => deliver(failing))
  await new Promise(setImmediate)
  expect(await deliver(failing)).toBe('failed')
  expect(waits).toHaveLength(1_000)
  await pass()
  await Promise.all(all)
  const later = deliver(failing)
  await new Promise(setImmediate)
  expect(waits).toHaveLength(1_001)
  await pass()
  expect(await later).toBe('failed')
})
