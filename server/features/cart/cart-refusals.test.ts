// What may not go into a cart is refused with a clear word, and nothing has changed.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { makeItem } from '#server/testing/factories.ts'
import { makeItemCampaign } from '#server/testing/promotion-factories.ts'
import { type CartShop, openCartShop, type Shopper, small } from './cart.fixture.ts'

let shop: CartShop
let guest: Shopper

beforeAll(async () => {
  shop = await openCartShop()
})

beforeEach(async () => {
  guest = await shop.guest()
})

afterAll(() => shop.app.close())

const nowhere = { id: 2_000_000_000, price: 1_000 }

async function refused(call: Promise<{ status: number; body: unknown }>, status: number, message: string) {
  const before = await shop.lines()
  expect(await call).toMatchObject({ status, body: { errors: [{ message }] } })
  expect(await shop.lines()).toEqual(before)
}

describe('adding', () => {
  test.each([
    ['quantity', 0, 'The quantity must be at least 1.'],
    ['quantity', -1, 'The quantity must be at least 1.'],
    ['quantity', 1.5, 'The quantity must be an integer.'],
    ['quantity', 1e9, 'The quantity must not be greater than 1000.'],
    ['quantity', 'many', 'The quantity must be a number.'],
    ['quantity', undefined, 'The quantity field is required.'],
    ['price', 0.01, 'The price does not match this item.'],
    ['price', 0, 'The price does not match this item.'],
    ['price', 100_000, 'The price does not match this item.'],
    ['price', -10, 'The price must be at least 0.'],
    ['price', 'cheap', 'The price must be a number.'],
    ['price', undefined, 'The price field is required.'],
    ['item_id', 'soup', 'The item id must be a number.'],
    ['item_id', undefined, 'The item id field is required.'],
    ['model', 'Store', 'The selected model is invalid.'],
    ['model', undefined, 'The model field is required.'],
    ['variation', 'large', 'The variation must be an array.'],
    ['add_on_qtys', [1], 'There are more quantities than add-ons.'],
    ['note', 'x'.repeat(201), 'The note must not be greater than 200 characters.'],
  ])('[CRT-09] %s %j is refused', async (field, value, message) => {
    await refused(guest.add(shop.items.soup, { [field]: value }), 403, message)
  })

  test('[CRT-09] an unknown or hidden item is not found', async () => {
    await refused(guest.add(nowhere), 404, 'Item not found')
    const hidden = await makeItem(shop.db, shop.kitchen, {
      category_id: shop.items.soup.category_id,
      status: false,
      visible: false,
    })
    await refused(guest.add(hidden), 404, 'Item not found')
  })

  test('[CRT-09] an item of another module, or of another zone, is refused', async () => {
    const { soup, farSoup, shirt } = shop.items
    const here = { moduleId: String(shop.food.id), zoneid: JSON.stringify([shop.zone.id]) }
    const inGrocery = { moduleId: String(shop.grocery.id) }
    await refused(guest.add(soup, {}, inGrocery), 403, 'This item belongs to another section.')
    await refused(guest.add(farSoup, {}, here), 403, 'This item is not delivered to your zone.')
    // A module that serves every zone delivers here from anywhere.
    const red = { ...shirt, price: 5_200 }
    const headers = { ...here, moduleId: String(shop.clothes.id) }
    expect((await guest.add(red, { variation: [{ type: 'Red' }] }, headers)).status).toBe(200)
  })

  test('[CRT-09] add-ons of another store, or of no item, are refused', async () => {
    const message = 'This add-on does not belong to the item.'
    await refused(guest.add(shop.items.pizza, { ...small, add_on_ids: [shop.foreignSauce.id] }), 403, message)
    await refused(guest.add(shop.items.soup, { add_on_ids: [shop.cheese.id] }), 403, message)
  })

  test('[ATC-04] a required group can not remain without selection', async () => {
    const message = 'Variation Size can not remain without selection.'
    await refused(guest.add(shop.items.pizza), 403, message)
    await refused(guest.add(shop.items.pizza, { variation: [] }), 403, message)
    const inRussian = guest.add(shop.items.pizza, {}, { 'X-localization': 'ru' })
    await refused(inRussian, 403, 'В варианте «Size (ru)» нужно сделать выбор.')
  })

  test('[ATC-05] a group takes between its minimum and maximum', async () => {
    const toppings = (...label: string[]) => [...small.variation, { name: 'Toppings', values: { label } }]
    const message = 'Selected variation named Toppings must be in between Minimum 2 and Maximum 3'
    await refused(guest.add(shop.items.pizza, { variation: toppings('Olives') }), 403, message)
    const all = toppings('Olives', 'Corn', 'Onion', 'Ham')
    await refused(guest.add(shop.items.pizza, { variation: all }), 403, message)
    const both = [{ name: 'Size', values: { label: ['Small', 'Large'] } }]
    const one = 'Selected variation named Size must be in between Minimum 1 and Maximum 1'
    await refused(guest.add(shop.items.pizza, { variation: both }), 403, one)
  })

  test('[CRT-09] groups, options and combinations the item does not have are refused', async () => {
    const unknown = (name: string) => `This item has no choice named ${name}.`
    const crust = [{ name: 'Crust', values: { label: ['Thin'] } }]
    await refused(guest.add(shop.items.pizza, { variation: crust }), 403, unknown('Crust'))
    const huge = [{ name: 'Size', values: { label: ['Huge'] } }]
    await refused(guest.add(shop.items.pizza, { variation: huge }), 403, unknown('Huge'))
    await refused(guest.add(shop.items.soup, small), 403, unknown('Size'))
    await refused(guest.add(shop.items.shirt, { variation: [{ type: 'Pink' }] }), 403, unknown('Pink'))
  })

  test('[ATC-03] an article with combinations needs one named', async () => {
    await refused(guest.add(shop.items.shirt), 403, 'Variation Colour can not remain without selection.')
  })

  test('[ATC-08] a combination out of stock is refused in the words of the shop', async () => {
    const message = 'This variation is out of stock. Choose another variation to proceed further.'
    await refused(guest.add(shop.items.shirt, { variation: [{ type: 'Grey' }] }), 403, message)
  })
})

describe('limits', () => {
  test('[CRT-05] stock is counted over all lines of the item, goods with a note included', async () => {
    const { milk } = shop.items
    await guest.add(milk, { quantity: 4 })
    await guest.add(milk, { quantity: 2, note: 'fresh' })
    await refused(guest.add(milk, { quantity: 2 }), 403, 'Out of Stock')
    expect((await guest.add(milk, { quantity: 1 })).status).toBe(200)
    await refused(guest.add(milk), 403, 'Out of Stock')
  })

  test('[CRT-05] the maximum of an item holds for dishes and goods alike', async () => {
    const message = 'Maximum cart quantity exceeded'
    await refused(guest.add(shop.items.pizza, { ...small, quantity: 6 }), 403, message)
    await guest.add(shop.items.pizza, { ...small, quantity: 5 })
    await refused(guest.add(shop.items.pizza, small), 403, message)
    await refused(guest.add(shop.items.rice, { quantity: 5 }), 403, message)
  })

  test('[ATC-08] the stock of a combination is its own', async () => {
    const red = { ...shop.items.shirt, price: 5_200 }
    await guest.add(red, { variation: [{ type: 'Red' }], quantity: 3 })
    await refused(guest.add(red, { variation: [{ type: 'Red' }] }), 403, 'Out of Stock')
    const blue = { ...shop.items.shirt, price: 4_800 }
    expect((await guest.add(blue, { variation: [{ type: 'Blue' }], quantity: 7 })).status).toBe(200)
  })

  test('[CRT-05] an update may not grow past stock or maximum, but always shrink', async () => {
    const { milk } = shop.items
    const { body } = await guest.add(milk, { quantity: 6 })
    const [{ id }] = body
    await refused(guest.update(id, { price: 4, quantity: 8 }), 403, 'Out of Stock')
    await shop.db.update(item).set({ stock: 2 }).where(eq(item.id, milk.id))
    try {
      await refused(guest.update(id, { price: 4, quantity: 7 }), 403, 'Out of Stock')
      expect((await guest.update(id, { price: 4, quantity: 5 })).body[0]).toMatchObject({
        quantity: 5,
        available_quantity: 2,
        change: 'out_of_stock',
      })
      expect((await guest.update(id, { price: 4, quantity: 2 })).body[0].change).toBe('none')
    } finally {
      await shop.db.update(item).set({ stock: 7 }).where(eq(item.id, milk.id))
    }
  })

  test('[ATC-07] more add-ons than a line may hold are refused, at once or by joining', async () => {
    const message = 'Maximum cart quantity exceeded'
    const cheese = (...add_on_qtys: number[]) => ({
      ...small,
      add_on_ids: add_on_qtys.map(() => shop.cheese.id),
      add_on_qtys,
    })
    await refused(guest.add(shop.items.pizza, cheese(600, 600)), 403, message)
    expect((await guest.add(shop.items.pizza, cheese(600, 400))).status).toBe(200)
    await refused(guest.add(shop.items.pizza, cheese(1)), 403, message)
  })

  test('[CRT-05] dishes without a maximum still end at a thousand pieces', async () => {
    await guest.add(shop.items.soup, { quantity: 999 })
    await refused(guest.add(shop.items.soup, { quantity: 2 }), 403, 'Maximum cart quantity exceeded')
  })
})

describe('updating', () => {
  test('[CRT-06] what adding refuses, updating refuses too', async () => {
    const { body } = await guest.add(shop.items.pizza, small)
    const [{ id }] = body
    const change = (body: object) => guest.update(id, { price: 20, quantity: 1, ...body })
    await refused(change({ quantity: 0 }), 403, 'The quantity must be at least 1.')
    await refused(change({ price: 0.01 }), 403, 'The price does not match this item.')
    await refused(change({ variation: [] }), 403, 'Variation Size can not remain without selection.')
    const message = 'This add-on does not belong to the item.'
    await refused(change({ add_on_ids: [shop.foreignSauce.id] }), 403, message)
    await refused(guest.update(nowhere.id, { price: 20, quantity: 1 }), 404, 'Cart item not found')
    await refused(guest.removeLine(nowhere.id), 404, 'Cart item not found')
  })
})

describe('items of campaigns', () => {
  test('[ATC-16] go in by their own model while the campaign runs, for customers', async () => {
    const offer = await makeItemCampaign(shop.db, shop.kitchen, {
      category_id: shop.items.soup.category_id,
      price: 600,
    })
    const customer = await shop.customer()
    const { status, body } = await customer.add(offer, { model: 'ItemCampaign' })
    expect(status).toBe(200)
    expect(body[0]).toMatchObject({ item_type: 'App\\Models\\ItemCampaign', item_id: offer.id })
    expect(body[0].item.available_date_starts).toBe('2026-01-01')
    await refused(guest.add(offer, { model: 'ItemCampaign' }), 403, 'You are not logged in')
  })

  test('[ATC-16] are refused when the campaign is over or unknown', async () => {
    const over = await makeItemCampaign(shop.db, shop.kitchen, {
      category_id: shop.items.soup.category_id,
      price: 600,
      end_date: '2026-02-01',
    })
    const customer = await shop.customer()
    const message = 'This campaign is not running now.'
    await refused(customer.add(over, { model: 'ItemCampaign' }), 403, message)
    await refused(customer.add(nowhere, { model: 'ItemCampaign' }), 403, message)
  })
})
