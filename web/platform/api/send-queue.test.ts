// One queue for everything that is sent in order: it outlives rejections, waits out trouble, and leaves behind what can never succeed.
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiFailure, NoAnswer } from './api-failure.ts'
import { createSendQueue } from './send-queue.ts'

interface Change {
  key: string
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A queue over a plain list, as a feature keeps it in storage. */
function queueOf(keys: string[], send: (change: Change) => Promise<string>) {
  const waiting: Change[] = keys.map((key) => ({ key }))
  const seen = { sent: [] as string[], done: [] as string[], refused: [] as string[], waits: 0 }
  const faults: unknown[] = []
  const network = { isOnline: true }
  const leave = ({ key }: Change) => {
    const at = waiting.findIndex((one) => one.key === key)
    if (at >= 0) waiting.splice(at, 1)
  }
  const parts = {
    first: () => waiting[0],
    send(change: Change) {
      seen.sent.push(change.key)
      return send(change)
    },
    done(change: Change, answer: string) {
      leave(change)
      seen.done.push(answer)
    },
    refused(change: Change) {
      leave(change)
      seen.refused.push(change.key)
    },
    waiting() {
      seen.waits += 1
    },
    isOnline: () => network.isOnline,
    inTurn: (work: () => Promise<void>) => work(),
    onFault: (error: unknown) => void faults.push(error),
  }
  return { queue: createSendQueue<Change, string>(parts), parts, waiting, seen, faults, network }
}

const fine = async ({ key }: Change) => key
const busy = (status: number, retryAfterMs: number | null = null) =>
  new ApiFailure(status, [], {}, retryAfterMs)

/** The first try is answered with a Retry-After, the next ones are fine. */
function queueToldToWait(retryAfterMs: number) {
  let tries = 0
  return queueOf(['a'], async ({ key }) => {
    tries += 1
    if (tries === 1) throw busy(429, retryAfterMs)
    return key
  })
}

test('changes go out in order, one at a time', async () => {
  let open = 0
  const { queue, seen } = queueOf(['a', 'b', 'c'], async ({ key }) => {
    open += 1
    expect(open).toBe(1)
    await Promise.resolve()
    open -= 1
    return key
  })
  await Promise.all([queue.flush(), queue.flush()])
  expect(seen.done).toEqual(['a', 'b', 'c'])
})

test.each([400, 401, 403, 404, 409, 422])(
  'a refusal (%i) is left behind and told, and the ones behind it go on',
  async (status) => {
    const { queue, seen, waiting } = queueOf(['bad', 'good'], async ({ key }) => {
      if (key === 'bad') throw new ApiFailure(status, [{ code: 'x', message: 'No' }])
      return key
    })
    await queue.flush()
    expect(seen).toMatchObject({ refused: ['bad'], done: ['good'], waits: 0 })
    expect(waiting).toEqual([])
  },
)

test.each([
  ['no answer', new NoAnswer('cut')],
  ['408', busy(408)],
  ['425', busy(425)],
  ['429', busy(429)],
  ['502', busy(502)],
  ['503', busy(503)],
  ['504', busy(504)],
])('%s is waited out, however often it comes', async (_what, trouble) => {
  let isDown = true
  const { queue, seen } = queueOf(['a', 'b'], async ({ key }) => {
    if (isDown) throw trouble
    return key
  })
  await queue.flush()
  expect(seen).toMatchObject({ sent: ['a'], waits: 1, refused: [] })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(seen.sent.length).toBeGreaterThan(20)
  // Bounded: about once a minute at the end, not in a hurry.
  expect(seen.sent.length).toBeLessThan(120)
  isDown = false
  await vi.advanceTimersByTimeAsync(120_000)
  expect(seen).toMatchObject({ done: ['a', 'b'], refused: [] })
})

test('a change the shop always breaks on is given up after some tries, and the ones behind it go on', async () => {
  const { queue, seen, waiting, faults } = queueOf(['bad', 'worse', 'good'], async ({ key }) => {
    if (key !== 'good') throw busy(500)
    return key
  })
  await queue.flush()
  expect(seen).toMatchObject({ sent: ['bad'], refused: [], done: [] })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(seen).toMatchObject({ refused: ['bad', 'worse'], done: ['good'] })
  for (const bad of ['bad', 'worse']) expect(seen.sent.filter((key) => key === bad)).toHaveLength(5)
  expect(waiting).toEqual([])
  // It is the shop that is broken, not this page.
  expect(faults).toEqual([])
})

test('a change that cannot even be put into words is given up as well, and the fault is told', async () => {
  const { queue, seen, faults } = queueOf(['bad', 'good'], ({ key }) => {
    if (key === 'bad') throw new TypeError('undefined is not an object')
    return Promise.resolve(key)
  })
  await queue.flush()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(seen).toMatchObject({ refused: ['bad'], done: ['good'] })
  expect(faults).toHaveLength(5)
})

test.each([
  ['earliest', 0, [1_500, 3_000, 6_000, 12_000, 24_000, 45_000, 45_000]],
  ['latest', 1, [2_500, 5_000, 10_000, 20_000, 40_000, 75_000, 75_000]],
])(
  'each wait is twice the one before, up to a minute, and spread: at the %s',
  async (_when, random, waits) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    onTestFinished(() => void vi.restoreAllMocks())
    const sentAt: number[] = []
    const { queue } = queueOf(['a'], async () => {
      sentAt.push(Date.now())
      throw new NoAnswer('cut')
    })
    await queue.flush()
    for (const wait of waits) await vi.advanceTimersByTimeAsync(wait)
    expect(sentAt.slice(1).map((at, before) => at - (sentAt[before] ?? 0))).toEqual(waits)
  },
)

test('presses during an outage do not add up to several timers', async () => {
  const { queue } = queueOf(['a'], async () => {
    throw new NoAnswer('cut')
  })
  for (let presses = 0; presses < 3; presses += 1) await queue.flush()
  expect(vi.getTimerCount()).toBe(1)
})

test('nothing is sent before the moment the shop named', async () => {
  const { queue, seen } = queueToldToWait(30_000)
  await queue.flush()
  await queue.flush()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(seen.sent).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(40_000)
  expect(seen.done).toEqual(['a'])
})

test('the moment the shop named is remembered without a network in between, and kept by itself', async () => {
  const { queue, seen, network } = queueToldToWait(30_000)
  await queue.flush()
  network.isOnline = false
  await queue.flush()
  network.isOnline = true
  await queue.flush()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(seen.sent).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen.done).toEqual(['a'])
})

test('what is pressed without a network does not make the first wait with one longer', async () => {
  const { queue, seen, network } = queueOf(['a'], async () => {
    throw new NoAnswer('cut')
  })
  network.isOnline = false
  for (let presses = 0; presses < 6; presses += 1) await queue.flush()
  network.isOnline = true
  await queue.flush()
  await vi.advanceTimersByTimeAsync(2_500)
  expect(seen.sent).toEqual(['a', 'a'])
})

test('an absurd Retry-After does not stop the queue for the day', async () => {
  const { queue, seen } = queueToldToWait(86_400_000)
  await queue.flush()
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  expect(seen.done).toEqual(['a'])
})

test('offline nothing is sent and no timer runs; the next flush sends', async () => {
  const { queue, seen, network } = queueOf(['a'], fine)
  network.isOnline = false
  await queue.flush()
  expect(vi.getTimerCount()).toBe(0)
  expect(seen).toMatchObject({ sent: [], waits: 1 })
  network.isOnline = true
  await queue.flush()
  expect(seen.done).toEqual(['a'])
})

test.each(['first', 'done', 'refused', 'waiting'] as const)(
  'the queue outlives a fault in %s',
  async (callback) => {
    const broken = queueOf(['a', 'b'], async ({ key }) => {
      if (callback === 'waiting' && broken.seen.sent.length === 1) throw new NoAnswer('cut')
      if (callback === 'refused' && key === 'a') throw busy(403)
      return key
    })
    const { parts, queue, seen, faults, waiting } = broken
    const original = parts[callback]
    parts[callback] = () => {
      Object.assign(parts, { [callback]: original })
      throw new Error('a bug')
    }
    await queue.flush()
    expect(faults).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(waiting).toEqual([])
    expect(seen.done).toContain('b')
  },
)

test('the queue outlives a callback that never stops throwing, and the moment the shop named still counts', async () => {
  const { queue, parts, seen, faults } = queueToldToWait(30_000)
  parts.waiting = () => {
    throw new Error('a bug')
  }
  await queue.flush()
  expect(faults).toEqual([new Error('a bug'), new Error('a bug')])
  await vi.advanceTimersByTimeAsync(29_000)
  expect(seen.sent).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen.done).toEqual(['a'])
})

test('a turn that breaks after the work began is a fault, and nothing is sent twice for it', async () => {
  const { parts, seen, faults, waiting } = queueOf(['a'], fine)
  const queue = createSendQueue<Change, string>({
    ...parts,
    async inTurn(work) {
      await work()
      waiting.push({ key: 'b' })
      throw new DOMException('stolen', 'AbortError')
    },
  })
  await queue.flush()
  queue.stop()
  expect([seen.sent, faults.length]).toEqual([['a'], 1])
})

test('the queue outlives a lock that cannot be had', async () => {
  const { seen, parts } = queueOf(['a'], fine)
  const queue = createSendQueue<Change, string>({
    ...parts,
    inTurn: () => Promise.reject(new DOMException('not active', 'InvalidStateError')),
  })
  await queue.flush()
  expect(seen.done).toEqual(['a'])
})

test('a stopped queue tries nothing more by itself', async () => {
  const { queue, seen } = queueOf(['a'], async () => {
    throw new NoAnswer('cut')
  })
  await queue.flush()
  queue.stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(seen.sent).toEqual(['a'])
})
