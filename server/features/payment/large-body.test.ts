// Bodies of sixty megabytes on every kind of route, against an API that runs as a process of its own: refused before they
// are read, or while they come in, and none of them is held in memory.
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiProcess, type ApiProcesses, prepareApiProcesses } from '#server/testing/api-process.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const megabyte = 1_024 * 1_024
const size = 60 * megabyte

let app: TestApp
let processes: ApiProcesses
let api: ApiProcess

beforeAll(async () => {
  ;[app, processes] = await Promise.all([
    createTestApp(),
    prepareApiProcesses({ METRICS_TOKEN: 'x'.repeat(32) }),
  ])
  api = await processes.start(app.database_url)
})

afterAll(async () => {
  await api.kill()
  await processes.close()
  await app.close()
})

interface Answer {
  status: number
  body: string
  /** Of the body, before the server closed the connection. */
  sent: number
}

function headOf(method: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ Host: 'shop.test', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/** Not by `once`, which counts a cut connection as a failure: cutting it is what is expected. */
const happens = (socket: Socket, event: string) =>
  new Promise<void>((happened) => socket.once(event, () => happened()))

/** Speaks until it is answered; it is the other side that hangs up. */
async function keepSending(socket: Socket, chunk: Buffer): Promise<number> {
  const over = Promise.race([happens(socket, 'close'), happens(socket, 'data')])
  let isOver = false
  over.then(() => {
    isOver = true
  })
  let sent = 0
  while (sent < size && !isOver) {
    sent += chunk.length
    if (!socket.write(chunk)) await Promise.race([happens(socket, 'drain'), over])
  }
  return sent
}

async function send(head: string, chunk: Buffer | null): Promise<Answer> {
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  socket.on('error', () => {})
  const closed = happens(socket, 'close')
  socket.write(head)
  const sent = chunk === null ? 0 : await keepSending(socket, chunk)
  await closed
  const [start = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(start.split(' ')[1]), body, sent }
}

const piece = Buffer.alloc(64 * 1_024, 'a')
const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
const chunked = { 'Transfer-Encoding': 'chunked' }
const multipart = { 'Content-Type': 'multipart/form-data; boundary=a' }

/** Bytes of the process. */
async function memory(): Promise<number> {
  const headers = { authorization: `Bearer ${'x'.repeat(32)}` }
  const metrics = await (await fetch(`${api.url}/metrics`, { headers })).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
}

const tooLarge = 'The request body is too large.'

const routes = [
  ['POST', '/payment/trial/x', {}],
  ['POST', '/payment/trial/x', multipart],
  ['POST', '/nothing/there', {}],
  ['PUT', '/', {}],
  ['DELETE', '/healthz', {}],
  ['POST', '/img/item/a.webp', {}],
  ['POST', '/api/nothing', {}],
  ['POST', '/api/v1/nothing', {}],
  ['POST', '/api/v1/auth/login', {}],
  ['POST', '/api/v1/auth/login', multipart],
  ['POST', '/api/v1/payment/webhook/stripe', {}],
] as const

test.concurrent.each(routes)(
  '%s %s refuses a body that comes in pieces %o',
  async (method, path, headers) => {
    const answer = await send(headOf(method, path, { ...chunked, ...headers }), chunk)
    expect([answer.status, answer.sent < size]).toEqual([413, true])
    expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ code: 'body', message: tooLarge }] })
  },
)

test.concurrent.each(routes)(
  '%s %s refuses a body by its length, before any of it came %o',
  async (method, path, headers) => {
    const answer = await send(headOf(method, path, { 'Content-Length': String(size), ...headers }), null)
    expect([answer.status, JSON.parse(answer.body).message]).toEqual([413, tooLarge])
  },
)

test('a body that comes with a GET is refused by its length, or ends with the connection', async () => {
  const long = await send(headOf('GET', '/healthz', { 'Content-Length': String(size) }), null)
  expect(long.status).toBe(413)
  const endless = await send(headOf('GET', '/healthz', chunked), chunk)
  expect([endless.status, endless.sent < size]).toEqual([200, true])
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200)
})

test('a hundred of them at once leave the process alive and its memory bounded', async () => {
  const before = await memory()
  const head = headOf('POST', '/payment/trial/x', chunked)
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(head, chunk)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([413]))
  expect((await memory()) - before).toBeLessThan(100 * megabyte)
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200)
})
