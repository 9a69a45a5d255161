// The quote over HTTP: every part of the total, and what stands against placing it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { storeDiscount } from '#server/database/schema/store.ts'
import { makeVehicle } from '#server/testing/content-factories.ts'
import { inAllLanguages, makeItem, makeStoreDiscount } from '#server/testing/factories.ts'
import { makeCoupon } from '#server/testing/promotion-factories.ts'
import { door, farAway, type Orderer, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop
let ann: Orderer

beforeAll(async () => {
  shop = await openOrderShop()
  await shop.settings({ additional_charge_status: true, additional_charge: 25 })
  await makeVehicle(shop.db, { extra_charges: 50 })
})

beforeEach(async () => {
  ann = await shop.customer()
})

afterAll(() => shop.app.close())

const fromGrocer = () => ({ order_type: 'delivery', store_id: shop.grocer.id, ...door })

test('[CHK-01] [CHK-03] lines, tax, delivery with its parts, tip and charge add up to the total', async () => {
  await ann.addToCart(shop.items.milk, { quantity: 3 })
  const { status, body } = await ann.quote({ ...fromGrocer(), dm_tips: 1.5, order_amount: 0.01, distance: 0 })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    order_type: 'delivery',
    store_id: shop.grocer.id,
    items_price: 12,
    add_on_price: 0,
    subtotal: 12,
    tax_status: 'excluded',
    tax_percentage: 10,
    total_tax_amount: 1.2,
    delivery_charge: 2.5,
    dm_tips: 1.5,
    additional_charge: 0.25,
    additional_charge_name: 'Service Charge',
    order_amount: 17.45,
    due_amount: 17.45,
    wallet_amount: 0,
    wallet_balance: 0,
    refusals: [],
    delivery: { base_charge: 2, vehicle_charge: 0.5, original_charge: 2.5, free_delivery_by: null },
    payment_methods: ['cash_on_delivery', 'offline_payment'],
    maximum_cod_order_amount: 200,
  })
  expect(body.delivery.distance).toBeCloseTo(1, 1)
  expect(body.lines).toMatchObject([{ name: shop.items.milk.name.en, quantity: 3, price: 4, total: 12 }])
})

test('[CRT-16] add-ons count once a line; taking away costs no delivery and no tip', async () => {
  await ann.addToCart(shop.items.soup, { quantity: 2, add_on_ids: [shop.cheese.id], add_on_qtys: [2] })
  const { body } = await ann.quote({ order_type: 'take_away', store_id: shop.kitchen.id, dm_tips: 5 })
  expect(body).toMatchObject({
    items_price: 20,
    add_on_price: 3,
    delivery: null,
    dm_tips: 0,
    order_amount: 23.25,
  })
  expect(body.lines[0].add_ons).toEqual([{ id: shop.cheese.id, name: 'Cheese', price: 1.5, quantity: 2 }])
})

test('[CHK-03] the id is the same for the same terms, in any language, and another for others', async () => {
  await ann.addToCart(shop.items.milk)
  const first = await ann.quote(fromGrocer())
  const again = await ann.quote(fromGrocer(), { 'X-localization': 'ar' })
  const tipped = await ann.quote({ ...fromGrocer(), dm_tips: 1 })
  expect(again.body.quote_id).toBe(first.body.quote_id)
  expect(tipped.body.quote_id).not.toBe(first.body.quote_id)
})

test('[CPN-01] a coupon below its minimum is said and does nothing; above it counts', async () => {
  await makeCoupon(shop.db, { module_id: shop.grocery.id, code: 'TEN', discount: 1_000, min_purchase: 1_000 })
  await ann.addToCart(shop.items.milk)
  const low = await ann.quote({ ...fromGrocer(), coupon_code: 'ten' })
  expect(low.body).toMatchObject({ coupon_discount_amount: 0 })
  expect(low.body.refusals).toEqual([
    {
      status: 406,
      code: 'coupon',
      message: 'To apply this coupon, total item amount should be minimum $10.00',
    },
  ])
  await ann.addToCart(shop.items.milk, { quantity: 2 })
  const high = await ann.quote({ ...fromGrocer(), coupon_code: 'ten' })
  expect(high.body).toMatchObject({
    coupon_discount_amount: 1.2,
    subtotal: 10.8,
    coupon: { code: 'TEN' },
    refusals: [],
  })
})

test('[CPN-01] a free-delivery coupon frees the way and says who pays', async () => {
  await makeCoupon(shop.db, {
    module_id: shop.grocery.id,
    code: 'FREE',
    coupon_type: 'free_delivery',
    discount: 0,
  })
  await ann.addToCart(shop.items.milk)
  const { body } = await ann.quote({ ...fromGrocer(), coupon_code: 'FREE' })
  expect(body).toMatchObject({
    delivery_charge: 0,
    saved_amount: 2.5,
    delivery: { original_charge: 2.5, charge: 0, free_delivery_by: 'admin', free_because: 'coupon' },
  })
})

test('[PRD-02] a combination is named in the language of who orders it', async () => {
  const labels = [inAllLanguages('Red'), inAllLanguages('Blue')]
  await shop.db
    .update(item)
    .set({ choice_options: [{ title: inAllLanguages('Colour'), options: ['Red', 'Blue'], labels }] })
    .where(eq(item.id, shop.items.shirt.id))
  shop.app.forgetCatalogue()
  await ann.addToCart(shop.items.shirt, { variation: [{ type: 'Red' }] })
  const asked = { order_type: 'delivery', store_id: shop.tailor.id, ...door }
  const { body } = await ann.quote(asked, { 'X-localization': 'ru' })
  expect(body.lines[0].variant).toBe('Red (ru)')
})

test('[CHK-03] the store’s discount is on the bill', async () => {
  await makeStoreDiscount(shop.db, { store_id: shop.tailor.id, discount: 1_000, max_discount: 300 })
  await ann.addToCart(shop.items.shirt, { variation: [{ type: 'Red' }], price: 46.8 })
  const { body } = await ann.quote({ order_type: 'delivery', store_id: shop.tailor.id, ...door })
  expect(body).toMatchObject({ items_price: 52, store_discount_amount: 3, subtotal: 49, refusals: [] })
  expect(body.lines[0]).toMatchObject({ variant: 'Red', discount_type: 'store_discount', total: 49 })
})

test('[CHK-03] [CRT-08] cart and quote say the same of every line, below the store’s minimum and above it', async () => {
  // 10 % from 10.00, and 1.10 off an item of 7.20.
  const reduced = await makeItem(shop.db, shop.grocer, {
    ...{ category_id: shop.items.milk.category_id, price: 720, stock: 50 },
    ...{ discount: 110, discount_type: 'amount' },
  })
  await makeStoreDiscount(shop.db, { store_id: shop.grocer.id, discount: 1_000, min_purchase: 1_000 })
  shop.app.forgetCatalogue()
  const totals = (lines: { total: number }[]) => lines.map((line) => line.total)
  const one = await ann.addToCart(reduced, { price: 6.1 })
  expect(one.body[0]).toMatchObject({ price: 6.1, current_price: 6.1, total: 6.1, change: 'none' })
  const below = await ann.quote(fromGrocer())
  expect(below.body).toMatchObject({ items_price: 7.2, store_discount_amount: 1.1, subtotal: 6.1 })
  expect(below.body.lines[0]).toMatchObject({ discount_type: 'product_discount', total: 6.1 })

  const both = await ann.addToCart(shop.items.milk)
  const above = await ann.quote(fromGrocer())
  expect(totals(both.body)).toEqual([6.1, 3.6])
  expect(totals(above.body.lines)).toEqual([6.1, 3.6])
  expect(both.body.map((line: { change: string }) => line.change)).toEqual(['none', 'none'])
  await shop.db.delete(storeDiscount)
  shop.app.forgetCatalogue()
})

test('[CHK-05] everything against it is told at once, in order, and nothing is lost', async () => {
  await ann.addToCart(shop.items.soup)
  const { status, body } = await ann.quote({
    order_type: 'delivery',
    store_id: shop.kitchen.id,
    ...farAway,
    schedule_at: '2026-11-16 03:00',
    coupon_code: 'NOPE',
    payment_method: 'wallet',
  })
  expect(status).toBe(200)
  expect(body.refusals.map((one: { code: string; status: number }) => [one.status, one.code])).toEqual([
    [403, 'coordinates'],
    [406, 'order_time'],
    [406, 'order_time'],
    [404, 'coupon'],
    [406, 'order_amount'],
  ])
  expect(body.items_price).toBe(10)
})

test('[PCL-02] a parcel is priced by its kind and way', async () => {
  const { body } = await ann.quote({
    order_type: 'parcel',
    parcel_category_id: shop.papers.id,
    charge_payer: 'sender',
    receiver_details: JSON.stringify({
      contact_person_name: 'Cy',
      contact_person_number: '77007654321',
      address: 'There',
      latitude: String(door.latitude + 0.09),
      longitude: String(door.longitude),
    }),
    ...door,
  })
  expect(body).toMatchObject({ lines: [], total_tax_amount: 0, refusals: [], additional_charge: 0.25 })
  expect(body.delivery.base_charge).toBeCloseTo(8.02, 1)
  expect(body.order_amount).toBeCloseTo(body.delivery.original_charge + 0.25, 2)
})

test.each([
  [{ order_type: 'delivery' }, 403, 'store_id'],
  [{ order_type: 'drone', store_id: 1 }, 403, 'order_type'],
  [{ order_type: 'delivery', store_id: 999_999, ...door }, 404, 'order_time'],
  [{ order_type: 'parcel' }, 403, 'parcel_category_id'],
  [{ order_type: 'delivery', store_id: 1 }, 403, 'latitude'],
])('%o is refused', async (body, status, code) => {
  const reply = await ann.quote(body)
  expect([reply.status, reply.body.errors[0].code]).toEqual([status, code])
})

test('nobody in particular gets no quote', async () => {
  expect((await shop.app.send('POST', '/customer/order/quote', fromGrocer())).status).toBe(401)
})
