// What orders take from the stock and count for, over HTTP: what really left comes back, and what moved is seen.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartLine } from '#server/database/schema/cart.ts'
import { addOn, item } from '#server/database/schema/item.ts'
import { flashSaleItem } from '#server/database/schema/promotion.ts'
import { customer } from '#server/database/schema/session.ts'
import { store } from '#server/database/schema/store.ts'
import { makeItem, onlyRow } from '#server/testing/factories.ts'
import { makeFlashSale, makeFlashSaleItem } from '#server/testing/promotion-factories.ts'
import { testInstant } from '#server/testing/test-app.ts'
import { contact, door, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop({ DEMO_OPERATIONS: 'on' })
})

afterAll(() => shop.app.close())

const takeAway = (store_id: number) => ({ order_type: 'take_away', store_id })
const itemOf = (id: number) => onlyRow(shop.db.select().from(item).where(eq(item.id, id)))

test('[ORD-01] an order counts once for store, customer and items when it arrives, and a canceled one never', async () => {
  const ann = await shop.customer()
  const customer_id = ann.signedIn.customer.id
  const counts = async () => [
    (await onlyRow(shop.db.select().from(store).where(eq(store.id, shop.grocer.id)))).order_count,
    (await onlyRow(shop.db.select().from(customer).where(eq(customer.id, customer_id)))).order_count,
    (await itemOf(shop.items.milk.id)).order_count,
  ]
  const [ofStore = 0, ofCustomer = 0, ofItem = 0] = await counts()
  await ann.addToCart(shop.items.milk, { quantity: 2 })
  const canceled = await ann.place(takeAway(shop.grocer.id))
  expect((await ann.cancel(canceled.body.order_id)).status).toBe(200)
  await ann.addToCart(shop.items.milk, { quantity: 2 })
  const { body } = await ann.place(takeAway(shop.grocer.id))
  for (let minute = 1; minute <= 6; minute += 1) {
    shop.app.setNow(new Date(Date.parse(testInstant) + minute * 120_000))
    await shop.app.work()
  }
  expect((await shop.orderById(body.order_id)).order_status).toBe('delivered')
  expect(await counts()).toEqual([ofStore + 1, ofCustomer + 1, ofItem + 1])
  shop.app.setNow(testInstant)
})

test('[ORD-01] canceling gives back the pieces that were there, and makes none', async () => {
  const { category_id } = shop.items.shirt
  const coat = await makeItem(shop.db, shop.tailor, {
    category_id,
    price: 2_000,
    stock: 1,
    choice_options: shop.items.shirt.choice_options,
    variations: [{ type: 'Red', price: 2_000, stock: 3 }],
  })
  const ann = await shop.customer()
  const cart = JSON.stringify([{ item_id: coat.id, quantity: 3, variation: [{ type: 'Red' }] }])
  const { body } = await ann.place({
    order_type: 'delivery',
    store_id: shop.tailor.id,
    ...{ ...door, is_buy_now: 1, cart },
  })
  expect(await itemOf(coat.id)).toMatchObject({ stock: 0, variations: [{ stock: 0 }] })
  expect((await ann.cancel(body.order_id)).status).toBe(200)
  expect(await itemOf(coat.id)).toMatchObject({ stock: 1, variations: [{ stock: 3 }] })
})

async function onSale(stock: number) {
  const { category_id } = shop.items.milk
  const tea = await makeItem(shop.db, shop.grocer, { category_id, price: 500, stock })
  const { id: flash_sale_id } = await makeFlashSale(shop.db, { module_id: shop.grocery.id })
  const sale = await makeFlashSaleItem(shop.db, {
    ...{ flash_sale_id, item_id: tea.id, stock: 100, available_stock: 100, discount: 1_000 },
  })
  const saleNow = () => onlyRow(shop.db.select().from(flashSaleItem).where(eq(flashSaleItem.id, sale.id)))
  return { tea, saleNow }
}

test('[FLS-02] a sale that sold more than the stock held gives back what the stock held', async () => {
  const { tea, saleNow } = await onSale(1)
  const ann = await shop.customer()
  await ann.addToCart(tea, { quantity: 3 })
  const { body } = await ann.place(takeAway(shop.grocer.id))
  expect(await saleNow()).toMatchObject({ sold: 3, available_stock: 97 })
  expect((await itemOf(tea.id)).stock).toBe(0)
  expect((await ann.cancel(body.order_id)).status).toBe(200)
  expect(await saleNow()).toMatchObject({ sold: 0, available_stock: 100 })
  expect((await itemOf(tea.id)).stock).toBe(1)
})

test('[FLS-02] ordering and canceling the same offer at once never wait for each other', async () => {
  const { tea, saleNow } = await onSale(50)
  const guests = await Promise.all(Array.from({ length: 16 }, () => shop.guest()))
  for (const guest of guests) await guest.addToCart(tea)
  const place = (guest: (typeof guests)[number]) => guest.place({ ...takeAway(shop.grocer.id), ...contact })
  const [early, late] = [guests.slice(0, 8), guests.slice(8)]
  const placed = await Promise.all(early.map(place))
  const replies = await Promise.all([
    ...early.map((guest, at) => guest.cancel(placed[at]?.body.order_id)),
    ...late.map(place),
  ])
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  expect(await saleNow()).toMatchObject({ sold: 8, available_stock: 92 })
  expect((await itemOf(tea.id)).stock).toBe(42)
})

/** Somebody waits for a row of this database. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await shop.db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    if (rows.length > 0) return
  }
}

test('[CHK-03] a combination that became costlier while the order was written costs its new price', async () => {
  const { shirt } = shop.items
  const ann = await shop.customer()
  const cart = JSON.stringify([{ item_id: shirt.id, quantity: 1, variation: [{ type: 'Blue' }] }])
  const request = { order_type: 'delivery', store_id: shop.tailor.id, ...door, is_buy_now: 1, cart }
  const costlier = shirt.variations.map((one) => ({ ...one, price: one.price + 1_000 }))
  const placing = await shop.db.transaction(async (tx) => {
    await tx.update(item).set({ variations: costlier }).where(eq(item.id, shirt.id))
    const reply = ann.place(request)
    await somebodyWaits()
    return { reply }
  })
  const { status, body } = await placing.reply
  expect(status).toBe(200)
  expect(await shop.linesOf(body.order_id)).toMatchObject([{ price: 5_800 }])
})

test('[CHK-03] an add-on that became costlier while the order was written costs its new price', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.soup, { add_on_ids: [shop.cheese.id], add_on_qtys: [1] })
  const placing = await shop.db.transaction(async (tx) => {
    await tx.update(addOn).set({ price: 190 }).where(eq(addOn.id, shop.cheese.id))
    await tx.execute(sql`lock table cart_line in share mode`)
    const reply = ann.place(takeAway(shop.kitchen.id))
    await somebodyWaits()
    return { reply }
  })
  const { body } = await placing.reply
  expect(await shop.linesOf(body.order_id)).toMatchObject([{ total_add_on_price: 190 }])
})

test('[CHK-03] a second cheese asked for while the order was written is on it', async () => {
  const ann = await shop.customer()
  await ann.addToCart(shop.items.soup, { add_on_ids: [shop.cheese.id], add_on_qtys: [1] })
  const add_ons = [{ id: shop.cheese.id, quantity: 2 }]
  const placing = await shop.db.transaction(async (tx) => {
    await tx.update(cartLine).set({ add_ons }).where(eq(cartLine.item_id, shop.items.soup.id))
    const reply = ann.place(takeAway(shop.kitchen.id))
    await somebodyWaits()
    return { reply }
  })
  const { body } = await placing.reply
  expect(await shop.linesOf(body.order_id)).toMatchObject([{ add_ons }])
})

test('[FLS-02] more pieces than a sale has left are refused by name: in the cart, the quote and the order', async () => {
  const { soup } = shop.items
  const sale = await makeFlashSale(shop.db, { module_id: shop.food.id })
  const offer = { flash_sale_id: sale.id, item_id: soup.id, stock: 9, discount: 2_500 }
  const { id } = await makeFlashSaleItem(shop.db, { ...offer, available_stock: 5 })
  const [ann, ben] = [await shop.customer(), await shop.customer()]
  await ann.addToCart(soup, { quantity: 4 })
  await shop.db.update(flashSaleItem).set({ available_stock: 2 }).where(eq(flashSaleItem.id, id))
  const request = { order_type: 'take_away', store_id: shop.kitchen.id }
  const refusal = { code: 'campaign', message: `${soup.name.en} out of stock!` }
  expect((await ann.quote(request)).body.refusals).toMatchObject([{ status: 406, ...refusal }])
  const placed = await ann.place(request)
  expect([placed.status, placed.body.errors]).toEqual([406, [refusal]])
  expect((await ben.addToCart(soup, { quantity: 3 })).status).toBe(403)
  expect((await ben.addToCart(soup, { quantity: 2 })).status).toBe(200)
  expect((await ben.place(request)).status).toBe(200)
  await shop.db.delete(flashSaleItem).where(eq(flashSaleItem.id, id))
})

test('[CHK-03] an order beyond what can be counted is refused, taxes included', async () => {
  const { category_id } = shop.items.milk
  const gold = await makeItem(shop.db, shop.grocer, { category_id, price: 199_999_999, stock: 100 })
  const ann = await shop.customer()
  await ann.addToCart(gold, { quantity: 10 })
  const { status, body } = await ann.place({
    order_type: 'delivery',
    store_id: shop.grocer.id,
    payment_method: 'offline_payment',
    ...door,
  })
  expect([status, body.errors[0].code]).toEqual([406, 'quantity'])
})
