// Placing orders over HTTP: what is written, what goes, what comes back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeCoupon,
  makeFlashSale,
  makeFlashSaleItem,
  makeItemCampaign,
} from '#server/testing/promotion-factories.ts'
import { contact, door, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})

afterAll(() => shop.app.close())

const fromGrocer = () => ({ order_type: 'delivery', store_id: shop.grocer.id, ...door })

test('[CHK-01] [CHK-03] an order in cash: lines, address, history; stock falls and the cart is empty', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.milk, { quantity: 2, note: 'cold' })
  const before = await shop.stockOf(shop.items.milk.id)
  const { status, body } = await ann.place({
    ...fromGrocer(),
    order_amount: 0.01,
    dm_tips: 2,
    floor: '3',
    order_note: 'Ring twice',
    unavailable_item_note: 'Call me ASAP',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ message: 'Order placed successfully', total_ammount: 12.8 })
  expect(body.order_id).toBeGreaterThan(100_000)
  expect(await shop.stockOf(shop.items.milk.id)).toBe(before - 2)
  expect(await shop.cartLines()).toEqual([])
  expect(await shop.historyOf(body.order_id)).toMatchObject([{ order_status: 'pending', actor: 'customer' }])

  const { body: tracked } = await ann.track(body.order_id)
  expect(tracked).toMatchObject({
    order_amount: 12.8,
    payment_method: 'cash_on_delivery',
    payment_status: 'unpaid',
    order_status: 'pending',
    total_tax_amount: 0.8,
    dm_tips: 2,
    order_note: 'Ring twice',
    otp: expect.stringMatching(/^\d{4}$/),
    delivery_address: {
      contact_person_name: expect.stringContaining('Ann'),
      floor: '3',
      address: door.address,
    },
    details_count: 1,
  })
  expect(tracked.bill.order_amount).toBe(12.8)
  const { body: lines } = await shop.app.get(`/customer/order/details?order_id=${body.order_id}`, ann.headers)
  expect(lines).toMatchObject([
    { item_id: shop.items.milk.id, quantity: 2, price: 4, note: 'cold', tax_amount: 0.8 },
  ])
})

test('[CHK-02] [GST-01] a guest orders with contact and follows by phone', async () => {
  const guest = await shop.guest()
  await guest.addToCart(shop.items.soup)
  const { body } = await guest.place({ order_type: 'take_away', store_id: shop.kitchen.id, ...contact })
  expect(body.user_id).toBe(guest.guest_id)
  const tracked = await shop.app.get(
    `/customer/order/track?order_id=${body.order_id}&contact_number=77001234567`,
  )
  expect(tracked.body).toMatchObject({
    is_guest: true,
    delivery_address: { contact_person_number: '77001234567' },
  })
})

test('[CHK-03] placing twice under one key makes one order; the same key for another body is refused', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.soup)
  const request = { order_type: 'take_away', store_id: shop.kitchen.id }
  const key = { 'Idempotency-Key': 'press' }
  const first = await ann.place(request, key)
  const second = await ann.place(request, key)
  expect(first.status).toBe(200)
  expect(second.body.order_id).toBe(first.body.order_id)
  const other = await ann.place({ ...request, order_note: 'else' }, key)
  expect([other.status, other.body.errors[0].code]).toEqual([422, 'Idempotency-Key'])
  expect(other.body.order_id).toBe(first.body.order_id)
  const stranger = await shop.customer()
  await stranger.addToCart(shop.items.soup)
  expect((await stranger.place(request, key)).body.order_id).not.toBe(first.body.order_id)
})

test('[CHK-03] a total that moved is refused with the new quote, and nothing is ordered', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.soup)
  const request = { order_type: 'take_away', store_id: shop.kitchen.id }
  const seen = (await ann.quote(request)).body
  await ann.addToCart(shop.items.soup)
  const count = (await shop.orders()).length
  const moved = await ann.place({ ...request, quote_id: seen.quote_id })
  expect(moved.status).toBe(409)
  expect(moved.body.errors[0].code).toBe('quote')
  expect(moved.body.quote).toMatchObject({ order_amount: 20 })
  expect(await shop.orders()).toHaveLength(count)
  const accepted = await ann.place({ ...request, quote_id: moved.body.quote.quote_id })
  expect(accepted.status).toBe(200)
  expect((await ann.track(accepted.body.order_id)).body.bill.quote_id).toBe(moved.body.quote.quote_id)
})

test('[ATC-13] buying now goes past the cart, which stays', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.milk)
  const { status, body } = await ann.place({
    order_type: 'delivery',
    store_id: shop.tailor.id,
    ...door,
    is_buy_now: 1,
    cart: JSON.stringify([
      {
        item_id: shop.items.shirt.id,
        item_type: 'AppModelsItem',
        price: 1,
        quantity: 1,
        variation: [{ type: 'Blue' }],
      },
    ]),
  })
  expect(status).toBe(200)
  expect(await shop.linesOf(body.order_id)).toMatchObject([
    { price: 4_800, variation_type: 'Blue', variant: 'Blue' },
  ])
  expect((await shop.cartLines()).some((line) => line.item_id === shop.items.milk.id)).toBe(true)
  const { body: details } = await shop.app.get(`/items/details/${shop.items.shirt.id}`, {
    zoneid: `[${shop.zone.id}]`,
    moduleId: String(shop.clothes.id),
  })
  expect(details.variations).toMatchObject([
    { type: 'Red', stock: 3 },
    { type: 'Blue', stock: 6 },
  ])
})

test('[ATC-13] a campaign item is ordered by customers, with its own discount and stock', async () => {
  const campaign = await makeItemCampaign(shop.db, shop.grocer, {
    category_id: shop.items.milk.category_id,
    price: 1_000,
    discount: 5_000,
    stock: 1,
  })
  const cart = JSON.stringify([{ item_campaign_id: campaign.id, quantity: 1 }])
  const request = { ...fromGrocer(), is_buy_now: 1, cart }
  const ann = await shop.customer()
  const { status, body } = await ann.place(request)
  expect(status).toBe(200)
  expect(await shop.linesOf(body.order_id)).toMatchObject([
    {
      item_id: null,
      item_campaign_id: campaign.id,
      discount_amount: 500,
      discount_type: 'discount_on_product',
    },
  ])
  const soldOut = await ann.place(request)
  expect([soldOut.status, soldOut.body.errors[0].code]).toEqual([406, 'campaign'])
  const guest = await shop.guest()
  expect((await guest.place({ ...request, ...contact })).body.errors[0].message).toBe('You are not logged in')
})

test('[FLS-02] a flash sale sells its own stock and shares its discount', async () => {
  const sale = await makeFlashSale(shop.db, { module_id: shop.grocery.id, admin_discount_percentage: 25 })
  await makeFlashSaleItem(shop.db, {
    flash_sale_id: sale.id,
    item_id: shop.items.milk.id,
    stock: 2,
    available_stock: 2,
    discount: 2_500,
  })
  const ann = await shop.customer()
  await ann.addToCart(shop.items.milk, { quantity: 2 })
  const { body } = await ann.place(fromGrocer())
  expect(await shop.orderById(body.order_id)).toMatchObject({
    flash_admin_discount_amount: 50,
    flash_store_discount_amount: 150,
    store_discount_amount: 0,
  })
})

test('[CHK-01] a scheduled order keeps its time', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.soup)
  const { body } = await ann.place({
    order_type: 'take_away',
    store_id: shop.kitchen.id,
    schedule_at: '2026-11-17 10:30',
  })
  expect((await ann.track(body.order_id)).body).toMatchObject({
    scheduled: 1,
    schedule_at: '2026-11-17 10:30:00',
  })
})

test('[CHK-01] paid from the wallet an order is confirmed and paid', async () => {
  const ann = await shop.customer(5_000)
  await ann.addToCart(shop.items.soup)
  const { body } = await ann.place({
    order_type: 'take_away',
    store_id: shop.kitchen.id,
    payment_method: 'wallet',
  })
  expect(body).toMatchObject({ status: 'confirmed', total_ammount: 10 })
  expect(await shop.orderById(body.order_id)).toMatchObject({
    payment_status: 'paid',
    payment_method: 'wallet',
  })
  expect((await shop.app.get('/customer/info', ann.headers)).body.wallet_balance).toBe(40)
})

test('[CHK-01] partly from the wallet leaves two payments', async () => {
  const ann = await shop.customer(300)
  await ann.addToCart(shop.items.soup)
  const { body } = await ann.place({ order_type: 'take_away', store_id: shop.kitchen.id, partial_payment: 1 })
  expect(await shop.orderById(body.order_id)).toMatchObject({
    payment_status: 'partially_paid',
    payment_method: 'partial_payment',
    partially_paid_amount: 300,
    order_status: 'confirmed',
  })
  expect(await shop.paymentsOf(body.order_id)).toMatchObject([
    { amount: 300, payment_method: 'wallet', payment_status: 'paid' },
    { amount: 700, payment_method: 'cash_on_delivery', payment_status: 'unpaid' },
  ])
})

test('[CPN-01] a coupon is used as often as it allows', async () => {
  const coupon = await makeCoupon(shop.db, { module_id: shop.food.id, code: 'ONCE', limit: 1 })
  const ann = await shop.customer()
  const request = { order_type: 'take_away', store_id: shop.kitchen.id, coupon_code: 'ONCE' }
  await ann.addToCart(shop.items.soup)
  expect((await ann.place(request)).body.total_ammount).toBe(9)
  expect((await shop.couponUses()).filter((use) => use.coupon_id === coupon.id)).toHaveLength(1)
  await ann.addToCart(shop.items.soup)
  const again = await ann.place(request)
  expect([again.status, again.body.errors[0].message]).toEqual([406, 'Coupon usage limit over'])
  const apply = await shop.app.get(`/coupon/apply?code=ONCE&store_id=${shop.kitchen.id}`, ann.headers)
  expect(apply.status).toBe(406)
  const bob = await shop.customer()
  expect(
    (await shop.app.get(`/coupon/apply?code=once&store_id=${shop.kitchen.id}`, bob.headers)).body.code,
  ).toBe('ONCE')
})

test('[PCL-02] a parcel goes from door to door', async () => {
  const ann = await shop.customer()
  const { status, body } = await ann.place({
    order_type: 'parcel',
    parcel_category_id: shop.papers.id,
    charge_payer: 'receiver',
    receiver_details: {
      contact_person_name: 'Cy',
      contact_person_number: '+77007654321',
      address: 'There',
      latitude: door.latitude,
      longitude: door.longitude + 0.01,
    },
    ...door,
  })
  expect(status).toBe(200)
  expect(await shop.orderById(body.order_id)).toMatchObject({
    store_id: null,
    order_amount: 300,
    charge_payer: 'receiver',
  })
  const { body: details } = await shop.app.get(
    `/customer/order/details?order_id=${body.order_id}`,
    ann.headers,
  )
  expect(details).toMatchObject({
    parcel_category: { name: 'Papers' },
    receiver_details: { contact_person_number: '77007654321' },
  })
})
