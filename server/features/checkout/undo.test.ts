// The moment to think again after placing, over HTTP and the held clock.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startStripe } from '#server/testing/stripe-server.ts'
import { testInstant } from '#server/testing/test-app.ts'
import { contact, door, type Orderer, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let stripe: Awaited<ReturnType<typeof startStripe>>
let shop: OrderShop

beforeAll(async () => {
  stripe = await startStripe()
  shop = await openOrderShop({ ...stripe.settings, DEMO: 'on' })
})

beforeEach(() => shop.app.setNow(testInstant))

afterAll(async () => {
  await shop.app.close()
  await stripe.close()
})

const at = (seconds: number) => shop.app.setNow(new Date(Date.parse(testInstant) + seconds * 1_000))

async function order(buyer: Orderer, more: object = {}): Promise<number> {
  await buyer.addToCart(shop.items.soup)
  const request = { order_type: 'delivery', store_id: shop.kitchen.id, ...door, distance: 1, ...more }
  const { status, body } = await buyer.place(request)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.order_id
}

const balanceOf = async (buyer: Orderer) =>
  (await shop.app.get('/customer/info', buyer.headers)).body.wallet_balance

test('[CHK-01] taken back within a minute, free of charge; a second press is no other request', async () => {
  const ann = await shop.customer()
  const order_id = await order(ann)
  expect((await ann.track(order_id)).body.undo_until).toBe('2026-11-16T07:01:00.000Z')
  at(59)
  const replies = await Promise.all([ann.put('undo', { order_id }), ann.put('undo', { order_id })])
  expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
    [200, 'Order canceled successfully'],
    [200, 'Order canceled successfully'],
  ])
  expect((await ann.track(order_id)).body).toMatchObject({
    order_status: 'canceled',
    canceled_by: 'customer',
  })
})

test('[CHK-01] a minute later it is too late, and nothing changes', async () => {
  const ann = await shop.customer()
  const order_id = await order(ann)
  at(60)
  const { status, body } = await ann.put('undo', { order_id })
  expect([status, body.errors[0].message]).toEqual([403, 'It is too late to change this order here.'])
  expect((await ann.track(order_id)).body.order_status).toBe('pending')
})

test('[CHK-01] paid from the wallet and confirmed at once: undone, the money is back in the wallet', async () => {
  const ann = await shop.customer(5_000)
  const order_id = await order(ann, { payment_method: 'wallet' })
  expect((await ann.track(order_id)).body.order_status).toBe('confirmed')
  await Promise.all([ann.put('undo', { order_id }), ann.put('undo', { order_id })])
  expect(await balanceOf(ann)).toBe(50)
})

test('[CHK-01] paid by card, the minute begins with the payment, and the money goes back to the card', async () => {
  const ann = await shop.customer(200)
  const order_id = await order(ann, { payment_method: 'digital_payment', partial_payment: 1 })
  expect((await ann.put('undo', { order_id })).status).toBe(403)
  const asked = { order_id: String(order_id), customer_id: String(ann.signedIn.customer.id) }
  const search = new URLSearchParams({ ...asked, payment_method: 'stripe' })
  const left = await shop.app.fetch(`/payment-mobile?${search}`, { headers: ann.headers })
  const session = stripe.sessionAt(left.headers.get('location') ?? '')
  at(120)
  stripe.pay(session)
  const { pathname, search: done } = new URL(session.success_url)
  await shop.app.fetch(`${pathname}${done}`)
  at(150)
  expect((await ann.put('undo', { order_id })).status).toBe(200)
  await Promise.all([shop.app.work(), shop.app.work()])
  expect([...stripe.refunds.values()]).toEqual([session.payment_intent])
  expect(await balanceOf(ann)).toBe(2)
})

test('[CHK-01] store and courier begin when the moment is over', async () => {
  const ann = await shop.customer(5_000)
  const order_id = await order(ann, { payment_method: 'wallet' })
  at(59)
  await shop.app.work()
  expect((await ann.track(order_id)).body.order_status).toBe('confirmed')
  at(60)
  await shop.app.work()
  expect((await ann.track(order_id)).body.order_status).toBe('processing')
  expect((await ann.put('undo', { order_id })).status).toBe(403)
})

test('[CHK-01] the address is corrected: house, floor, note and a pin nearby; the rest and the price stay', async () => {
  const bo = await shop.guest()
  const order_id = await order(bo, contact)
  const before = (await bo.track(order_id)).body
  const fixed = { house: '7', floor: '3', order_note: 'Ring twice', latitude: door.latitude + 0.001 }
  const reply = await bo.put('address', { order_id, ...fixed, longitude: door.longitude })
  expect([reply.status, reply.body.message]).toEqual([200, 'Address updated successfully'])
  const after = (await bo.track(order_id)).body
  expect(after.delivery_address).toEqual({
    ...before.delivery_address,
    house: '7',
    floor: '3',
    latitude: String(door.latitude + 0.001),
  })
  expect([after.order_note, after.order_amount]).toEqual(['Ring twice', before.order_amount])
})

test.each([
  [
    'the note of the old door goes, the ready sentence stays',
    'Не звоните, пожалуйста · Code 12#',
    'Avoid calling phone',
  ],
  ['a note alone goes', 'Code 12# · second bell', null],
  ['a ready sentence alone stays', 'Come with no sound', 'Come with no sound'],
])('[CHK-01] with another pin %s', async (_, delivery_instruction, kept) => {
  const ann = await shop.customer()
  const order_id = await order(ann, { delivery_instruction })
  const { body: placed } = await ann.track(order_id)
  const { latitude, longitude } = door
  await ann.put('address', { order_id, house: '7', latitude, longitude })
  expect((await ann.track(order_id)).body.delivery_instruction).toBe(placed.delivery_instruction)
  await ann.put('address', { order_id, latitude: latitude + 0.001, longitude })
  expect((await ann.track(order_id)).body.delivery_instruction).toBe(kept)
})

test.each([
  ['another zone', { latitude: 43.2, longitude: 76.9 }],
  ['the other end of town', { latitude: door.latitude + 0.03, longitude: door.longitude }],
])('[CHK-05] a pin in %s is refused', async (_, pin) => {
  const ann = await shop.customer()
  const order_id = await order(ann)
  const { status, body } = await ann.put('address', { order_id, ...pin })
  expect([status, body.errors[0].message]).toEqual([403, 'Out of coverage'])
  expect((await ann.track(order_id)).body.delivery_address.latitude).toBe(String(door.latitude))
})

test('a stranger undoes and corrects nothing', async () => {
  const ann = await shop.customer()
  const order_id = await order(ann)
  const stranger = await shop.customer()
  expect((await stranger.put('undo', { order_id })).status).toBe(404)
  expect((await stranger.put('address', { order_id, house: '1' })).status).toBe(404)
  at(60)
  expect((await ann.put('address', { order_id, house: '1' })).status).toBe(403)
})
