// Who is told what: joined and moot changes share their fate, tabs take turns, and a silent shop is tried again by itself.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CartLine } from '#contract/features/cart/cart.schema.ts'
import { ApiFailure, NoAnswer } from '#web/platform/api/api-failure.ts'
import { aClearing, aLine, anAdd, anUpdate, aRemoval } from '../cart.fixture.ts'
import type { CartChange } from '../queue/cart-change.ts'
import * as connectivity from '../queue/connectivity.ts'
import { pendingChanges } from '../queue/pending-changes.ts'
import { createCartSender } from './cart-sender.ts'

interface Network {
  onLine: boolean
  locks?: { request: (name: string, work: () => Promise<void>) => Promise<void> }
}

let network: Network

beforeEach(() => {
  network = { onLine: true }
  vi.stubGlobal('navigator', network)
  pendingChanges.change(() => [])
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function senderThat(send: (change: CartChange) => Promise<CartLine[]>) {
  const told = { lines: 0, conflicts: [] as string[], words: [] as string[], refused: [] as string[] }
  const sender = createCartSender({
    send,
    onLines() {
      told.lines += 1
    },
    onConflict({ key }, { messages }) {
      told.conflicts.push(key)
      told.words.push(...messages)
    },
    onRefused: ({ key }) => told.refused.push(key),
    onFault: () => undefined,
  })
  return { sender, told }
}

/** Holds every answer until the test gives it. */
function heldAnswers() {
  const asked: { key: string; cart_id: number | null; gate: PromiseWithResolvers<CartLine[]> }[] = []
  const send = (change: CartChange) => {
    const gate = Promise.withResolvers<CartLine[]>()
    asked.push({ key: change.key, cart_id: 'cart_id' in change ? change.cart_id : null, gate })
    return gate.promise
  }
  const begun = async (count: number) => {
    await vi.waitFor(() => expect(asked).toHaveLength(count))
    const last = asked.at(-1)
    if (!last) throw new Error('nothing was sent')
    return last
  }
  return { asked, send, begun }
}

describe('those who asked for one thing', () => {
  test('share its answer, also when theirs joined or replaced another', async () => {
    const { send, begun } = heldAnswers()
    const { sender } = senderThat(send)
    const first = sender.make(anAdd({ key: 'soup' }))
    const sent = await begun(1)
    const joined = [
      sender.make(anAdd({ key: 'bread', item_id: 11 })),
      sender.make(anAdd({ key: 'more bread', item_id: 11 })),
    ]
    const replaced = [
      sender.make(anUpdate({ key: 'three', cart_id: 9 })),
      sender.make(aRemoval({ key: 'none', cart_id: 9 })),
    ]
    sent.gate.resolve([aLine()])
    expect((await first).kind).toBe('done')
    const bread = await begun(2)
    expect(bread.key).toBe('bread')
    bread.gate.reject(new ApiFailure(403, [{ code: 'stock', message: 'Gone' }]))
    expect((await Promise.all(joined)).map(({ kind }) => kind)).toEqual(['refused', 'refused'])
    const removal = await begun(3)
    expect(removal.key).toBe('none')
    removal.gate.resolve([])
    expect(await Promise.all(replaced)).toEqual([
      { kind: 'done', lines: [] },
      { kind: 'done', lines: [] },
    ])
  })

  test('are told once: what replaces a change nobody waits for any more has its own answer', async () => {
    network.onLine = false
    const { sender } = senderThat(async () => [])
    expect((await sender.make(anUpdate({ key: 'three', cart_id: 9 }))).kind).toBe('queued')
    network.onLine = true
    expect(await sender.make(aRemoval({ key: 'none', cart_id: 9 }))).toEqual({ kind: 'done', lines: [] })
    expect(pendingChanges.read()).toEqual([])
  })

  test('are told what the shop said, in its own words or in none', async () => {
    const failure = new ApiFailure(403, [{ code: 'stock', message: 'Gone' }])
    const { sender } = senderThat(async () => {
      throw failure
    })
    expect(await sender.make(anAdd())).toEqual({ kind: 'refused', failure })
  })

  test('hear of a change this page can never put into words, without words', async () => {
    const { sender, told } = senderThat(async () => {
      throw new Error('a bug')
    })
    void sender.make(anAdd())
    for (let tries = 0; tries < 6; tries += 1) await sender.flush()
    expect([told.conflicts, told.words]).toEqual([['add'], []])
    sender.stop()
  })
})

describe('a line that the shop made of an addition', () => {
  test('is the one with the same content, and only what was asked of it goes there', async () => {
    const { send, begun, asked } = heldAnswers()
    const { sender } = senderThat(send)
    void sender.make(anAdd())
    const sent = await begun(1)
    const here = sender.make(anUpdate({ key: 'here', cart_id: null, added_key: 'add' }))
    const there = sender.make(anUpdate({ key: 'there', cart_id: 3 }))
    sent.gate.resolve([aLine({ id: 3, item_id: 99 }), aLine({ id: 7 })])
    const first = await begun(2)
    expect([first.key, first.cart_id]).toEqual(['here', 7])
    first.gate.resolve([])
    expect((await here).kind).toBe('done')
    const second = await begun(3)
    expect([second.key, second.cart_id]).toEqual(['there', 3])
    second.gate.resolve([])
    expect((await there).kind).toBe('done')
    expect(asked).toHaveLength(3)
  })

  test('may be none: then what was asked of it is over as well, and the rest goes on', async () => {
    const { send, begun } = heldAnswers()
    const { sender } = senderThat(send)
    void sender.make(anAdd())
    const sent = await begun(1)
    const orphan = sender.make(anUpdate({ key: 'orphan', cart_id: null, added_key: 'add' }))
    const other = sender.make(aClearing({ module_id: 3 }))
    sent.gate.resolve([aLine({ item_id: 99 })])
    expect(await orphan).toEqual({ kind: 'done', lines: [aLine({ item_id: 99 })] })
    const next = await begun(2)
    expect(next.key).toBe('clear')
    next.gate.resolve([])
    expect((await other).kind).toBe('done')
  })

  test('what is asked of a line that is gone is over at once, and not sent', async () => {
    const { sender, told } = senderThat(async () => [aLine()])
    const outcome = await sender.make(aRemoval({ cart_id: null, added_key: 'long ago' }))
    expect(outcome).toEqual({ kind: 'done', lines: [] })
    expect([pendingChanges.read(), told.lines]).toEqual([[], 0])
  })

  test('what an earlier visit left without a line is dropped instead of sent', async () => {
    const { sender, told } = senderThat(async () => [aLine()])
    pendingChanges.change(() => [
      anUpdate({ key: 'orphan', cart_id: null, added_key: 'long ago' }),
      aRemoval({ key: 'another', cart_id: null, added_key: 'long ago' }),
      anUpdate(),
    ])
    await sender.flush()
    expect([pendingChanges.read(), told.lines]).toEqual([[], 1])
  })
})

describe('whether the shop can be reached', () => {
  test('is known from how sending went', async () => {
    const reach = vi.spyOn(connectivity, 'setReachable')
    const answers = [new NoAnswer('silent'), new ApiFailure(403, []), null]
    const { sender } = senderThat(async () => {
      const answer = answers.shift()
      if (answer) throw answer
      return []
    })
    const seen: unknown[] = []
    for (const key of ['one', 'two']) {
      reach.mockClear()
      await sender.make(anAdd({ key }))
      await sender.flush()
      seen.push(reach.mock.calls.map(([isReachable]) => isReachable))
    }
    sender.stop()
    expect(seen).toEqual([[false, true], [true]])
    reach.mockRestore()
  })

  test('and where it was not, the queue tries again by itself', async () => {
    vi.useFakeTimers()
    let isBroken = true
    const sent: string[] = []
    const { sender } = senderThat(async ({ key }) => {
      sent.push(key)
      if (isBroken) throw new NoAnswer('silent')
      return [aLine()]
    })
    expect((await sender.make(anAdd())).kind).toBe('queued')
    isBroken = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent, pendingChanges.read()]).toEqual([['add', 'add'], []])
    sender.stop()
  })
})

test('tabs take turns under one name, where the browser can', async () => {
  const names: string[] = []
  network.locks = {
    request(name, work) {
      names.push(name)
      return work()
    },
  }
  const { sender } = senderThat(async () => [aLine()])
  expect((await sender.make(anAdd())).kind).toBe('done')
  expect(names).toEqual(['fivefold-cart'])
})
