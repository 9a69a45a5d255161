// Connections that send nothing, too slowly, or read nothing are closed; slow readers and event streams are not.
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { listenLocally } from '#server/testing/listen.ts'
import { type ConnectionLimits, connectionLimits, createLimitedServer } from './connections.ts'

const short: ConnectionLimits = {
  headersMs: 150,
  requestMs: 300,
  keepAliveMs: 100,
  stalledMs: 400,
  unfinished: 100,
  checkEveryMs: 20,
}

const megabytes = 24
const opened: (() => void)[] = []

afterEach(() => {
  for (const close of opened.splice(0)) close()
})

async function start(limits: Partial<ConnectionLimits> = {}) {
  const server = createLimitedServer(
    (incoming, outgoing) => {
      if (incoming.url === '/large') return outgoing.end(Buffer.alloc(megabytes * 1024 * 1024))
      if (incoming.url === '/events') {
        const beat = setInterval(() => outgoing.write('event: beat\n\n'), short.stalledMs / 4)
        return outgoing.on('close', () => clearInterval(beat))
      }
      incoming.resume().on('end', () => outgoing.end('read'))
    },
    { ...short, ...limits },
  )
  const { port } = await listenLocally(server)
  opened.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { server, port }
}

/** A client that never closes its own side. */
async function open(port: number, sent = ''): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  opened.push(() => socket.destroy())
  await once(socket, 'connect')
  if (sent) socket.write(sent)
  return socket
}

const connections = (server: Server) =>
  new Promise<number>((counted) => server.getConnections((_, count) => counted(count)))

const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: shop.test\r\n${more}\r\n`
const upload = 'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 1000\r\n\r\n'

/** A byte now and then, so that the connection is never idle. */
function dribble(socket: Socket, byte: string): void {
  const drops = setInterval(() => socket.write(byte), 30)
  socket.on('close', () => clearInterval(drops))
  opened.push(() => clearInterval(drops))
}

test.each([
  ['nothing', ''],
  ['half a request', 'GET / HTTP/1.1\r\nHost: shop'],
  ['headers without an end', 'GET / HTTP/1.1\r\nHost: shop.test\r\nX-Long: ', 'a'],
  ['half a body', `${upload}some`],
  ['a body without an end', upload, 'a'],
  ['one request, and then no other', ask('/')],
])('a connection that sends %s is closed, whatever its client does', async (_, sent, dripping?: string) => {
  const { server, port } = await start()
  const socket = await open(port, sent)
  if (dripping) dribble(socket, dripping)
  const said = text(socket)
  await expect.poll(() => connections(server), { timeout: 5_000 }).toBe(0)
  if (!sent.endsWith('\r\n\r\n') || dripping) expect(await said).toContain('408 Request Timeout')
})

test('a reader who does not read its answer is cut off', async () => {
  const { server, port } = await start()
  const socket = await open(port, ask('/large'))
  socket.pause()
  await expect.poll(() => connections(server), { timeout: 5_000 }).toBe(0)
})

test('a slow reader gets the whole answer', async () => {
  const { port } = await start()
  const socket = await open(port, ask('/large', 'Connection: close\r\n'))
  let read = 0
  socket.pause()
  const sips = setInterval(() => {
    read += socket.read()?.length ?? 0
  }, 5)
  await once(socket, 'end', { signal: AbortSignal.timeout(20_000) })
  clearInterval(sips)
  expect(read).toBeGreaterThan(megabytes * 1024 * 1024)
})

test('an event stream outlives all of these times', async () => {
  const { port } = await start()
  const socket = await open(port, ask('/events'))
  let beats = 0
  const longEnough = new Promise<void>((resolve) => {
    socket.on('data', () => {
      beats += 1
      if (beats === 12) resolve()
    })
  })
  await Promise.race([longEnough, once(socket, 'end')])
  expect(beats).toBe(12)
})

test('however many idle connections there are, who asks is answered, and the newest wait', async () => {
  const { server, port } = await start({ headersMs: 60_000, requestMs: 60_000, stalledMs: 60_000 })
  const idle = await Promise.all(Array.from({ length: 1_000 }, () => open(port)))
  const slow = await open(port, upload)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('read')
  await expect.poll(() => connections(server)).toBeLessThanOrEqual(short.unfinished + 1)
  slow.write('a'.repeat(1_000))
  const [answer] = await once(slow, 'data')
  expect(String(answer)).toContain('200 OK')
  expect(idle.at(-1)?.destroyed).toBe(false)
})

test('the shop waits fifteen seconds for headers and a minute for a body', () => {
  expect(connectionLimits).toMatchObject({ headersMs: 15_000, requestMs: 60_000 })
})
