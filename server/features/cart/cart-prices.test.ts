// Prices are of now on every reading, beside what the customer last saw.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addOn, item } from '#server/database/schema/item.ts'
import { makeStoreDiscount } from '#server/testing/factories.ts'
import { makeFlashSale, makeFlashSaleItem } from '#server/testing/promotion-factories.ts'
import { type CartShop, openCartShop, type Shopper, small } from './cart.fixture.ts'

let shop: CartShop
let guest: Shopper

beforeEach(async () => {
  shop = await openCartShop()
  guest = await shop.guest()
})

afterEach(() => shop.app.close())

const change = (id: number, values: Partial<typeof item.$inferInsert>) =>
  shop.db.update(item).set(values).where(eq(item.id, id))

const firstLine = async () => (await guest.list()).body[0]

describe('what has changed since it was seen', () => {
  test('[CRT-06] [CRT-08] a price that rose or fell is told until it is accepted', async () => {
    const { soup } = shop.items
    expect((await guest.add(soup)).body[0]).toMatchObject({ price: 10, current_price: 10, change: 'none' })
    await change(soup.id, { price: 1_200 })
    expect(await firstLine()).toMatchObject({ price: 10, current_price: 12, change: 'higher' })
    await change(soup.id, { price: 900 })
    expect(await firstLine()).toMatchObject({ price: 10, current_price: 9, change: 'lower' })
    const { status, body } = await guest.acknowledge()
    expect(status).toBe(200)
    expect(body[0]).toMatchObject({ price: 9, current_price: 9, change: 'none' })
    expect(await firstLine()).toEqual(body[0])
  })

  test('[CRT-06] one line can be accepted without the others', async () => {
    const { soup, pizza } = shop.items
    await guest.add(soup)
    const { body } = await guest.add(pizza, small)
    await change(soup.id, { price: 1_200 })
    await change(pizza.id, { price: 2_100 })
    const accepted = await guest.acknowledge({ cart_id: body[1].id })
    expect(accepted.body.map((line: { change: string }) => line.change)).toEqual(['higher', 'none'])
  })

  test('[CRT-16] the price of an add-on counts, once per line', async () => {
    const { body } = await guest.add(shop.items.pizza, {
      ...small,
      quantity: 3,
      add_on_ids: [shop.cheese.id],
      add_on_qtys: [2],
    })
    expect(body[0]).toMatchObject({ current_price: 20, add_on_price: 3, change: 'none' })
    await shop.db.update(addOn).set({ price: 200 }).where(eq(addOn.id, shop.cheese.id))
    expect(await firstLine()).toMatchObject({ current_price: 20, add_on_price: 4, change: 'higher' })
    expect((await guest.acknowledge()).body[0].change).toBe('none')
  })

  test('an add-on or an option that is no longer offered is told', async () => {
    const { pizza } = shop.items
    await guest.add(pizza, { ...small, add_on_ids: [shop.cheese.id] })
    await shop.db.update(addOn).set({ status: false }).where(eq(addOn.id, shop.cheese.id))
    expect(await firstLine()).toMatchObject({ change: 'option_gone' })
    const { body } = await guest.update((await firstLine()).id, { price: 20, quantity: 1, add_on_ids: [] })
    expect(body[0].change).toBe('none')
    await change(pizza.id, { food_variations: [] })
    expect(await firstLine()).toMatchObject({ change: 'option_gone', variation: small.variation })
  })

  test('[CRT-05] stock that fell below the line is told with what is left; the earlier line comes first', async () => {
    const { milk } = shop.items
    await guest.add(milk, { quantity: 3 })
    await guest.add(milk, { quantity: 2, note: 'cold' })
    await change(milk.id, { stock: 4 })
    const { body } = await guest.list()
    expect(body[0]).toMatchObject({ quantity: 3, change: 'none', available_quantity: 4 })
    expect(body[1]).toMatchObject({ quantity: 2, change: 'out_of_stock', available_quantity: 1 })
    expect((await guest.acknowledge()).body[1].change).toBe('out_of_stock')
  })

  test('an item that left the shop stays in sight, marked, with the look it had', async () => {
    const { soup } = shop.items
    const { body: added } = await guest.add(soup)
    await change(soup.id, { status: false, visible: false })
    const line = await firstLine()
    expect(line).toMatchObject({ change: 'gone', current_price: null, available_quantity: 0, price: 10 })
    expect(line.item.name).toBe(added[0].item.name)
    expect((await guest.update(line.id, { price: 10, quantity: 2 })).status).toBe(404)
    expect((await guest.removeLine(line.id)).body).toEqual([])
  })
})

describe('discounts', () => {
  test('[CRT-08] the item’s own discount is in the price of the line', async () => {
    const { body } = await guest.add(shop.items.rice, { price: 6.3 })
    expect(body[0]).toMatchObject({ price: 6.3, current_price: 6.3, change: 'none' })
  })

  test('[CRT-08] below the store’s minimum the item’s own discount counts, from it on the store’s', async () => {
    await makeStoreDiscount(shop.db, {
      store_id: shop.grocer.id,
      discount: 5_000,
      min_purchase: 2_000,
      max_discount: 900,
    })
    const { body } = await guest.add(shop.items.rice)
    expect(body[0]).toMatchObject({
      current_price: 6.3,
      total: 6.3,
      change: 'none',
      store_discount_terms: { min_purchase: 20, max_discount: 9 },
    })
    const more = await guest.update(body[0].id, { price: body[0].price, quantity: 3 })
    // Half of 21.00 is more than the store gives; what else is in the cart is no change of the line's own price.
    expect(more.body[0]).toMatchObject({ current_price: 4, card_price: 6.3, total: 12, change: 'none' })
    const fewer = await guest.update(body[0].id, { price: 4, quantity: 1 })
    expect(fewer.body[0]).toMatchObject({ current_price: 6.3, total: 6.3 })
  })

  test('[CRT-08] a capped discount is shared over the lines, to the last cent', async () => {
    await makeStoreDiscount(shop.db, { store_id: shop.grocer.id, discount: 5_000, max_discount: 500 })
    await guest.add(shop.items.milk, { quantity: 2 })
    const { body } = await guest.add(shop.items.rice, { quantity: 2 })
    const totals = body.map((line: { total: number }) => line.total)
    expect(totals[0] + totals[1]).toBeCloseTo(22 - 5, 5)
  })

  test('[CRT-08] a flash sale that begins makes the line cheaper, and costlier when it ends', async () => {
    const { milk } = shop.items
    await guest.add(milk)
    const sale = await makeFlashSale(shop.db, {
      module_id: shop.grocery.id,
      start_date: new Date('2026-11-16T08:00:00Z'),
      end_date: new Date('2026-11-16T09:00:00Z'),
    })
    await makeFlashSaleItem(shop.db, {
      flash_sale_id: sale.id,
      item_id: milk.id,
      stock: 5,
      available_stock: 5,
      discount: 5_000,
    })
    expect(await firstLine()).toMatchObject({ current_price: 4, change: 'none' })
    shop.app.setNow('2026-11-16T08:30:00Z')
    expect(await firstLine()).toMatchObject({ current_price: 2, change: 'lower' })
    await guest.acknowledge()
    shop.app.setNow('2026-11-16T09:30:00Z')
    expect(await firstLine()).toMatchObject({ price: 2, current_price: 4, change: 'higher' })
  })
})

test('[CRT-09] a page that is out of date adds at the price it showed, and the line says so', async () => {
  const { body } = await guest.add(shop.items.soup, { price: 8 })
  expect(body[0]).toMatchObject({ price: 8, current_price: 10, change: 'higher' })
})
