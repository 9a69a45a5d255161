// Sending in order: nothing is lost without a network, nothing is sent twice, and refusals find whoever asked.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartLine } from '#contract/features/cart/cart.schema.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { aLine, anAdd, anUpdate } from '../cart.fixture.ts'
import type { CartChange } from '../queue/cart-change.ts'
import { pendingChanges } from '../queue/pending-changes.ts'
import { createCartSender, type SenderParts } from './cart-sender.ts'

const network = { onLine: true }

beforeEach(() => {
  vi.stubGlobal('navigator', network)
  network.onLine = true
  pendingChanges.change(() => [])
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function senderThat(send: (change: CartChange) => Promise<CartLine[]>, ends: Partial<SenderParts> = {}) {
  const sent: string[] = []
  const refused: string[] = []
  const conflicts: string[] = []
  const sender = createCartSender({
    send: (change) => {
      sent.push(change.key)
      return send(change)
    },
    onLines: () => undefined,
    onConflict: ({ key }) => conflicts.push(key),
    onRefused: ({ key }) => refused.push(key),
    onFault: () => undefined,
    ...ends,
  })
  return { sender, sent, conflicts, refused }
}

const answers = async () => [aLine()]

test('a change that reaches the shop is answered with the cart and waits no longer', async () => {
  const { sender, sent } = senderThat(answers)
  expect(await sender.make(anAdd())).toEqual({ kind: 'done', lines: [aLine()] })
  expect(sent).toEqual(['add'])
  expect(pendingChanges.read()).toEqual([])
})

test('[CRT-04] what is asked of a line while it is being added goes to the line the shop made of it', async () => {
  const gate = Promise.withResolvers<CartLine[]>()
  const asked: (number | null)[] = []
  const { sender, sent } = senderThat(async (change) => {
    if (change.kind === 'add') return gate.promise
    if (change.kind === 'update') asked.push(change.cart_id)
    return answers()
  })
  const added = sender.make(anAdd())
  await vi.waitFor(() => expect(sent).toEqual(['add']))
  const updated = sender.make(anUpdate({ cart_id: null, added_key: 'add' }))
  gate.resolve([aLine({ id: 7 })])
  expect((await added).kind).toBe('done')
  expect((await updated).kind).toBe('done')
  expect(asked).toEqual([7])
})

test('what is asked of a line that was refused is not sent, and whoever asked is told', async () => {
  const gate = Promise.withResolvers<CartLine[]>()
  const { sender, sent } = senderThat(() => gate.promise)
  const added = sender.make(anAdd())
  await vi.waitFor(() => expect(sent).toEqual(['add']))
  const updated = sender.make(anUpdate({ cart_id: null, added_key: 'add' }))
  gate.reject(new ApiFailure(403, [{ code: 'stock', message: 'Gone' }]))
  expect((await added).kind).toBe('refused')
  expect((await updated).kind).toBe('refused')
  expect(sent).toEqual(['add'])
  expect(pendingChanges.read()).toEqual([])
})

test('offline nothing is sent and nothing is lost; back online it goes out in order', async () => {
  network.onLine = false
  const { sender, sent } = senderThat(answers)
  expect(await sender.make(anAdd())).toEqual({ kind: 'queued' })
  expect(await sender.make(anUpdate())).toEqual({ kind: 'queued' })
  expect(sent).toEqual([])
  network.onLine = true
  await sender.flush()
  expect(sent).toEqual(['add', 'update'])
  expect(pendingChanges.read()).toEqual([])
})

test('an answer that is lost on the way keeps the change under its key', async () => {
  network.onLine = true
  let isBroken = true
  const { sender, sent } = senderThat(async () => {
    if (isBroken) throw new TypeError('Failed to fetch')
    return [aLine()]
  })
  expect(await sender.make(anAdd())).toEqual({ kind: 'queued' })
  expect(pendingChanges.read()).toEqual([anAdd({ tried: true })])
  isBroken = false
  await sender.flush()
  expect(sent).toEqual(['add', 'add'])
  expect(pendingChanges.read()).toEqual([])
  sender.stop()
})

test('a busy shop is tried again, a refusal is not', async () => {
  const statuses = [503, 403]
  const { sender, sent } = senderThat(async () => {
    throw new ApiFailure(statuses.shift() ?? 500, [{ code: 'stock', message: 'Out of Stock' }])
  })
  expect((await sender.make(anAdd())).kind).toBe('queued')
  await sender.flush()
  expect(sent).toEqual(['add', 'add'])
  expect(pendingChanges.read()).toEqual([])
  sender.stop()
})

test('a refusal goes to whoever asked, or is reported when nobody waits any more', async () => {
  const { sender, conflicts } = senderThat(async () => {
    throw new ApiFailure(403, [{ code: 'stock', message: 'Out of Stock' }])
  })
  expect((await sender.make(anAdd())).kind).toBe('refused')
  expect(conflicts).toEqual([])
  network.onLine = false
  await sender.make(anAdd())
  network.onLine = true
  await sender.flush()
  expect(conflicts).toEqual(['add'])
})

test('presses that come while one is on its way are joined into one more call', async () => {
  const { sender, sent } = senderThat(answers)
  const outcomes = await Promise.all([
    sender.make(anUpdate({ key: 'one', quantity: 3 })),
    sender.make(anUpdate({ key: 'two', quantity: 4 })),
    sender.make(anUpdate({ key: 'three', quantity: 5 })),
  ])
  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done', 'done'])
  expect(sent.at(-1)).toBe('three')
  expect(sent.length).toBeLessThan(3)
})

test('a fault while a change is taken in ends neither the queue nor the waiting of whoever asked', async () => {
  const faults: unknown[] = []
  let isBroken = true
  const { sender } = senderThat(answers, {
    onLines() {
      if (isBroken) throw new Error('a subscriber of the cart threw')
    },
    onFault: (error) => void faults.push(error),
  })
  expect((await sender.make(anAdd())).kind).toBe('done')
  expect(faults).toHaveLength(1)
  isBroken = false
  expect((await sender.make(anUpdate())).kind).toBe('done')
  expect(pendingChanges.read()).toEqual([])
  sender.stop()
})

test('a change the shop can never take is given up and told, and the ones behind it arrive', async () => {
  const { sender, sent, conflicts, refused } = senderThat(async ({ key }) => {
    if (key === 'add') throw new ApiFailure(500, [])
    return [aLine()]
  })
  expect((await sender.make(anAdd())).kind).toBe('queued')
  expect((await sender.make(anUpdate())).kind).toBe('queued')
  for (let tries = 0; tries < 10 && pendingChanges.read().length > 0; tries += 1) await sender.flush()
  expect(pendingChanges.read()).toEqual([])
  expect([conflicts, refused]).toEqual([['add'], ['add']])
  expect(sent.at(-1)).toBe('update')
  sender.stop()
})

test('a refusal has the cart read anew, whoever is told of it', async () => {
  const { sender, refused } = senderThat(async () => {
    throw new ApiFailure(403, [{ code: 'stock', message: 'Out of Stock' }])
  })
  await sender.make(anAdd())
  expect(refused).toEqual(['add'])
})

test('more changes than anybody makes by hand are refused instead of filling the device', async () => {
  network.onLine = false
  const { sender } = senderThat(answers)
  const kinds: string[] = []
  for (let item_id = 1; item_id <= 210; item_id += 1) {
    kinds.push((await sender.make(anAdd({ key: `add-${item_id}`, item_id }))).kind)
  }
  expect(kinds.filter((kind) => kind === 'queued')).toHaveLength(200)
  expect(kinds.at(-1)).toBe('refused')
  expect(pendingChanges.read()).toHaveLength(200)
  // More of what waits already joins it.
  expect((await sender.make(anAdd({ key: 'again', item_id: 1 }))).kind).toBe('queued')
})
