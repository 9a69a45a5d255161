import { expect, test } from 'vitest'
import { Failure } from '#contract/core/failure.ts'
import { createPageQueue, renderInTurn } from './page-queue.ts'

const limits = { atOnce: 2, waiting: 6, waitingOfAddress: 4, patienceMs: 1_000 }

/** Pages that are rendered until they are let go, in the sequence they were begun in. */
function openQueue() {
  let time = 0
  const queue = createPageQueue(limits, () => time)
  const begun: string[] = []
  const gates: (() => void)[] = []
  const answers: string[] = []

  async function ask(address: string, name: string): Promise<void> {
    try {
      const leave = await queue(address)
      begun.push(name)
      await new Promise<void>((end) => gates.push(end))
      leave()
      answers.push(`${name} is there`)
    } catch (refusal) {
      if (!(refusal instanceof Failure)) throw refusal
      answers.push(`${name}: ${refusal.kind.status} after ${refusal.parameters.retry_after}`)
    }
  }

  return {
    begun,
    answers,
    /** Nobody waits for the page itself. */
    ask: (address: string, ...names: string[]) => {
      for (const name of names) void ask(address, name)
      return settled()
    },
    letGo(pages: number) {
      for (const end of gates.splice(0, pages)) end()
      return settled()
    },
    pass(milliseconds: number) {
      time += milliseconds
    },
  }
}

/** Everything that goes on by itself has gone on: a place is given to the next after a turn of the event loop. */
const settled = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((next) => setImmediate(next))
}

test('no more pages are rendered at once than the limit says', async () => {
  const { ask, begun, letGo } = openQueue()
  await ask('a', '1', '2', '3', '4')
  expect(begun).toEqual(['1', '2'])
  await letGo(1)
  expect(begun).toEqual(['1', '2', '3'])
})

test('who asks for many at once keeps nobody else waiting', async () => {
  const { ask, begun, letGo } = openQueue()
  await ask('a', 'a1', 'a2', 'a3', 'a4', 'a5')
  await ask('b', 'b1')
  await letGo(2)
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('of one address, and of all, only so many wait; the others are told when to come again', async () => {
  const { ask, answers } = openQueue()
  await ask('a', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7')
  expect(answers).toEqual(['a7: 503 after 2'])
  await ask('b', 'b1', 'b2', 'b3')
  expect(answers).toEqual(['a7: 503 after 2', 'b3: 503 after 2'])
})

test('a page that waited too long is not rendered for nobody', async () => {
  const { ask, begun, answers, letGo, pass } = openQueue()
  await ask('a', '1', '2', '3')
  pass(limits.patienceMs + 1)
  await ask('b', '4')
  await letGo(2)
  expect(begun).toEqual(['1', '2', '4'])
  expect(answers).toContain('3: 503 after 2')
})

/** Parts that come one after another; the last may be a failure. */
function pageOf(parts: readonly (string | Error)[], signs: string[] = []): Response {
  const left = [...parts]
  return new Response(
    new ReadableStream({
      async pull(page) {
        await settled()
        const part = left.shift()
        if (part instanceof Error) page.error(part)
        else if (part === undefined) page.close()
        else page.enqueue(new TextEncoder().encode(part))
      },
      cancel: () => void signs.push('canceled'),
    }),
    { status: 404, headers: { 'x-page': 'a' } },
  )
}

const oneByOne = () => createPageQueue({ ...limits, atOnce: 1 })

test('a page keeps its place until all of it is rendered, also when nobody reads it', async () => {
  const queue = oneByOne()
  const unread = await renderInTurn(queue('a'), async () => pageOf(['a', 'b', 'c']))
  let isFree = false
  const next = queue('b').then(() => {
    isFree = true
  })
  await settled()
  expect(isFree).toBe(false)
  await next
  expect([unread.status, unread.headers.get('x-page'), await unread.text()]).toEqual([404, 'a', 'abc'])
})

test('a page that fails, before it begins or within, and one whose reader leaves free their places', async () => {
  const queue = oneByOne()
  const broken = new Error('broken')
  await expect(renderInTurn(queue('a'), () => Promise.reject(broken))).rejects.toThrow('broken')
  const within = await renderInTurn(queue('a'), async () => pageOf(['a', broken]))
  await expect(within.text()).rejects.toThrow('broken')
  const signs: string[] = []
  const left = await renderInTurn(queue('a'), async () => pageOf(Array(1_000).fill('a'), signs))
  await left.body?.cancel()
  expect(signs).toEqual(['canceled'])
  const empty = await renderInTurn(queue('a'), async () => new Response(null, { status: 304 }))
  expect(empty.status).toBe(304)
  expect(await (await renderInTurn(queue('a'), async () => new Response('page'))).text()).toBe('page')
})
