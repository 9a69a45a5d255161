// Following an order over HTTP: who may, what is shown, and what a shared link keeps to itself.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announce } from '#server/database/live-event.ts'
import { order } from '#server/database/schema/order.ts'
import { cityCentre, type StoreRow } from '#server/testing/factories.ts'
import { doorAddress, makeDelivery, makeOrder } from '#server/testing/order-factories.ts'
import { newGuest, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let store: StoreRow
let courier: { id: number }

beforeAll(async () => {
  app = await createTestApp()
  const made = await makeDelivery(app)
  store = made.store
  courier = made.couriers[0]
})

afterAll(() => app.close())

const follow = (order_id: number | string, headers: Record<string, string> = {}, query = '') =>
  app.get(`/customer/order/track/follow?order_id=${order_id}${query}`, headers)

describe('following', () => {
  test('[TRK-02] shows the promised arrival, then the courier and the road', async () => {
    const ann = await signedInCustomer(app)
    const { id } = await makeOrder(app.db, store, {
      customer_id: ann.customer.id,
      delivery_address: doorAddress,
      delivery_man_id: courier.id,
    })
    const fresh = await follow(id, ann.headers)
    expect(fresh).toMatchObject({
      status: 200,
      body: {
        order_status: 'pending',
        arrival: {
          from: '2026-11-16T07:20:00.000Z',
          to: '2026-11-16T07:30:00.000Z',
          delay: null,
          minutes_left: null,
        },
        origin: { lat: cityCentre.latitude, lng: cityCentre.longitude },
        destination: { lat: 51.16, lng: 71.43 },
        courier: null,
        path: [],
      },
    })
    await app.db.update(order).set({ order_status: 'picked_up' }).where(eq(order.id, id))
    expect((await follow(id, ann.headers)).body).toMatchObject({ courier: { lat: 51.14, lng: 71.43 } })
    await app.db.update(order).set({ order_status: 'delivered' }).where(eq(order.id, id))
    expect((await follow(id, ann.headers)).body).toMatchObject({ arrival: null, courier: null })
  })

  test('[TRK-03] a wrong phone, another customer and an unknown number get one answer', async () => {
    const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
    const { id } = await makeOrder(app.db, store, { customer_id: ann.customer.id })
    const unknown = await follow(2_000_000_000, {}, '&contact_number=77001234567')
    expect(unknown).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'order', message: 'Not found' }] },
    })
    for (const reply of [
      await follow(id, {}, '&contact_number=77009999999'),
      await follow(id, bob.headers),
      await follow(id),
      await app.get(`/customer/order/track/stream?order_id=${id}&contact_number=1`),
      await app.get('/customer/order/track/stream?order_id=-1'),
    ]) {
      expect([reply.status, reply.body]).toEqual([unknown.status, unknown.body])
    }
    expect((await follow(id, {}, '&contact_number=%2B7 700 123 45 67')).status).toBe(200)
  })
})

test('[TRK-02] an open page hears of its order and of no other', async () => {
  const { guest_id } = await newGuest(app)
  const [mine, other] = [
    await makeOrder(app.db, store, { guest_id }),
    await makeOrder(app.db, store, { guest_id }),
  ]
  const response = await app.fetch(
    `/api/v1/customer/order/track/stream?order_id=${mine.id}&guest_id=${guest_id}`,
  )
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('event: ready')
  const tell = (order_id: number) =>
    announce(app.db, { topic: `order ${order_id}`, name: 'order', data: { order_id } })
  await tell(other.id)
  await tell(mine.id)
  expect((await reader?.read())?.value).toBe(`event: order\ndata: {"order_id":${mine.id}}\n\n`)
  await reader?.cancel()
})

describe('a shared link', () => {
  const share = (order_id: number, headers: Record<string, string>) =>
    app.send('POST', '/customer/order/share', { order_id }, headers)
  const open = (token: string) => app.get(`/customer/order/shared?token=${token}`)

  test('[TRK-02] shows status and arrival and nothing else', async () => {
    const ann = await signedInCustomer(app)
    const { id } = await makeOrder(app.db, store, {
      customer_id: ann.customer.id,
      delivery_address: doorAddress,
    })
    const { body } = await share(id, ann.headers)
    const seen = await open(body.token)
    expect(seen.body).toMatchObject({
      order_status: 'pending',
      store_name: store.name.en,
      handover_code: null,
    })
    expect(JSON.stringify(seen.body)).not.toMatch(/Respubliki|7700|51\.16|Ann/)
  })

  test('[PCL-02] [TRK-02] tells the receiver of a parcel the hand-over code until it is handed over', async () => {
    const ann = await signedInCustomer(app)
    const { id } = await makeOrder(app.db, store, {
      customer_id: ann.customer.id,
      order_type: 'parcel',
      store_id: null,
      otp: '4711',
    })
    const { body } = await share(id, ann.headers)
    expect((await open(body.token)).body).toMatchObject({ order_type: 'parcel', handover_code: '4711' })
    await app.db.update(order).set({ order_status: 'delivered' }).where(eq(order.id, id))
    expect((await open(body.token)).body.handover_code).toBeNull()
  })

  test('[TRK-02] ends when revoked, replaced or expired', async () => {
    const ann = await signedInCustomer(app)
    const { id } = await makeOrder(app.db, store, { customer_id: ann.customer.id })
    const { body: first } = await share(id, ann.headers)
    const { body: second } = await share(id, ann.headers)
    expect((await open(first.token)).status).toBe(404)
    expect((await open(second.token)).status).toBe(200)
    expect((await app.send('DELETE', '/customer/order/share', { order_id: id }, ann.headers)).status).toBe(
      200,
    )
    expect((await open(second.token)).status).toBe(404)
    const { body: third } = await share(id, ann.headers)
    app.setNow('2026-11-18T07:00:00Z')
    expect((await open(third.token)).status).toBe(404)
    app.setNow('2026-11-16T07:00:00Z')
  })

  test('[TRK-03] nobody shares or revokes somebody else’s order', async () => {
    const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
    const { id } = await makeOrder(app.db, store, { customer_id: ann.customer.id })
    expect((await share(id, bob.headers)).status).toBe(404)
    expect((await app.send('DELETE', '/customer/order/share', { order_id: id }, bob.headers)).status).toBe(
      404,
    )
    expect((await share(id, {})).status).toBe(401)
    expect((await open('x'.repeat(43))).status).toBe(404)
  })
})

test('[CHT-01] a store and a courier can be written to while the order runs', async () => {
  const ann = await signedInCustomer(app)
  const { id } = await makeOrder(app.db, store, { customer_id: ann.customer.id, delivery_man_id: courier.id })
  const say = (receiver_type: string, receiver_id: number) =>
    app.send('POST', '/customer/message/send', { receiver_type, receiver_id, message: 'hi' }, ann.headers)
  expect((await say('vendor', store.vendor_id)).status).toBe(200)
  expect((await say('delivery_man', courier.id)).status).toBe(200)
  await app.db.update(order).set({ order_status: 'delivered' }).where(eq(order.id, id))
  expect((await say('vendor', store.vendor_id)).status).toBe(403)
})
