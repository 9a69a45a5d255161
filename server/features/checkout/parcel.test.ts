// Parcels over HTTP: what is refused clearly, and what a client says that nobody listens to.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkModule, makeModule } from '#server/testing/factories.ts'
import { contact, door, farAway, type Orderer, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop
let ann: Orderer

beforeAll(async () => {
  shop = await openOrderShop()
})

beforeEach(async () => {
  ann = await shop.customer()
})

afterAll(() => shop.app.close())

const there = {
  contact_person_name: 'Cy',
  contact_person_number: '+77007654321',
  address: 'There',
  latitude: door.latitude + 0.09,
  longitude: door.longitude,
}

const parcel = (changes: object = {}) => ({
  order_type: 'parcel',
  parcel_category_id: shop.papers.id,
  charge_payer: 'sender',
  receiver_details: there,
  ...door,
  ...changes,
})

const inAlmaty = { ...there, latitude: 43.2, longitude: 76.9 }

describe('[PCL-02] bad input is refused, and nothing is placed', () => {
  test.each([
    [
      'a receiver outside every zone',
      { receiver_details: { ...there, ...farAway } },
      403,
      'receiver_details',
    ],
    ['a receiver where no parcels are carried', { receiver_details: inAlmaty }, 403, 'receiver_details'],
    ['a sender outside every zone', farAway, 403, 'coordinates'],
    ['the same point twice', { receiver_details: { ...there, ...door } }, 403, 'receiver_details'],
    ['no kind of parcel', { parcel_category_id: undefined }, 403, 'parcel_category_id'],
    ['an unknown kind of parcel', { parcel_category_id: 999_999 }, 404, 'parcel_category_id'],
    ['no receiver', { receiver_details: undefined }, 403, 'receiver_details'],
    ['a receiver without a place', { receiver_details: { ...there, latitude: '' } }, 403, 'receiver_details'],
    [
      'a receiver without a name',
      { receiver_details: { ...there, contact_person_name: '' } },
      403,
      'receiver_details',
    ],
    ['nobody who pays', { charge_payer: 'nobody' }, 403, 'charge_payer'],
    ['a time in the past', { schedule_at: '2020-01-01 10:00' }, 406, 'order_time'],
    ['a time years ahead', { schedule_at: '2199-01-01 10:00' }, 406, 'schedule_at'],
    ['a negative tip', { dm_tips: -5 }, 403, 'dm_tips'],
    [
      'a receiver who pays by wallet',
      { charge_payer: 'receiver', payment_method: 'wallet' },
      403,
      'payment_method',
    ],
  ])('%s', async (_, changes, status, code) => {
    const before = (await shop.orders()).length
    const reply = await ann.place(parcel(changes))
    expect([reply.status, reply.body.errors[0].code.split('.')[0]]).toEqual([status, code])
    expect(await shop.orders()).toHaveLength(before)
  })

  test('a kind of another module', async () => {
    const other = await makeModule(shop.db, { module_type: 'parcel' })
    const reply = await ann.place(parcel(), { moduleId: String(other.id) })
    expect([reply.status, reply.body.errors[0].code]).toEqual([404, 'parcel_category_id'])
    const quoted = await ann.quote(parcel(), { moduleId: String(other.id) })
    expect([quoted.status, quoted.body.errors[0].code]).toEqual([404, 'parcel_category_id'])
  })

  test('a receiver a thousand kilometres away, although parcels are carried there too', async () => {
    await linkModule(shop.db, { zone_id: shop.elsewhere.id, module_id: shop.parcels.id })
    const reply = await ann.place(parcel({ receiver_details: inAlmaty }))
    expect([reply.status, reply.body.errors[0].message]).toEqual([
      403,
      'The receiver is too far away for a courier.',
    ])
  })

  test('a guest who tells no phone', async () => {
    const guest = await shop.guest()
    const reply = await guest.place(parcel())
    expect(reply.body.errors.map((one: { code: string }) => one.code)).toContain('contact_person_name')
    expect((await guest.place(parcel(contact))).status).toBe(200)
  })
})

test('[PCL-02] [CHK-03] distance and charge are computed here, whatever a client says', async () => {
  const { body: honest } = await ann.place(parcel())
  const { status, body } = await ann.place(
    parcel({
      distance: 0.001,
      delivery_charge: 0,
      original_charge: 0,
      order_amount: 0.01,
      vehicle_charge: -9,
    }),
  )
  expect(status).toBe(200)
  expect(body.total_ammount).toBe(honest.total_ammount)
  const [one, other] = await Promise.all([honest, body].map(({ order_id }) => shop.orderById(order_id)))
  expect(other?.distance).toBe(one?.distance)
  expect(one?.distance).toBeCloseTo(10, 0)
  expect(one?.delivery_charge).toBe(Math.max(300, Math.round((one?.distance ?? 0) * 80)))
})

test('[PCL-02] the way has its price before anybody said who receives the parcel', async () => {
  const { latitude, longitude } = there
  const { status, body } = await ann.quote(parcel({ receiver_details: { latitude, longitude } }))
  expect([status, body.refusals]).toEqual([200, []])
  expect(body.delivery.charge).toBeGreaterThan(0)
})

test('[PCL-02] a quote names what stands against the way and still tells its price', async () => {
  const { body } = await ann.quote(parcel({ receiver_details: { ...there, ...door } }))
  expect(body.refusals).toMatchObject([
    { code: 'receiver_details', message: 'The sender and the receiver are at the same place.' },
  ])
})

test('[PCL-02] placing twice under one key sends one parcel', async () => {
  const before = (await shop.orders()).length
  const key = { 'Idempotency-Key': 'a-parcel-once' }
  const [one, other] = await Promise.all([ann.place(parcel(), key), ann.place(parcel(), key)])
  expect(one.body.order_id).toBe(other.body.order_id)
  expect(await shop.orders()).toHaveLength(before + 1)
})

test('[PCL-02] when the receiver pays only cash is offered, and nothing from the sender’s wallet', async () => {
  const rich = await shop.customer(100_000)
  const partly = await rich.place(parcel({ charge_payer: 'receiver', partial_payment: 1 }))
  expect([partly.status, partly.body.errors[0].code]).toEqual([403, 'payment_method'])
  const { body: bySender } = await rich.quote(parcel())
  const { body: byReceiver } = await rich.quote(parcel({ charge_payer: 'receiver' }))
  expect(bySender.payment_methods).toContain('wallet')
  expect(byReceiver.payment_methods).toEqual(['cash_on_delivery'])
})
