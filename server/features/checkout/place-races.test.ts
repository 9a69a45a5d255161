// Many at once: the last piece, the double press, the last use of a coupon, one wallet.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeItem } from '#server/testing/factories.ts'
import { makeCoupon } from '#server/testing/promotion-factories.ts'
import { contact, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})

afterAll(() => shop.app.close())

const statuses = (replies: readonly { status: number }[]) =>
  replies.map((reply) => reply.status).toSorted((one, other) => one - other)

test('[CHK-03] of a hundred buyers of the last piece one gets it', async () => {
  const { category_id } = shop.items.milk
  const last = await makeItem(shop.db, shop.grocer, { category_id, price: 500, stock: 1 })
  const buyers = await Promise.all(Array.from({ length: 100 }, () => shop.guest()))
  for (const buyer of buyers) await buyer.addToCart(last)
  const request = { order_type: 'take_away', store_id: shop.grocer.id, ...contact }
  const replies = await Promise.all(buyers.map((buyer) => buyer.place(request)))
  expect(statuses(replies)).toEqual([200, ...Array.from({ length: 99 }, () => 406)])
  expect(await shop.stockOf(last.id)).toBe(0)
  expect((await shop.cartLines()).filter((line) => line.item_id === last.id)).toHaveLength(99)
})

test('[CHK-03] pressing ten times at once orders once', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.soup)
  const request = { order_type: 'take_away', store_id: shop.kitchen.id }
  const press = () => ann.place(request, { 'Idempotency-Key': 'ten presses' })
  const replies = await Promise.all(Array.from({ length: 10 }, press))
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  expect(new Set(replies.map((reply) => reply.body.order_id)).size).toBe(1)
  const own = (await shop.orders()).filter((row) => row.customer_id === ann.signedIn.customer.id)
  expect(own).toHaveLength(1)
})

test('[CHK-03] without a key the cart itself orders once', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.soup)
  const request = { order_type: 'take_away', store_id: shop.kitchen.id }
  const replies = await Promise.all(Array.from({ length: 5 }, () => ann.place(request)))
  expect(statuses(replies)).toEqual([200, 403, 403, 403, 403])
})

test('[CPN-01] a coupon for one use is used once', async () => {
  await makeCoupon(shop.db, { module_id: shop.food.id, code: 'RACE', limit: 1 })
  const ann = await shop.customer()
  const cart = JSON.stringify([{ item_id: shop.items.soup.id, quantity: 1 }])
  const request = {
    order_type: 'take_away',
    store_id: shop.kitchen.id,
    is_buy_now: 1,
    cart,
    coupon_code: 'RACE',
  }
  const replies = await Promise.all(Array.from({ length: 6 }, () => ann.place(request)))
  expect(statuses(replies)).toEqual([200, 406, 406, 406, 406, 406])
})

test('[CHK-03] a wallet is never spent twice', async () => {
  const ann = await shop.customer(2_500)
  const cart = JSON.stringify([{ item_id: shop.items.soup.id, quantity: 1 }])
  const request = {
    order_type: 'take_away',
    store_id: shop.kitchen.id,
    is_buy_now: 1,
    cart,
    payment_method: 'wallet',
  }
  const replies = await Promise.all(Array.from({ length: 6 }, () => ann.place(request)))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(2)
  expect((await shop.app.get('/customer/info', ann.headers)).body.wallet_balance).toBe(5)
})

test('[ORD-01] canceled by ten taps, stock comes back once', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.milk, { quantity: 2 })
  const before = await shop.stockOf(shop.items.milk.id)
  const { body } = await ann.place({ order_type: 'take_away', store_id: shop.grocer.id })
  const replies = await Promise.all(Array.from({ length: 10 }, () => ann.cancel(body.order_id)))
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  expect(await shop.stockOf(shop.items.milk.id)).toBe(before)
  const history = await shop.historyOf(body.order_id)
  expect(history.map((entry) => entry.order_status)).toEqual(['pending', 'canceled'])
})

test('[PRF-03] of ordering and leaving at once one happens: no order of an account that is gone', async () => {
  for (let round = 0; round < 12; round += 1) {
    const ann = await shop.customer()
    await ann.addToCart(shop.items.soup)
    const request = { order_type: 'take_away', store_id: shop.kitchen.id }
    const leave = () => shop.app.send('DELETE', '/customer/remove-account', {}, ann.headers)
    const both = round % 2 === 0 ? [ann.place(request), leave()] : [leave(), ann.place(request)]
    const replies = await Promise.all(both)
    const gone = (await shop.app.get('/customer/info', ann.headers)).status === 401
    const own = (await shop.orders()).filter((row) => row.customer_id === ann.signedIn.customer.id)
    expect(own).toHaveLength(gone ? 0 : 1)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  }
})
