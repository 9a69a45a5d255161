// Open answers are counted, and end when their reader has nothing more to look for here.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { LiveEvents, LiveListener } from '../../events/live-events.ts'
import { createLog } from '../../log/log.ts'
import { readClient } from '../caller/client.ts'
import { failureReply } from '../reply/failure-reply.ts'
import { createLiveStreams } from './live-stream.ts'

const quiet: LiveEvents = { listen: async () => () => undefined, close: async () => undefined }

function appWith({
  mayStay = async () => true,
  heartbeatMs = 60_000,
  limitsReaders = true,
  live = quiet,
} = {}) {
  const streams = createLiveStreams(live, { heartbeatMs, limitsReaders })
  const app = new Hono()
  app.onError(failureReply(createLog('silent')))
  app.use(readClient(1))
  app.get('/:topic', (context) => streams.answer(context, { topic: context.req.param('topic'), mayStay }))
  return (topic: string, address = '10.0.0.1') => {
    const leaving = new AbortController()
    const request = new Request(`http://shop.test/${topic}`, { signal: leaving.signal })
    const connection = { incoming: { socket: { remoteAddress: address } } }
    return { reply: app.fetch(request, connection), leave: () => leaving.abort() }
  }
}

const statuses = async (opened: { reply: Response | Promise<Response> }[]) =>
  (await Promise.all(opened.map(({ reply }) => reply))).map(({ status }) => status)

test('one owner holds ten, and another when one was left', async () => {
  const open = appWith()
  const held = Array.from({ length: 11 }, (_, place) => open('customer-7', `10.0.0.${place}`))
  expect(await statuses(held)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  expect(await statuses([open('customer-8')])).toEqual([200])
  const [first] = held
  const body = (await first?.reply)?.body
  await body?.cancel()
  await expect.poll(async () => (await statuses([open('customer-7', '10.0.1.1')]))[0]).toBe(200)
})

test('one address holds forty, whoever is behind it', async () => {
  const open = appWith()
  const held = Array.from({ length: 41 }, (_, who) => open(`customer-${who}`))
  expect((await statuses(held)).filter((status) => status === 429)).toHaveLength(1)
  expect(await statuses([open('customer-99', '10.0.0.2')])).toEqual([200])
})

test('a shop without limits has places for as many as its process holds', async () => {
  const open = appWith({ limitsReaders: false })
  const held = Array.from({ length: 50 }, () => open('customer-7'))
  expect(new Set(await statuses(held))).toEqual(new Set([200]))
})

test('a reader who may not stay is let go at the next heartbeat', async () => {
  const open = appWith({ mayStay: async () => false, heartbeatMs: 5 })
  const text = await (await open('customer-7').reply).text()
  expect(text).toContain('event: ready')
  expect(text).not.toContain('event: beat')
})

test('a reader who reads nothing is let go before its unread events fill the memory', async () => {
  const heard = new Set<LiveListener>()
  const live: LiveEvents = {
    async listen(_, listener) {
      heard.add(listener)
      return () => heard.delete(listener)
    },
    close: async () => undefined,
  }
  await appWith({ live })('customer-7').reply
  for (let event = 0; event < 1_000; event += 1) {
    for (const listener of heard) listener.onEvent({ topic: 'customer 7', name: 'news', data: {} })
  }
  await expect.poll(() => heard.size).toBe(0)
})

test('a reader is let go when the database cannot be listened to', async () => {
  const away: LiveEvents = { ...quiet, listen: () => Promise.reject(new Error('no database')) }
  const open = appWith({ live: away })
  for (let turn = 0; turn < 20; turn += 1) {
    const reply = await open('customer-7').reply
    expect([reply.status, await reply.text()]).toEqual([200, ''])
  }
})
