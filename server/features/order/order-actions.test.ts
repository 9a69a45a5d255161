// Acting on orders over HTTP: canceling, cash after all, offline payment, refund, and strangers.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { order, refund } from '#server/database/schema/order.ts'
import { makeOfflineMethod } from '#server/testing/content-factories.ts'
import { linkModule, makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { makeOrder } from '#server/testing/order-factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { newGuest, type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let ann: SignedIn
let stranger: SignedIn
let store: Awaited<ReturnType<typeof makeStore>>

beforeAll(async () => {
  app = await createTestApp()
  const zone = await makeZone(app.db)
  const food = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: food.id, maximum_cod_order_amount: 5_000 })
  store = await makeStore(app.db, { module_id: food.id, zone_id: zone.id })
  stranger = await signedInCustomer(app)
})

beforeEach(async () => {
  ann = await signedInCustomer(app)
})

afterAll(() => app.close())

type Overrides = Omit<Partial<typeof order.$inferInsert>, 'customer_id' | 'guest_id'>

const make = (overrides: Overrides = {}) =>
  makeOrder(app.db, store, { customer_id: ann.customer.id, ...overrides })

const put = (path: string, body: object, who: SignedIn = ann) =>
  app.send('PUT', `/customer/order/${path}`, body, who.headers)

const track = async (order_id: number) =>
  (await app.get(`/customer/order/track?order_id=${order_id}`, ann.headers)).body

describe('canceling', () => {
  test.each(['pending', 'failed', 'canceled'] as const)(
    '[ORD-01] a %s order can be canceled',
    async (order_status) => {
      const { id: order_id } = await make({ order_status })
      const { status, body } = await put('cancel', { order_id, reason: 'Too slow' })
      expect([status, body.message]).toEqual([200, 'Order canceled successfully'])
      expect((await track(order_id)).order_status).toBe('canceled')
    },
  )

  test('[ORD-01] with the reason, and by the old way of saying PUT', async () => {
    const { id: order_id } = await make()
    await app.send(
      'POST',
      '/customer/order/cancel',
      { _method: 'put', order_id, reason: 'Too slow' },
      ann.headers,
    )
    expect(await track(order_id)).toMatchObject({
      canceled_by: 'customer',
      cancellation_reason: 'Too slow',
      canceled: '2026-11-16 12:00:00',
    })
  })

  test.each(['confirmed', 'processing', 'picked_up', 'delivered'] as const)(
    '[ORD-01] a %s order stays',
    async (order_status) => {
      const { id: order_id } = await make({ order_status })
      const { status, body } = await put('cancel', { order_id, reason: 'Too slow' })
      expect([status, body.errors[0].message]).toEqual([403, 'You can not cancel after confirm'])
    },
  )

  test('[CHK-03] the wallet’s part comes back', async () => {
    const { id: order_id } = await make({ partially_paid_amount: 400, payment_status: 'partially_paid' })
    await put('cancel', { order_id, reason: 'x' })
    expect((await app.get('/customer/info', ann.headers)).body.wallet_balance).toBe(4)
  })
})

describe('cash after all', () => {
  test('[CHK-01] an order whose payment failed is paid in cash', async () => {
    const { id: order_id } = await make({ order_status: 'failed', payment_method: 'digital_payment' })
    const { status, body } = await put('payment-method', { order_id })
    expect([status, body.message]).toEqual([200, 'Payment method updated successfully'])
    expect(await track(order_id)).toMatchObject({
      order_status: 'pending',
      payment_method: 'cash_on_delivery',
    })
  })

  test('[CHK-05] not above the maximum, not when it is off, not when it is paid', async () => {
    const expensive = await make({ order_amount: 5_001 })
    const reply = await put('payment-method', { order_id: expensive.id })
    expect([reply.status, reply.body.errors[0]]).toEqual([
      403,
      { code: 'cod', message: 'Cash on delivery order not available at this time' },
    ])
    const paid = await make({ payment_status: 'paid' })
    expect((await put('payment-method', { order_id: paid.id })).status).toBe(409)
    await setSettings(app, { cash_on_delivery: false })
    const { id: order_id } = await make()
    expect((await put('payment-method', { order_id })).status).toBe(403)
    await setSettings(app, { cash_on_delivery: true })
  })
})

describe('offline payment', () => {
  test('[CHK-04] [CHK-06] told, and told better', async () => {
    const method = await makeOfflineMethod(app.db)
    const { id: order_id } = await make({ payment_method: 'offline_payment' })
    const missing = await put('offline-payment', { order_id, method_id: method.id })
    expect([missing.status, missing.body.errors[0]]).toEqual([
      403,
      { code: 'payer_name', message: 'The payer name field is required.' },
    ])
    const reply = await put('offline-payment', {
      order_id,
      method_id: method.id,
      payer_name: 'Ann',
      customer_note: 'today',
    })
    expect(reply.body).toEqual({ payment: 'success' })
    const better = await put('offline-payment-update', { order_id, payer_name: 'Ann B.' })
    expect(better.body).toEqual({ payment: 'Payment_Info_Updated_successfully' })
    expect((await track(order_id)).offline_payment).toEqual({
      input: [{ user_input: 'payer_name', user_data: 'Ann B.' }],
      data: {
        status: 'pending',
        method_id: method.id,
        method_name: 'Bank transfer',
        customer_note: null,
        admin_note: null,
      },
      method_fields: [{ input_name: 'Account', input_data: 'KZ01' }],
    })
  })

  test('[CHK-04] not for an order paid otherwise, nor by an unknown method', async () => {
    const { id: order_id } = await make()
    expect((await put('offline-payment', { order_id, method_id: 1, payer_name: 'x' })).status).toBe(403)
    expect((await put('offline-payment-update', { order_id, payer_name: 'x' })).status).toBe(403)
    const offline = await make({ payment_method: 'offline_payment' })
    expect((await put('offline-payment', { order_id: offline.id, method_id: 999_999 })).status).toBe(404)
  })
})

describe('refund', () => {
  const ask = (body: object, who = ann) =>
    app.send('POST', '/customer/order/refund-request', body, who.headers)
  const paid = { order_status: 'delivered', payment_status: 'paid' } as const

  test('[ORD-01] of a delivered and paid order, without delivery and tip', async () => {
    const { id: order_id } = await make({ ...paid, delivery_charge: 200, dm_tips: 100 })
    const { status, body } = await ask({ order_id, customer_reason: 'Cold', customer_note: 'Very' })
    expect([status, body.message]).toEqual([200, 'Refund request placed successfully'])
    expect(await track(order_id)).toMatchObject({
      order_status: 'refund_requested',
      refund: {
        refund_amount: 7,
        refund_status: 'pending',
        refund_method: 'wallet',
        customer_reason: 'Cold',
      },
    })
    expect((await ask({ order_id, customer_reason: 'Again' })).status).toBe(403)
  })

  test('[ORD-01] after a refusal it is asked for again, with other words, and decided anew', async () => {
    const { id: order_id } = await make(paid)
    await ask({ order_id, customer_reason: 'Cold', customer_note: 'Very' })
    await app.db.update(order).set({ order_status: 'refund_request_canceled' }).where(eq(order.id, order_id))
    await app.db
      .update(refund)
      .set({ refund_status: 'rejected', admin_note: 'It was warm' })
      .where(eq(refund.order_id, order_id))
    expect((await ask({ order_id, customer_reason: 'Spilled' })).status).toBe(200)
    expect(await track(order_id)).toMatchObject({
      order_status: 'refund_requested',
      refund: { refund_status: 'pending', customer_reason: 'Spilled', customer_note: null, admin_note: null },
    })
  })

  test('[ORD-01] nothing else is refunded', async () => {
    const { id: order_id } = await make()
    expect((await ask({ order_id, customer_reason: 'Cold' })).body.errors[0].message).toBe(
      'Something went wrong',
    )
    expect((await ask({ order_id })).body.errors[0].code).toBe('customer_reason')
    await setSettings(app, { refund_active_status: false })
    const off = await ask({ order_id, customer_reason: 'Cold' })
    expect(off.body.errors[0].message).toBe('You can not request for a refund')
    await setSettings(app, { refund_active_status: true })
  })

  test('a stranger is refused', async () => {
    const { id: order_id } = await make(paid)
    expect((await ask({ order_id, customer_reason: 'Cold' }, stranger)).status).toBe(404)
  })
})

test.each(['cancel', 'payment-method', 'offline-payment', 'offline-payment-update'])(
  '%s refuses a stranger as it refuses an unknown number',
  async (path) => {
    const { id } = await make({ payment_method: 'offline_payment' })
    const guest = await newGuest(app)
    for (const order_id of [id, 9_999_999]) {
      const body = { order_id, reason: 'x', method_id: 1 }
      const byCustomer = await put(path, body, stranger)
      const byGuest = await app.send('PUT', `/customer/order/${path}`, { ...body, ...guest })
      for (const reply of [byCustomer, byGuest]) {
        expect([reply.status, reply.body.errors[0]]).toEqual([404, { code: 'order', message: 'Not found' }])
      }
    }
    expect((await app.send('PUT', `/customer/order/${path}`, { order_id: id })).status).toBe(401)
  },
)
