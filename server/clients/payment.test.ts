// Orders paid through a client of another maker: by a gateway and back, from the wallet, outside the shop, in cash.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demoCustomers } from '#demo/content/business/customers.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { putMoney } from '#server/testing/wallet-factories.ts'
import { type Client, clientOrigin, guestClient, openClientShop, signedInClient } from './client.fixture.ts'
import { choose, enoughOf, follow, lineOf, orderBody, placeFromCart } from './ordering.fixture.ts'
import * as basicShape from './shapes/basic.fixture.ts'
import * as orderShape from './shapes/order.fixture.ts'

let app: TestApp
let client: Client

beforeAll(async () => {
  app = await openClientShop()
  client = await signedInClient(app)
}, 120_000)

afterAll(() => app.close())

/** The page is opened in the browser, without headers of the client; its address is written as the client writes it. */
async function payAt(whose: Client, order_id: number, decision: string, callback: string): Promise<string> {
  const { user_id } = await follow(whose, order_id)
  const query = `order_id=${order_id}&customer_id=${user_id}&payment_platform=web&payment_method=trial`
  const opened = await app.fetch(`//payment-mobile?${query}&callback=${encodeURIComponent(callback)}`)
  expect(opened.status).toBe(303)
  const { pathname } = new URL(opened.headers.get('location') ?? '', 'http://shop.test')
  expect((await app.fetch(pathname)).status).toBe(200)
  await app.fetch(pathname, { method: 'POST', body: new URLSearchParams({ decision }) })
  const back = await app.fetch(pathname.replace('/trial/', '/return/'))
  return back.headers.get('location') ?? ''
}

const digital = { payment_method: 'digital_payment' }

describe('by a gateway', () => {
  test('a customer comes back to the orders of the client, and the order is paid', async () => {
    const order_id = await placeFromCart(client, digital)
    const callback = `${clientOrigin}/profile?page=my-orders`
    const back = await payAt(client, order_id, 'paid', callback)
    // Appended with a second question mark: such clients match 'my-orders?flag=success' as it stands.
    expect(back.startsWith(`${callback}?flag=success`)).toBe(true)
    expect(await follow(client, order_id)).toMatchObject({
      order_status: 'confirmed',
      payment_status: 'paid',
      payment_method: 'trial',
    })
  })

  test('a guest comes back to the home page', async () => {
    const guest = await guestClient(app)
    const order_id = await placeFromCart(guest, digital)
    const back = await payAt(guest, order_id, 'paid', `${clientOrigin}/home`)
    expect(back.startsWith(`${clientOrigin}/home?flag=success`)).toBe(true)
  })

  test('what was not paid says so, and can be paid in cash instead', async () => {
    const order_id = await placeFromCart(client, digital)
    const back = await payAt(client, order_id, 'failed', `${clientOrigin}/order`)
    expect(back).toContain('?flag=fail')
    const canceled = await placeFromCart(client, digital)
    expect(await payAt(client, canceled, 'canceled', `${clientOrigin}/order`)).toContain('?flag=cancel')
    await client.read('PUT /customer/order/payment-method', basicShape.message, { order_id: canceled })
    expect(await follow(client, canceled)).toMatchObject({
      order_status: 'pending',
      payment_method: 'cash_on_delivery',
    })
  })

  test('nobody is sent to an origin the shop was not told of', async () => {
    const order_id = await placeFromCart(client, digital)
    const { user_id } = await follow(client, order_id)
    const query = `order_id=${order_id}&customer_id=${user_id}&payment_method=trial`
    const opened = await app.fetch(`/payment-mobile?${query}&callback=https://elsewhere.example/home`)
    expect(opened.headers.get('location') ?? '').not.toContain('elsewhere.example')
  })
})

describe('from the wallet', () => {
  const rich = 500_00

  test('whole', async () => {
    await putMoney(app, demoCustomers[0]?.id ?? 0, rich)
    const order_id = await placeFromCart(client, { payment_method: 'wallet' })
    expect(await follow(client, order_id)).toMatchObject({
      order_status: 'confirmed',
      payment_status: 'paid',
    })
  })

  test('in part, the rest in cash or by a gateway', async () => {
    const little = await signedInClient(app, {}, 1)
    await putMoney(app, demoCustomers[1]?.id ?? 0, 50)
    const order_id = await placeFromCart(little, { partial_payment: true })
    expect(await follow(little, order_id)).toMatchObject({
      payment_status: 'partially_paid',
      payment_method: 'partial_payment',
      payments: [{ payment_method: 'wallet' }, { payment_method: 'cash_on_delivery' }],
    })
  })

  test('with too little in it the order is refused in words', async () => {
    const poor = await signedInClient(app, {}, 2)
    const { item, store } = await choose(poor)
    await poor.read('POST /customer/cart/add', orderShape.cart, lineOf(poor, item, enoughOf(item, store)))
    const body = orderBody(poor, store.id, { payment_method: 'wallet' })
    const { status, body: said } = await poor.ask('POST /customer/order/place', body)
    expect(status).toBe(406)
    expect(basicShape.errors.safeParse(said).success).toBe(true)
  })
})

test('outside the shop: what the method asks for is told, and corrected', async () => {
  const [method] = await client.read(
    'GET /offline_payment_method_list',
    z.array(orderShape.offlineMethod).min(1),
  )
  const order_id = await placeFromCart(client, { payment_method: 'offline_payment' })
  const inputs: { customer_input: string }[] = method.method_informations
  const answers = Object.fromEntries(inputs.map(({ customer_input }) => [customer_input, 'AB-123']))
  const payment = z.looseObject({ payment: z.string() })
  const sent = { order_id, method_id: method.id, ...answers, customer_note: null, guest_id: undefined }
  await client.read('PUT /customer/order/offline-payment', payment, sent)
  await client.read('PUT /customer/order/offline-payment-update', payment, {
    ...sent,
    customer_note: 'Corrected',
  })
  const { offline_payment } = await follow(client, order_id)
  expect(offline_payment).toMatchObject({ data: { status: 'pending', method_id: method.id } })
  expect(offline_payment.input).toHaveLength(inputs.length)
})
