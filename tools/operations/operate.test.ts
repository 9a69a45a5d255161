// The operations line says what is meant, and passes on what the shop answers.
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from './commands.ts'
import { help, OperationRefused, operate, readRequest } from './operate.ts'

const heard: { path: string | undefined; authorization: string | undefined; key: unknown }[] = []
const shop = createServer((request, response) => {
  const { authorization, 'idempotency-key': key } = request.headers
  heard.push({ path: request.url, authorization, key })
  const isFine = authorization === 'Bearer good'
  response.writeHead(isFine ? 200 : 401, { 'content-type': 'application/json' })
  const refusal = { errors: [{ code: 'auth-001', message: 'Unauthenticated.' }] }
  response.end(JSON.stringify(isFine ? { id: 7 } : refusal))
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((opened) => shop.listen(0, '127.0.0.1', opened))
  const address = shop.address()
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
})

afterAll(() => shop.close())

const to = (path: string) => `/api/v1/operations${path}`

test.each([
  [['orders'], { method: 'GET', path: to('/orders') }],
  [['orders', '--status', 'pending', '--limit', '5'], { path: to('/orders?status=pending&limit=5') }],
  [
    ['confirm', '7', '--as', 'store', '--operator', 'Dana'],
    {
      method: 'PUT',
      path: to('/orders/7/status'),
      body: { to: 'confirmed', actor: 'store', operator: 'Dana' },
    },
  ],
  [['deliver', '7', '--code', '4711'], { body: { to: 'delivered', otp: '4711' } }],
  [['cancel', '7', '--note', 'no bread'], { body: { to: 'canceled', note: 'no bread' } }],
  [['assign', '7', '3'], { path: to('/orders/7/delivery-man'), body: { delivery_man_id: '3' } }],
  [['position', '7', '-51.1', '71.4'], { method: 'POST', body: { lat: '-51.1', lng: '71.4' } }],
  [['refund', '7'], { path: to('/orders/7/refund'), body: { approved: true } }],
  [['refuse-refund', '7'], { body: { approved: false } }],
  [['verify-payment', '7'], { path: to('/orders/7/offline-payment'), body: { verified: true } }],
  [['deny-payment', '7'], { body: { verified: false } }],
  [['answer', '4', 'On', 'my', 'way'], { path: to('/chats/4/messages'), body: { message: 'On my way' } }],
])('%j becomes its request', (args, request) => {
  expect(readRequest(args)).toMatchObject(request)
})

test.each([[[]], [['fly']], [['confirm']], [['assign', '7']], [['orders', '--loud']]])(
  '%j is refused before anything is sent',
  (args) => {
    expect(() => readRequest(args)).toThrow(OperationRefused)
  },
)

test('help names every command', () => {
  for (const name of Object.keys(commands)) expect(help()).toContain(name)
})

test('a request carries the token and a key of its own; a refusal is told in the words of the shop', async () => {
  await expect(operate(['order', '7'], { url, token: 'good' })).resolves.toEqual({ id: 7 })
  await expect(operate(['order', '7'], { url, token: 'bad' })).rejects.toThrow(
    '401 auth-001: Unauthenticated.',
  )
  const [first, second] = heard
  expect(first).toMatchObject({ path: to('/orders/7'), authorization: 'Bearer good' })
  expect(first?.key).not.toBe(second?.key)
})
