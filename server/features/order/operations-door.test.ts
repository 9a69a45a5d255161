// The operations door over HTTP: who may pass, what each act brings about, once, and what is written down.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#server/database/schema/operation.ts'
import { offlinePayment, order, refund } from '#server/database/schema/order.ts'
import { customerNotification } from '#server/database/schema/profile.ts'
import { onlyRow } from '#server/testing/factories.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { doorAddress, makeDelivery, makeOrder } from './order.fixture.ts'

const token = 'a token of the tests, long enough'.replaceAll(' ', '-')
const authorization = `Bearer ${token}`

let app: TestApp
let made: Awaited<ReturnType<typeof makeDelivery>>
let ann: SignedIn

beforeAll(async () => {
  app = await createTestApp({ OPERATIONS_TOKEN: token })
  made = await makeDelivery(app)
})

afterAll(() => app.close())

beforeEach(async () => {
  ann = await signedInCustomer(app)
})

type More = Partial<Omit<typeof order.$inferInsert, 'customer_id' | 'guest_id'>>

const placeOrder = (more: More = {}) =>
  makeOrder(app.db, made.store, { customer_id: ann.customer.id, delivery_address: doorAddress, ...more })

const put = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.send('PUT', `/operations${path}`, body, { authorization, ...headers })

const step = (id: number, to: string, more: object = {}, headers: Record<string, string> = {}) =>
  put(`/orders/${id}/status`, { to, ...more }, headers)

const actsOn = (id: number) => app.db.select().from(operation).where(eq(operation.order_id, id))

const walletOf = async () => (await app.get('/customer/info', ann.headers)).body.wallet_balance

describe('who may pass', () => {
  test('[ORD-01] nobody without the token, whatever they bring instead', async () => {
    const { id } = await placeOrder()
    const strangers: Record<string, string>[] = [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: `Bearer ${token}x` },
      { authorization: token },
      ann.headers,
    ]
    for (const headers of strangers) {
      const replies = [
        await app.get('/operations/orders', headers),
        await app.send('PUT', `/operations/orders/${id}/status`, { to: 'confirmed' }, headers),
        await app.get('/operations/chats', headers),
      ]
      expect(replies.map((one) => one.status)).toEqual([401, 401, 401])
    }
    expect(await actsOn(id)).toEqual([])
  })

  test('[ORD-01] the token opens nothing else, and without one there is no door', async () => {
    expect((await app.get('/customer/info', { authorization })).status).toBe(401)
    const closed = await createTestApp()
    try {
      expect((await closed.get('/operations/orders', { authorization })).status).toBe(404)
      expect((await closed.get('/operations/orders', { authorization: 'Bearer undefined' })).status).toBe(404)
    } finally {
      await closed.close()
    }
  })

  test('[ORD-01] an address that asks too often is slowed down', async () => {
    const busy = await createTestApp({ OPERATIONS_TOKEN: token, RATE_LIMIT: 'on' })
    try {
      const ask = () => busy.get('/operations/delivery-men', { authorization: 'Bearer guess' })
      const replies = await Promise.all(Array.from({ length: 301 }, ask))
      expect(replies.filter((one) => one.status === 429)).toHaveLength(1)
    } finally {
      await busy.close()
    }
  })
})

describe('moving an order', () => {
  test('[ORD-01] [TRK-01] from confirmed to delivered, each act with its actor and operator', async () => {
    const { id } = await placeOrder()
    const [courier] = made.couriers
    expect((await step(id, 'confirmed', { actor: 'store', operator: 'Dana' })).status).toBe(200)
    expect((await put(`/orders/${id}/delivery-man`, { delivery_man_id: courier.id })).status).toBe(200)
    await step(id, 'handover', { actor: 'store' })
    await step(id, 'picked_up', { actor: 'deliveryman' })
    const there = { lat: 51.15, lng: 71.42 }
    const moved = await app.send('POST', `/operations/orders/${id}/position`, there, { authorization })
    expect(moved.body).toEqual({ delivery_man_id: courier.id })
    const followed = await app.get(`/customer/order/track/follow?order_id=${id}`, ann.headers)
    expect(followed.body.courier).toEqual(there)
    const { body } = await step(id, 'delivered', { actor: 'deliveryman' })
    expect(body).toMatchObject({
      order_status: 'delivered',
      payment_status: 'paid',
      delivery_man_id: courier.id,
    })
    expect(body.history.map((one: { actor: string }) => one.actor)).toEqual([
      'customer',
      'store',
      'store',
      'deliveryman',
      'deliveryman',
    ])
    expect((await actsOn(id)).map((one) => [one.act, one.actor, one.operator])).toEqual([
      ['status', 'store', 'Dana'],
      ['delivery_man', 'admin', 'operations'],
      ['status', 'store', 'operations'],
      ['status', 'deliveryman', 'operations'],
      ['status', 'deliveryman', 'operations'],
    ])
  })

  test('[ORD-01] a step its life does not know changes nothing and is not written down', async () => {
    const { id } = await placeOrder()
    for (const to of ['delivered', 'picked_up', 'processing']) {
      expect(await step(id, to)).toMatchObject({ status: 409, body: { errors: [{ code: 'order_status' }] } })
    }
    expect((await step(id, 'refunded')).status).toBe(403)
    expect((await step(id, 'canceled')).body.errors[0].code).toBe('note')
    expect((await step(2_000_000_000, 'confirmed')).status).toBe(404)
    for (const odd of ['-1', '0', 'x', '99999999999']) {
      expect((await put(`/orders/${odd}/status`, { to: 'confirmed' })).status).toBe(403)
    }
    expect((await app.get(`/operations/orders/${id}`, { authorization })).body).toMatchObject({
      order_status: 'pending',
      history: [{ order_status: 'pending' }],
    })
    expect(await actsOn(id)).toEqual([])
  })

  test('[ORD-01] the same request again is done once; its key serves nothing else', async () => {
    const { id } = await placeOrder()
    const key = { 'Idempotency-Key': `confirm ${id}` }
    const replies = await Promise.all([1, 2, 3].map(() => step(id, 'confirmed', {}, key)))
    expect(replies.map((one) => one.status)).toEqual([200, 200, 200])
    expect(await actsOn(id)).toHaveLength(1)
    expect((await step(id, 'processing', {}, key)).status).toBe(422)
    const other = await placeOrder()
    expect((await step(other.id, 'confirmed', {}, key)).status).toBe(422)
    expect((await step(id, 'confirmed')).status).toBe(409)
  })

  test('[ORD-01] canceling needs a reason, tells it, and gives the money back', async () => {
    const { id } = await placeOrder({ payment_status: 'paid', payment_method: 'wallet' })
    const { body } = await step(id, 'canceled', { actor: 'store', note: 'Out of bread' })
    expect(body.order_status).toBe('canceled')
    const row = await onlyRow(app.db.select().from(order).where(eq(order.id, id)))
    expect(row).toMatchObject({ canceled_by: 'store', cancellation_reason: 'Out of bread' })
    expect(await walletOf()).toBe(10)
    expect((await put(`/orders/${id}/refund`, { approved: true })).body.order_status).toBe('refunded')
    expect(await walletOf()).toBe(10)
  })

  test('[PCL-02] a delivery man hands a parcel over for its code only', async () => {
    const parcel = { order_type: 'parcel', store_id: null, order_status: 'picked_up', otp: '4711' } as const
    const { id } = await placeOrder({ ...parcel, delivery_man_id: made.couriers[0].id })
    for (const otp of [undefined, '', '0000']) {
      expect((await step(id, 'delivered', { actor: 'deliveryman', otp })).body.errors[0].code).toBe('otp')
    }
    expect((await step(id, 'delivered', { actor: 'deliveryman', otp: '4711' })).status).toBe(200)
  })
})

describe('who brings it', () => {
  test('[TRK-02] only somebody who works here, while there is something to bring', async () => {
    const { id } = await placeOrder()
    const assign = (order_id: number, delivery_man_id: number) =>
      put(`/orders/${order_id}/delivery-man`, { delivery_man_id })
    expect((await assign(id, 2_000_000_000)).body.errors[0].code).toBe('delivery_man_id')
    const past = await placeOrder({ order_status: 'delivered' })
    expect((await assign(past.id, made.couriers[0].id)).status).toBe(409)
    const { body } = await app.get('/operations/delivery-men', { authorization })
    expect(body.delivery_men).toHaveLength(2)
  })

  test('[TRK-02] a position needs somebody who is on the way, and a place on earth', async () => {
    const { id } = await placeOrder()
    const at = (lat: unknown, lng: unknown) =>
      app.send('POST', `/operations/orders/${id}/position`, { lat, lng }, { authorization })
    expect((await at(51, 71)).status).toBe(409)
    expect((await at(91, 71)).status).toBe(403)
    expect((await at('x', 71)).status).toBe(403)
  })
})

describe('money', () => {
  const paid = { order_status: 'refund_requested', payment_status: 'paid' } as const

  async function askRefund(more: More = {}) {
    const { id } = await placeOrder({ ...paid, ...more })
    const at = { created_at: new Date(), updated_at: new Date() }
    await app.db.insert(refund).values({
      order_id: id,
      customer_id: ann.customer.id,
      order_status: 'delivered',
      customer_reason: 'cold',
      refund_amount: 800,
      refund_method: 'wallet',
      ...at,
    })
    return id
  }

  test('[ORD-01] an approved refund is paid into the wallet, once', async () => {
    const id = await askRefund()
    const press = () => put(`/orders/${id}/refund`, { approved: true })
    const statuses = (await Promise.all([press(), press()])).map((one) => one.status)
    expect(statuses.sort()).toEqual([200, 409])
    expect(await walletOf()).toBe(8)
  })

  test('[ORD-01] a refused refund pays nothing and says why', async () => {
    const id = await askRefund()
    const { body } = await put(`/orders/${id}/refund`, { approved: false, note: 'It was eaten' })
    expect(body).toMatchObject({
      order_status: 'refund_request_canceled',
      refund: { refund_status: 'rejected' },
    })
    expect(await walletOf()).toBe(0)
    const { body: seen } = await app.get(`/customer/order/track?order_id=${id}`, ann.headers)
    expect(seen.refund.admin_note).toBe('It was eaten')
  })

  test('[ORD-01] what was never paid is not given back', async () => {
    const { id } = await placeOrder({ order_status: 'canceled' })
    expect((await put(`/orders/${id}/refund`, { approved: true })).status).toBe(409)
    expect(await walletOf()).toBe(0)
  })

  async function tellOffline() {
    const { id } = await placeOrder({ payment_method: 'offline_payment' })
    const input = [{ user_input: 'reference', user_data: 'A-1' }]
    await app.db
      .insert(offlinePayment)
      .values({ order_id: id, method_id: 1, method_name: 'Bank', method_fields: [], input })
    return id
  }

  test('[CHK-04] money that arrived confirms the order; then it is settled', async () => {
    const id = await tellOffline()
    const { body } = await put(`/orders/${id}/offline-payment`, { verified: true })
    expect(body).toMatchObject({
      order_status: 'confirmed',
      payment_status: 'paid',
      offline_payment: { status: 'verified', input: [{ user_data: 'A-1' }] },
    })
    expect((await put(`/orders/${id}/offline-payment`, { verified: false })).status).toBe(403)
  })

  test('[CHK-04] money that did not arrive is told to the customer, once', async () => {
    const id = await tellOffline()
    const deny = () =>
      put(
        `/orders/${id}/offline-payment`,
        { verified: false, note: 'No such transfer' },
        { 'Idempotency-Key': `deny ${id}` },
      )
    expect((await deny()).body).toMatchObject({
      order_status: 'pending',
      offline_payment: { status: 'denied' },
    })
    await deny()
    const told = await app.db
      .select()
      .from(customerNotification)
      .where(eq(customerNotification.customer_id, ann.customer.id))
    expect(told.map((row) => row.data.description)).toEqual([
      `We could not find your payment of order ${id}. Please check what you told us.`,
    ])
  })
})

describe('answering', () => {
  test('[CHT-01] whoever waits is listed, answered once, and told', async () => {
    const message = '<script>alert(1)</script> where are you?'
    await app.send('POST', '/customer/message/send', { receiver_type: 'admin', message }, ann.headers)
    const list = async () => (await app.get('/operations/chats', { authorization })).body.conversations
    const [waiting] = (await list()).filter(
      (one: { customer_id: number }) => one.customer_id === ann.customer.id,
    )
    expect(waiting).toMatchObject({ partner_type: 'admin', message })
    const answer = (key: string, text: string) =>
      app.send(
        'POST',
        `/operations/chats/${waiting.conversation_id}/messages`,
        { message: text },
        { authorization, 'Idempotency-Key': key },
      )
    const key = `answer to ${ann.customer.id}`
    await Promise.all([answer(key, 'On my way'), answer(key, 'On my way')])
    expect((await answer(key, 'Something else')).status).toBe(422)
    const seen = await app.get(
      `/customer/message/details?conversation_id=${waiting.conversation_id}`,
      ann.headers,
    )
    expect(seen.body.messages.map((one: { message: string }) => one.message)).toEqual(['On my way', message])
    expect(await list()).toEqual([])
    expect(
      (await app.send('POST', '/operations/chats/999999/messages', { message: 'x' }, { authorization }))
        .status,
    ).toBe(404)
  })
})

test('[ORD-01] orders are listed by status, the longest unmoved first', async () => {
  await placeOrder({ order_status: 'handover', updated_at: new Date('2026-11-16T06:00:00Z') })
  await placeOrder({ order_status: 'handover', updated_at: new Date('2026-11-16T05:00:00Z') })
  const { body } = await app.get('/operations/orders?status=handover&limit=1&offset=1', { authorization })
  expect(body).toMatchObject({ total_size: 2, orders: [{ updated_at: '2026-11-16T05:00:00.000Z' }] })
  expect((await app.get('/operations/orders?status=lost', { authorization })).status).toBe(403)
})
