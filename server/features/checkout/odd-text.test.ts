// Half a letter and zero bytes from every client, into everything that is stored: cleaned, and never a failure of ours.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOfflineMethod } from '#server/testing/content-factories.ts'
import type { TestReply } from '#server/testing/test-app.ts'
import { contact, door, type Orderer, type OrderShop, openOrderShop } from './checkout.fixture.ts'

const token = 'a-token-of-the-tests-long-enough'
const operator = { authorization: `Bearer ${token}` }

let shop: OrderShop
let ann: Orderer

beforeAll(async () => {
  shop = await openOrderShop({ OPERATIONS_TOKEN: token })
  ann = await shop.customer()
})

afterAll(() => shop.app.close())

const odd = 'x\uD83D\0y'
const clean = 'x\uFFFDy'

const get = (path: string) => shop.app.get(path, ann.headers)

async function placed(more: object = {}): Promise<TestReply> {
  const { soup } = shop.items
  const line = { item_id: soup.id, quantity: 1, price: soup.price / 100 }
  return ann.place({
    order_type: 'delivery',
    store_id: shop.kitchen.id,
    is_buy_now: 1,
    cart: [line],
    ...door,
    ...contact,
    ...more,
  })
}

test('an order keeps its notes and its address', async () => {
  const texts = {
    order_note: odd,
    unavailable_item_note: odd,
    delivery_instruction: odd,
    address: odd,
    road: odd,
    house: odd,
    floor: odd,
    contact_person_name: odd,
  }
  const { soup } = shop.items
  const line = { item_id: soup.id, quantity: 1, price: soup.price / 100, note: odd, [odd]: odd }
  const { status, body } = await placed({ ...texts, cart: JSON.stringify([line]) })
  expect(status).toBe(200)
  const row = await shop.orderById(body.order_id)
  expect(row).toMatchObject({ order_note: clean, delivery_address: { address: clean, road: clean } })
  const refused = await placed({
    coupon_code: odd,
    cart: [{ ...line, variation: [{ name: odd, values: { label: [odd] } }] }],
  })
  expect(refused.status).toBeLessThan(500)
})

test('a parcel keeps who receives it', async () => {
  const receiver_details = {
    contact_person_name: odd,
    contact_person_number: '+77007654321',
    contact_person_email: null,
    address: odd,
    additional_address: null,
    road: odd,
    latitude: door.latitude + 0.09,
    longitude: door.longitude,
  }
  const parcel = { order_type: 'parcel', parcel_category_id: shop.papers.id, charge_payer: 'sender', ...door }
  for (const given of [receiver_details, JSON.stringify(receiver_details)]) {
    const { status, body } = await ann.place({ ...parcel, cart: [], receiver_details: given })
    expect(status).toBe(200)
    const row = await shop.orderById(body.order_id)
    expect(row.receiver_details).toMatchObject({ contact_person_name: clean, address: clean, road: clean })
  }
})

test('an address and a profile keep their texts', async () => {
  const texts = { contact_person_name: odd, road: odd, house: odd, floor: odd, additional_information: odd }
  const home = { ...contact, ...texts, address_type: 'other', address_label: odd, ...door, address: odd }
  expect((await ann.post('/customer/address/add', home)).status).toBe(200)
  const { addresses } = (await get('/customer/address/list')).body
  expect(addresses[0]).toMatchObject({ address: clean, contact_person_name: clean, house: clean })
  const person = { f_name: odd, l_name: odd, email: 'odd@shop.test' }
  expect((await ann.post('/customer/update-profile', person)).status).toBe(200)
  expect((await get('/customer/info')).body).toMatchObject({ f_name: clean, l_name: clean })
})

test('what was paid elsewhere is told, also where an object stands for a text', async () => {
  const { id: method_id } = await makeOfflineMethod(shop.db)
  const { order_id } = (await placed({ payment_method: 'offline_payment' })).body
  const recordPayment = (payer_name: unknown) =>
    ann.put('offline-payment', { order_id, method_id, payer_name, customer_note: odd, [odd]: odd })
  expect((await recordPayment({ toString: 1 })).status).toBe(403)
  const emojis = '👍'.repeat(300)
  expect((await recordPayment(`a${emojis}`)).status).toBe(200)
  const { input, data } = (await ann.track(order_id)).body.offline_payment
  expect(input[0].user_data).toBe(`a${'👍'.repeat(249)}`)
  expect(data.customer_note).toBe(clean)
})

test('a conversation keeps what both sides say', async () => {
  const said = await ann.post('/customer/message/send', {
    receiver_type: 'admin',
    receiver_id: 0,
    message: odd,
  })
  expect(said.status).toBe(200)
  expect(said.body.messages[0].message).toBe(clean)
  const id = said.body.conversation.id
  const answer = { operator: odd, message: odd }
  expect((await shop.app.send('POST', `/operations/chats/${id}/messages`, answer, operator)).status).toBe(200)
  expect((await get(`/customer/message/details?conversation_id=${id}`)).body.messages[0].message).toBe(clean)
})

test('a review is kept, and an order is moved along and given back for a reason', async () => {
  const { order_id } = (await placed()).body
  const move = (to: string) =>
    shop.app.send('PUT', `/operations/orders/${order_id}/status`, { to, operator: odd, note: odd }, operator)
  for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered']) {
    expect((await move(to)).status).toBeLessThan(500)
  }
  const { history } = (await shop.app.get(`/operations/orders/${order_id}`, operator)).body
  expect(history.map(({ note }: { note: string | null }) => note)).toContain(clean)
  const review = { order_id, item_id: shop.items.soup.id, comment: odd, rating: 5 }
  expect((await ann.post('/items/reviews/submit', review)).status).toBe(200)
  const refund = { order_id, customer_reason: odd, customer_note: odd, refund_method: odd }
  expect((await ann.post('/customer/order/refund-request', refund)).status).toBeLessThan(500)
  const other = (await placed()).body.order_id
  expect((await ann.put('cancel', { order_id: other, reason: odd, note: odd })).status).toBe(200)
})

test.each([
  [
    'POST',
    '/auth/login',
    {
      email_or_phone: odd,
      phone: odd,
      password: 'x\0y\uD83Dz123',
      login_type: 'manual',
      field_type: 'phone',
    },
  ],
  ['POST', '/newsletter/subscribe', { email: `${odd}@shop.test` }],
  ['POST', '/customer/request-list/add', { item_id: odd }],
  ['PUT', '/customer/cm-firebase-token', { cm_firebase_token: odd }],
] as const)('%s %s does not fail of it', async (method, path, body) => {
  expect((await shop.app.send(method, path, body, ann.headers)).status).toBeLessThan(500)
})

test.each([
  '/items/search?name=a%00b&offset=1&limit=10',
  '/items/details/a%00b',
  '/stores/details/%00',
  '/customer/order/track?order_id=1&contact_number=%00',
  '/customer/order/shared?token=a%00b',
  '/coupon/apply?code=%00&store_id=1',
  '/customer/message/search-list?name=%00x',
])('GET %s does not fail of it', async (path) => {
  const headers = { ...ann.headers, zoneid: `[${shop.zone.id}]`, moduleId: String(shop.food.id) }
  const { status } = await shop.app.get(path, headers)
  expect(status).toBeLessThan(500)
})

test.each([
  '/payment/trial/%00',
  '/payment/return/a%00b',
  '/payment-mobile?order_id=1&customer_id=1&payment_method=trial&key=%00',
  '/api/v1/customer/order/track/stream?order_id=1&contact_number=%00',
  '/img/item/%00.webp',
  '/%00',
])('%s does not fail of it', async (path) => {
  expect((await shop.app.fetch(path)).status).toBeLessThan(500)
})

test('an object or a list where a word belongs is refused', async () => {
  for (const guest_id of [{ toString: 1 }, [{}], { valueOf: null }]) {
    const reply = await shop.app.send('POST', '/customer/cart/add', { guest_id, item_id: 1 })
    expect([401, 403]).toContain(reply.status)
  }
  for (const _method of [{ toString: 1 }, [{ toString: 1 }], ['put'], 7]) {
    const reply = await shop.app.send('POST', '/customer/order/cancel', { _method, order_id: 1 })
    expect(reply.status).toBe(404)
  }
})

test('headers that are stored hold any byte a client may send', async () => {
  const headers = { ...ann.headers, 'idempotency-key': 'é\u00ff key', 'user-agent': '\u00ff\u0080' }
  const said = { receiver_type: 'admin', receiver_id: 0, message: 'hello' }
  expect((await shop.app.send('POST', '/customer/message/send', said, headers)).status).toBe(200)
})
