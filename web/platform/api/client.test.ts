// The client speaks for guests and carries files.
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineEndpoint } from '#contract/core/endpoint.ts'
import { nothing } from '#contract/core/wire.ts'
import { createApiClient } from './client.ts'

const own = {
  path: '/customer/cart/list',
  feature: 'cart',
  summary: 'For the test.',
  module: 'unused',
  zone: 'unused',
  params: nothing,
  reply: z.array(z.string()),
  failures: [],
} as const

const forGuests = defineEndpoint({ ...own, method: 'GET', caller: 'guest_or_customer', input: nothing })

const withFile = defineEndpoint({
  ...own,
  method: 'POST',
  caller: 'customer',
  input: z.object({ name: z.string(), image: z.file().optional() }),
})

function clientFor(token: string | null, statuses: number[] = []) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json([], { status: statuses.shift() ?? 200 }),
  )
  const guests = ['7', '8']
  const client = createApiClient({
    fetch,
    host: 'https://shop.test',
    scope: () => ({ language: 'en', zone_ids: [], module_id: null, place: null, token }),
    guest: { id: async () => guests[0] ?? null, forget: () => guests.shift() },
  })
  return { client, fetch }
}

test('[NET-05] a guest sends the guest id where guests are let in', async () => {
  const { client, fetch } = clientFor(null)
  await client.call(forGuests)
  expect(fetch.mock.calls[0]?.[0]).toBe('https://shop.test/api/v1/customer/cart/list?guest_id=7')
})

test('[NET-09] a customer sends the token and no guest id', async () => {
  const { client, fetch } = clientFor('a-token')
  await client.call(forGuests)
  expect(fetch.mock.calls[0]?.[0]).toBe('https://shop.test/api/v1/customer/cart/list')
})

test('a guest the shop has forgotten becomes a new one', async () => {
  const { client, fetch } = clientFor(null, [401, 200])
  await expect(client.call(forGuests)).resolves.toEqual([])
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    'https://shop.test/api/v1/customer/cart/list?guest_id=7',
    'https://shop.test/api/v1/customer/cart/list?guest_id=8',
  ])
})

test('[PRF-02] a file travels in a form, without what is not given', async () => {
  const { client, fetch } = clientFor('a-token')
  const image = new File(['x'], 'me.png', { type: 'image/png' })
  await client.call(withFile, { input: { name: 'Ann', image } })
  const body = fetch.mock.calls[0]?.[1]?.body
  expect(body instanceof FormData && [...body.keys()]).toEqual(['name', 'image'])
  expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type')
})

test('without a file the body is JSON', async () => {
  const { client, fetch } = clientFor('a-token')
  await client.call(withFile, { input: { name: 'Ann' } })
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    body: '{"name":"Ann"}',
    headers: { 'content-type': 'application/json' },
  })
})
