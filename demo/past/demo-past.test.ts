// The demo's customers have a past that holds together: every number about it was written by the shop itself.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import { gridStreets as streets } from '../build/streets.fixture.ts'
import { demoCustomers, demoPassword } from '../content/business/customers.ts'
import { fillWorld } from '../load/fill-world.ts'
import { liveDemoPast } from './demo-past.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp({ DEMO: 'on' })
  const client = await shop.db.$client.connect()
  await fillWorld(client, { now: new Date(testInstant), time_zone: shop.parts.config.time_zone, streets })
  client.release()
  await liveDemoPast(shop.parts)
}, 120_000)

afterAll(() => shop.close())

async function enter(id: number) {
  const phone = demoCustomers.find((one) => one.id === id)?.phone
  const { body } = await shop.send('POST', '/auth/login', { phone, password: demoPassword })
  const headers = { authorization: `Bearer ${body.token}` }
  return (path: string) => shop.get(path, headers).then((reply) => reply.body)
}

test('[ORD-01] past orders are there, delivered, canceled and refunded, and none is running', async () => {
  const ask = await enter(1)
  const { orders } = await ask('/customer/order/list?limit=20&offset=1')
  const ends = orders.map((one: { order_status: string }) => one.order_status)
  expect(ends).toEqual(['delivered', 'refunded', 'canceled', 'delivered', 'delivered', 'delivered'])
  expect((await ask('/customer/order/running-orders?limit=20&offset=1')).total_size).toBe(0)
})

test('[PRF-04] points and money name orders that exist, and the books are right', async () => {
  const ask = await enter(1)
  const numbers = async (path: string, type: string) =>
    (await ask(path)).data
      .filter((one: { transaction_type: string }) => one.transaction_type === type)
      .map((one: { reference: string }) => Number(one.reference))
  const { orders } = await ask('/customer/order/list?limit=20&offset=1')
  const known = orders.map((one: { id: number }) => one.id)
  const points = await numbers('/customer/loyalty-point/transactions?limit=20&offset=1', 'order_place')
  const paid = await numbers('/customer/wallet/transactions?limit=20&offset=1', 'order_place')
  const back = await numbers('/customer/wallet/transactions?limit=20&offset=1', 'order_refund')
  expect([points.length, paid.length, back.length]).toEqual([5, 2, 1])
  for (const number of [...points, ...paid, ...back]) expect(known).toContain(number)
  await shop.work()
  expect(await (await shop.fetch('/metrics')).text()).toMatch(/^ledger_faults 0$/m)
})

test('the tip given most comes from the tips of these orders', async () => {
  expect((await shop.get('/most-tips')).body).toEqual({ most_tips_amount: 1.5 })
})

test('[CHT-01] they have written with the shop and a store, and everything is read', async () => {
  const ask = await enter(1)
  const { conversations } = await ask('/customer/message/list?limit=10&offset=1')
  const partners = conversations.map((one: { receiver_type: string }) => one.receiver_type)
  expect(partners).toEqual(['vendor', 'admin'])
  expect(await ask('/customer/message/unread')).toEqual({ unread_message_count: 0 })
})

test('[WSH-01] they keep items and a store in more than one module', async () => {
  const phone = demoCustomers[0]?.phone
  const { body } = await shop.send('POST', '/auth/login', { phone, password: demoPassword })
  const headers = { authorization: `Bearer ${body.token}`, zoneId: '[1,2,3]' }
  for (const [moduleId, kept] of [
    ['1', 4],
    ['2', 3],
  ] as const) {
    const { body: wishes } = await shop.get('/customer/wish-list', { ...headers, moduleId })
    expect([wishes.item.length, wishes.store.length]).toEqual([kept, 1])
  }
})

test('[ORD-01] pictures of old orders are found at the address the shop has today', async () => {
  const ask = await enter(1)
  const { orders } = await ask('/customer/order/list?limit=20&offset=1')
  const { bill } = await ask(`/customer/order/track?order_id=${orders[0].id}`)
  expect(bill.lines.length).toBeGreaterThan(0)
  for (const { image_full_url } of bill.lines)
    expect(image_full_url).toMatch(/^http:\/\/shop\.test\/img\/item\//)
})
