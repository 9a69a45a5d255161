// Refusals about parcels, wallets, cash and guests over HTTP, continuing the table of api.md 8.2.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contact, door, farAway, type Orderer, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop
let ann: Orderer

beforeAll(async () => {
  shop = await openOrderShop()
})

beforeEach(async () => {
  ann = await shop.customer()
  await ann.addToCart(shop.items.milk)
})

afterAll(() => shop.app.close())

const request = () => ({ order_type: 'delivery', store_id: shop.grocer.id, ...door })

test('[CHK-05] 16 a parcel nobody can be brought', async () => {
  const receiver_details = { contact_person_name: 'Cy', contact_person_number: '77007654321', ...farAway }
  const parcel = { order_type: 'parcel', parcel_category_id: shop.papers.id, receiver_details, ...door }
  const reply = await ann.place({ ...parcel, charge_payer: 'sender' })
  expect([reply.status, reply.body.errors[0]]).toEqual([
    403,
    { code: 'receiver_details', message: 'Out of coverage' },
  ])
  const near = { ...receiver_details, ...door }
  const byReceiver = await ann.place({
    ...parcel,
    receiver_details: near,
    charge_payer: 'receiver',
    payment_method: 'wallet',
  })
  expect(byReceiver.body.errors[0].code).toBe('payment_method')
})

test('[CHK-05] 18 a wallet that covers everything pays everything', async () => {
  const rich = await shop.customer(100_000)
  await rich.addToCart(shop.items.milk)
  const reply = await rich.place({ ...request(), partial_payment: 1 })
  expect([reply.status, reply.body.errors[0]]).toEqual([
    406,
    { code: 'partial_payment', message: 'Order amount must be greater than wallet amount' },
  ])
})

test('[CHK-05] 19 above the cash maximum of the zone', async () => {
  const cart = JSON.stringify([{ item_id: shop.items.shirt.id, quantity: 5, variation: [{ type: 'Blue' }] }])
  const reply = await ann.place({ ...request(), store_id: shop.tailor.id, is_buy_now: 1, cart })
  expect([reply.status, reply.body.errors[0]]).toEqual([
    406,
    { code: 'order_amount', message: 'Amount crossed maximum cod order amount' },
  ])
})

test('[CHK-02] [GST-03] guests only where they may, and with a contact', async () => {
  const guest = await shop.guest()
  await guest.addToCart(shop.items.milk)
  const nameless = await guest.place(request())
  expect([nameless.status, nameless.body.errors[0].code]).toEqual([403, 'contact_person_name'])
  await shop.settings({ guest_checkout_status: false })
  const reply = await guest.place({ ...request(), ...contact })
  expect([reply.status, reply.body.errors[0]]).toEqual([
    403,
    { code: 'is_guest', message: 'Guest order is not active' },
  ])
})

test('[GST-03] [PCL-02] whom nobody can call is told before anything is ordered', async () => {
  const guest = await shop.guest()
  await guest.addToCart(shop.items.milk)
  const before = await shop.orders()
  const noPhone = await guest.place({ ...request(), ...contact, contact_person_number: 'call me' })
  expect([noPhone.status, noPhone.body.errors[0].code]).toEqual([403, 'contact_person_number'])
  const receiver_details = { contact_person_name: 'Cy', contact_person_number: '12', ...door }
  const parcel = { order_type: 'parcel', parcel_category_id: shop.papers.id, receiver_details, ...door }
  expect((await ann.place({ ...parcel, charge_payer: 'sender' })).status).toBe(403)
  expect((await ann.quote({ ...request(), contact_person_number: '+7 70' })).status).toBe(200)
  expect(await shop.orders()).toEqual(before)
})

test('[CHK-05] 4 the rest of a partial payment is paid as the shop wants it', async () => {
  const rich = await shop.customer(500)
  await rich.addToCart(shop.items.milk)
  const partly = { ...request(), partial_payment: 1 }
  const methods = async () => (await rich.quote(partly)).body.payment_methods
  await shop.settings({ partial_payment_method: 'digital_payment' })
  expect(await methods()).not.toContain('cash_on_delivery')
  const reply = await rich.place(partly)
  expect([reply.status, reply.body.errors[0].message]).toEqual([403, 'Partial payment is not active'])
  await shop.settings({ partial_payment_method: 'cod' })
  expect(await methods()).toEqual(['cash_on_delivery'])
  expect((await rich.place({ ...partly, payment_method: 'offline_payment' })).status).toBe(403)
  expect((await rich.place(partly)).status).toBe(200)
  await shop.settings({ partial_payment_method: 'both' })
})

test('[CHK-05] 5 a gateway that is listed but can not be reached takes no order', async () => {
  const gateway = { gateway: 'elsewhere', gateway_title: 'Elsewhere', gateway_image: 'e.webp' }
  await shop.settings({ digital_payment: true, active_payment_method_list: [gateway] })
  const reply = await ann.place({ ...request(), payment_method: 'digital_payment' })
  expect([reply.status, reply.body.errors[0].code]).toEqual([403, 'digital_payment'])
})

test('[CHK-05] refusals speak the caller’s language', async () => {
  const reply = await ann.place({ ...request(), ...farAway }, { 'X-localization': 'ru' })
  expect(reply.body.errors[0].message).toBe('Вне зоны доставки')
})
