// Reading orders over HTTP: lists, lines, tracking, and who may see them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offlinePayment, orderPayment } from '#server/database/schema/order.ts'
import { linkModule, makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { makeOrder } from '#server/testing/order-factories.ts'
import { newGuest, type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let ann: SignedIn
let stranger: SignedIn
let guest: { guest_id: number }
let store: Awaited<ReturnType<typeof makeStore>>
let running: { id: number }
let past: { id: number }
let guests: { id: number }

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  const zone = await makeZone(db)
  const food = await makeModule(db)
  await linkModule(db, { zone_id: zone.id, module_id: food.id })
  store = await makeStore(db, { module_id: food.id, zone_id: zone.id })
  ann = await signedInCustomer(app)
  stranger = await signedInCustomer(app)
  guest = await newGuest(app)
  const customer_id = ann.customer.id
  past = await makeOrder(db, store, { customer_id, order_status: 'delivered' })
  running = await makeOrder(db, store, { customer_id, dm_tips: 150 })
  guests = await makeOrder(db, store, {
    guest_id: guest.guest_id,
    order_attachment: ['private.webp'],
    transaction_reference: 'REF-9',
    delivery_address: guestAddress,
  })
  await givePrivateParts(guests.id)
})

const guestAddress = {
  ...{
    contact_person_name: 'Bo',
    contact_person_number: '77001234567',
    contact_person_email: 'bo@shop.test',
  },
  ...{ address_type: 'home', address: '1 Street', floor: null, road: null, house: null },
  ...{ latitude: '51.1', longitude: '71.4' },
}

async function givePrivateParts(order_id: number) {
  const now = new Date(testInstant)
  await app.db.insert(orderPayment).values({
    order_id,
    amount: 400,
    payment_method: 'offline_payment',
    payment_status: 'unpaid',
    transaction_ref: 'REF-9',
  })
  await app.db.insert(offlinePayment).values({
    ...{ order_id, method_id: 1, method_name: 'Bank', method_fields: [], customer_note: null },
    input: [{ user_input: 'reference', user_data: 'AB-123' }],
    ...{ created_at: now, updated_at: now },
  })
}

afterAll(() => app.close())

const ids = (orders: { id: number }[]) => orders.map((one) => one.id)

describe('lists', () => {
  test('[ORD-01] running and past orders apart, newest first, with totals', async () => {
    const now = await app.get('/customer/order/running-orders?limit=10&offset=1', ann.headers)
    expect(now.status).toBe(200)
    expect(now.body).toMatchObject({ total_size: 1, limit: 10, offset: 1 })
    expect(ids(now.body.orders)).toEqual([running.id])
    expect(running.id).toBeGreaterThan(100_000)
    const before = await app.get('/customer/order/list?limit=10&offset=1', ann.headers)
    expect(ids(before.body.orders)).toEqual([past.id])
    expect(before.body.orders[0]).toMatchObject({
      order_amount: 10,
      order_status: 'delivered',
      delivered: '2026-11-16 12:00:00',
      pending: '2026-11-16 12:00:00',
      confirmed: null,
      created_at: '2026-11-16 12:00:00',
      module_type: 'food',
      store: { id: store.id },
    })
  })

  test('[NET-12] a guest sees the guest’s own', async () => {
    const { body } = await app.get(
      `/customer/order/running-orders?limit=10&offset=1&guest_id=${guest.guest_id}`,
    )
    expect(ids(body.orders)).toEqual([guests.id])
    expect(body.orders[0]).toMatchObject({ is_guest: true, user_id: guest.guest_id })
  })

  test('the module and zone a client looks at do not hide the orders of the others', async () => {
    const elsewhere = await makeModule(app.db)
    for (const moduleId of [String(elsewhere.id), '987654']) {
      const headers = { ...ann.headers, moduleId, zoneId: '[987]' }
      const now = await app.get('/customer/order/running-orders?limit=10&offset=1', headers)
      expect(ids(now.body.orders)).toEqual([running.id])
      expect(now.body.orders[0].store).toMatchObject({ id: store.id })
      const before = await app.get('/customer/order/list?limit=10&offset=1', headers)
      expect(before.body).toMatchObject({ total_size: 1, orders: [{ id: past.id }] })
    }
  })

  test('who has no guest id yet has no orders; an ended session and a list without paging are refused', async () => {
    for (const path of ['list', 'running-orders']) {
      for (const guest_id of ['', '&guest_id=null', '&guest_id=undefined']) {
        const { status, body } = await app.get(`/customer/order/${path}?limit=10&offset=1${guest_id}`)
        expect(status).toBe(200)
        expect(body).toEqual({ total_size: 0, limit: 10, offset: 1, orders: [] })
      }
      const list = `/customer/order/${path}?limit=10&offset=1`
      expect((await app.get(list, { authorization: 'Bearer nonsense' })).status).toBe(401)
      expect((await app.get(`${list}&guest_id=123456789`)).status).toBe(401)
      expect((await app.get(`/customer/order/${path}`)).status).toBe(403)
      expect((await app.get(`/customer/order/${path}`, ann.headers)).status).toBe(403)
    }
  })
})

const notFound = { errors: [{ code: 'order', message: 'Not found' }] }

test('details refuse a stranger as they refuse an unknown number', async () => {
  const own = await app.get(`/customer/order/details?order_id=${running.id}&guest_id=undefined`, ann.headers)
  expect(own.status).toBe(200)
  for (const order_id of [running.id, 9_999_999]) {
    const { status, body } = await app.get(`/customer/order/details?order_id=${order_id}`, stranger.headers)
    expect(status).toBe(404)
    expect(body).toMatchObject(notFound)
  }
})

describe('tracking', () => {
  const track = (query: string, headers?: Record<string, string>) =>
    app.get(`/customer/order/track?${query}`, headers)

  test('[TRK-02] the owner needs no phone', async () => {
    const { status, body } = await track(`order_id=${running.id}`, ann.headers)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: running.id, min_delivery_time: 20, max_delivery_time: 30, payments: [] })
    expect((await track(`order_id=${guests.id}&guest_id=${guest.guest_id}`)).status).toBe(200)
  })

  test('[TRK-03] whoever knows number and phone, with or without the plus', async () => {
    for (const phone of [
      '77001234567',
      '+77001234567',
      '+7 (700) 123-45-67',
      '0077001234567',
      '٧٧٠٠١٢٣٤٥٦٧',
    ]) {
      const query = `order_id=${guests.id}&contact_number=${encodeURIComponent(phone)}`
      expect((await track(query)).body).toMatchObject({ id: guests.id })
    }
  })

  test('[TRK-03] the phone shows where the order stands, never what opens it or is private', async () => {
    const phone = 'contact_number=77001234567'
    const own = await track(`order_id=${guests.id}&guest_id=${guest.guest_id}&${phone}`)
    expect(own.body).toMatchObject({
      user_id: guest.guest_id,
      otp: '1234',
      order_attachment: ['private.webp'],
      offline_payment: { input: [{ user_data: 'AB-123' }] },
      payments: [{ amount: 4 }],
    })
    const seen = await track(`order_id=${guests.id}&${phone}`, stranger.headers)
    expect(seen.body).toMatchObject({
      ...{ id: guests.id, order_status: 'pending', user_id: 0, otp: '', transaction_reference: null },
      ...{ order_attachment: [], order_attachment_full_url: [], offline_payment: null, payments: [] },
      delivery_address: { contact_person_name: 'Bo', contact_person_email: null },
      bill: { wallet_balance: null },
    })
    const secrets = [String(guest.guest_id), 'private.webp', 'AB-123', 'REF-9', 'bo@shop.test']
    for (const secret of secrets) expect(JSON.stringify(seen.body)).not.toContain(secret)
  })

  test('[TRK-03] a wrong phone, no phone and an unknown number get the same answer', async () => {
    const replies = await Promise.all([
      track(`order_id=${guests.id}&contact_number=77001234568`),
      track(`order_id=${guests.id}&contact_number=%2B`),
      track(`order_id=${guests.id}&contact_number=77001234568&guest_id=${guest.guest_id}`),
      track(`order_id=${guests.id}`),
      track(`order_id=${running.id}`, stranger.headers),
      track('order_id=9999999&contact_number=77001234567'),
    ])
    for (const { status, body } of replies) {
      expect(status).toBe(404)
      expect(body).toMatchObject(notFound)
    }
  })
})

test('the tip given most often is offered', async () => {
  expect((await app.get('/most-tips')).body).toEqual({ most_tips_amount: 1.5 })
})

describe('guessing', () => {
  let strict: TestApp

  beforeAll(async () => {
    strict = await createTestApp({ RATE_LIMIT: 'on' })
  })

  afterAll(() => strict.close())

  test('[TRK-03] a known phone is not tried on every number: ten misses close it for ten minutes', async () => {
    const { db } = strict
    const module = await makeModule(db)
    const row = await makeStore(db, { module_id: module.id, zone_id: (await makeZone(db)).id })
    const { guest_id } = await newGuest(strict)
    const { id } = await makeOrder(db, row, { guest_id })
    const ask = async (order_id: number, phone = '77001234567', path = 'track') =>
      (await strict.get(`/customer/order/${path}?order_id=${order_id}&contact_number=${phone}`)).status
    for (let miss = 1; miss <= 9; miss += 1) expect(await ask(id + miss)).toBe(404)
    expect(await ask(id)).toBe(200)
    expect(await ask(id + 10, '%2B77001234567', 'track/follow')).toBe(404)
    expect(await ask(id)).toBe(429)
    expect(await ask(id + 11)).toBe(429)
    expect(await ask(id + 11, '77001234568')).toBe(404)
    const owned = await strict.get(`/customer/order/track?order_id=${id}&guest_id=${guest_id}`)
    expect(owned.status).toBe(200)
    const asOwner = `order_id=${id}&guest_id=${guest_id}&contact_number=77001234567`
    expect((await strict.get(`/customer/order/track?${asOwner}`)).status).toBe(200)
    strict.setNow('2026-11-16T07:10:01Z')
    expect(await ask(id)).toBe(200)
  })
})
