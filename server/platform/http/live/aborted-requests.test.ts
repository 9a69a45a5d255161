// Readers of live streams who leave at once, over real connections: none of them holds a place or a listener.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type LocalServer, listenLocally } from '#server/testing/listen.ts'
import type { LiveEvents } from '../../events/live-events.ts'
import { readClient } from '../caller/client.ts'
import { createLiveStreams } from './live-stream.ts'

const leavers = 1_000
const placesOfAReader = 10

let server: LocalServer
let listening = 0
/** How many turns of the event loop pass before a listener is connected; the database is not always quick. */
let turnsToListen = 0

const live: LiveEvents = {
  async listen() {
    listening += 1
    for (let turn = 0; turn < turnsToListen; turn += 1) await nextTurn()
    return () => {
      listening -= 1
    }
  },
  close: async () => undefined,
}

const nextTurn = () => new Promise((resume) => setImmediate(resume))

beforeAll(async () => {
  const streams = createLiveStreams(live)
  const app = new Hono()
  app.use(readClient(0))
  app.get('/:turns', async (context) => {
    // Callers are identified first, which takes a moment in which they may be gone.
    for (let turn = 0; turn < Number(context.req.param('turns')); turn += 1) await nextTurn()
    return streams.answer(context, { topic: 'customer 7', mayStay: async () => true })
  })
  server = await listenLocally(createServer(getRequestListener(app.fetch)))
})

afterEach(() => {
  turnsToListen = 0
})

afterAll(() => server.close())

/** Asks for a stream and is gone after so many turns of the event loop. */
async function leaveEarly(serverTurns: number, ownTurns: number): Promise<void> {
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.write(`GET /${serverTurns} HTTP/1.1\r\nHost: shop.test\r\n\r\n`)
  for (let turn = 0; turn < ownTurns; turn += 1) await nextTurn()
  socket.resetAndDestroy()
}

async function openStream() {
  const leaving = new AbortController()
  const response = await fetch(`http://127.0.0.1:${server.port}/0`, { signal: leaving.signal })
  return { status: response.status, leave: () => leaving.abort() }
}

test.each([
  ['a database that listens at once', 0],
  ['a database that takes its time', 20],
])(
  'a thousand early leavers leave no place taken: %s',
  async (_, turns) => {
    turnsToListen = turns
    for (let begun = 0; begun < leavers; begun += placesOfAReader) {
      const together = Array.from({ length: placesOfAReader }, (_, one) =>
        leaveEarly(one % 7, (begun + one) % 13),
      )
      await Promise.all(together)
    }
    await expect.poll(() => listening).toBe(0)
    const opened = await Promise.all(Array.from({ length: placesOfAReader }, openStream))
    expect(opened.map(({ status }) => status)).toEqual(Array.from({ length: placesOfAReader }, () => 200))
    for (const { leave } of opened) leave()
    await expect.poll(() => listening).toBe(0)
  },
  60_000,
)

test('a reader who leaves while the database does not answer frees the place at once', async () => {
  turnsToListen = Number.POSITIVE_INFINITY
  const opened = await Promise.all(Array.from({ length: placesOfAReader }, openStream))
  for (const { leave } of opened) leave()
  await expect
    .poll(async () => {
      const next = await openStream()
      next.leave()
      return next.status
    })
    .toBe(200)
})
