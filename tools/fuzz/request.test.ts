// A run can be repeated: the same seed asks the same things, and asks all kinds of them.
import { expect, test } from 'vitest'
import type { Known } from './known.ts'
import { requestOf } from './request.ts'
import { besideTheDocument, type Target, targetsOf } from './targets.ts'

const known: Known = {
  people: [
    { token: 'token-of-ann', guest_id: null, values: { order_id: [100_002] } },
    { token: null, guest_id: 1_234_567, values: {} },
  ],
  operations_token: 'token-of-the-shop',
  values: { '*': [1], zone_id: [1, 2], module_id: [3], order_id: [100_001], item_id: [7] },
  examples: { 'PUT /api/v1/customer/order/cancel': [{ fields: [['reason', 'by mistake']], module_id: 3 }] },
}

const document = {
  paths: {
    '/items/details/{id}': {
      get: { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] },
    },
    '/customer/order/cancel': {
      put: {
        parameters: [],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { order_id: { type: 'integer' }, reason: { type: 'string' } },
                required: ['order_id'],
              },
            },
          },
        },
      },
    },
  },
}

const targets: readonly Target[] = [...targetsOf(document), ...besideTheDocument]

const many = (seed: string) =>
  Array.from({ length: 3_000 }, (_, number) => requestOf(seed, number, targets, known))

test('the same seed makes the same requests, another one makes others', () => {
  expect(many('a')).toEqual(many('a'))
  expect(many('a').map(({ path }) => path)).not.toEqual(many('b').map(({ path }) => path))
})

test('a request can be made alone, by its number', () => {
  expect(requestOf('a', 2_345, targets, known)).toEqual(many('a')[2_345])
})

test('the document is read with its paths, methods and fields', () => {
  expect(targetsOf(document).map(({ method, path, fields }) => [method, path, fields.length])).toEqual([
    ['GET', '/api/v1/items/details/{id}', 0],
    ['PUT', '/api/v1/customer/order/cancel', 2],
  ])
})

test('what is sent can be sent: no header ends early, no address holds a blank', () => {
  for (const { path, headers, raw } of many('sendable')) {
    if (raw) continue
    expect(path).toMatch(/^[!-~]+$/)
    for (const value of Object.values(headers)) expect(value).toMatch(/^[\t\x20-\x7e\x80-\xff]*$/)
  }
})

test('a run asks as customers, guests, operators and strangers, in every kind of body, and beyond HTTP', () => {
  const requests = many('kinds')
  const sent = requests.map(({ path, body, headers }) => `${path} ${body ?? ''} ${JSON.stringify(headers)}`)
  for (const sign of [
    'token-of-ann',
    'guest_id',
    'token-of-the-shop',
    'multipart/form-data; boundary=fuzz',
    'x-www-form-urlencoded',
    '__proto__',
    '\\ud83d',
    '_method',
    'idempotency-key',
    '%2F',
  ]) {
    expect(
      sent.some((one) => one.includes(sign)),
      sign,
    ).toBe(true)
  }
  expect(requests.some(({ raw }) => raw !== undefined)).toBe(true)
  expect(requests.some(({ headers }) => headers.authorization === undefined)).toBe(true)
})
