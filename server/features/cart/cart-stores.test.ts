// One store at a time: another store's item asks first, and what it replaces is set aside, never lost.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

const itemIds = (lines: { item_id: number }[]) => lines.map((line) => line.item_id)

describe('one store', () => {
  test('[CRT-10] an item of another store is refused with the question of the shop', async () => {
    const { body: before } = await guest.add(shop.items.soup)
    const { status, body } = await guest.add(shop.items.bun)
    expect(status).toBe(409)
    expect(body.errors).toEqual([
      {
        code: 'different_store',
        message:
          'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
      },
    ])
    expect((await guest.list()).body).toEqual(before)
  })

  test('[CRT-10] confirmed, the new item is alone in the cart', async () => {
    await guest.add(shop.items.soup)
    await guest.add(shop.items.pizza, small)
    const { status, body } = await guest.add(shop.items.bun, { replace: true })
    expect(status).toBe(200)
    expect(itemIds(body)).toEqual([shop.items.bun.id])
  })

  test('[CRT-10] modules do not mind each other, and an empty cart takes any store', async () => {
    await guest.add(shop.items.soup)
    expect((await guest.add(shop.items.milk)).status).toBe(200)
    const other = await shop.guest()
    expect((await other.add(shop.items.bun)).status).toBe(200)
  })

  test('[CRT-10] an item that cannot be added replaces nothing', async () => {
    const { body: before } = await guest.add(shop.items.bun)
    expect((await guest.add(shop.items.pizza, { replace: true })).status).toBe(403)
    expect((await guest.add(shop.items.pizza, { ...small, quantity: 6, replace: true })).status).toBe(403)
    expect((await guest.list()).body).toEqual(before)
    expect((await guest.parked()).body).toEqual([])
  })
})

describe('set aside', () => {
  test('[CRT-10] the replaced lines are kept with their store', async () => {
    await guest.add(shop.items.soup, { quantity: 2 })
    await guest.add(shop.items.pizza, { ...small, note: 'hot' })
    await guest.add(shop.items.bun, { replace: true })
    const { status, body } = await guest.parked()
    expect(status).toBe(200)
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({
      module_id: shop.food.id,
      saved_at: '2026-11-16T07:00:00.000Z',
      store: {
        id: shop.kitchen.id,
        name: shop.kitchen.name.en,
        slug: shop.kitchen.slug,
        logo_full_url: expect.stringContaining('logo.webp'),
      },
    })
    expect(body[0].lines).toMatchObject([{ quantity: 2 }, { note: 'hot', variation: small.variation }])
    expect((await guest.parked({ moduleId: String(shop.grocery.id) })).body).toEqual([])
  })

  test('[CRT-10] restoring swaps it with the current one', async () => {
    const { body: before } = await guest.add(shop.items.soup, { quantity: 2 })
    await guest.add(shop.items.bun, { replace: true })
    const { status, body } = await guest.restore(shop.kitchen.id)
    expect(status).toBe(200)
    expect(body).toEqual(before)
    const parked = await guest.parked()
    expect(parked.body.map((cart: { store: { id: number } }) => cart.store.id)).toEqual([shop.bakery.id])
    expect(itemIds((await guest.restore(shop.bakery.id)).body)).toEqual([shop.items.bun.id])
  })

  test('[CRT-10] coming back by adding begins anew; what was set aside can still join it', async () => {
    await guest.add(shop.items.soup, { quantity: 2 })
    await guest.add(shop.items.pizza, { ...small, quantity: 3 })
    await guest.add(shop.items.bun, { replace: true })
    const { body: anew } = await guest.add(shop.items.pizza, { ...small, quantity: 4, replace: true })
    expect(anew).toMatchObject([{ quantity: 4 }])
    const { body } = await guest.restore(shop.kitchen.id)
    expect(body).toMatchObject([
      { item_id: shop.items.soup.id, quantity: 2 },
      // Three and four, within the maximum of five.
      { item_id: shop.items.pizza.id, quantity: 5 },
    ])
    const parked = (await guest.parked()).body
    expect(parked.map((cart: { store: { id: number } }) => cart.store.id)).toEqual([shop.bakery.id])
  })

  test('[CRT-10] setting the same store aside twice keeps the lines of both', async () => {
    await guest.add(shop.items.soup)
    await guest.add(shop.items.bun, { replace: true })
    await guest.add(shop.items.soup, { quantity: 2, replace: true })
    await guest.add(shop.items.bun, { replace: true })
    const { body } = await guest.parked()
    const kitchen = body.find((cart: { store: { id: number } }) => cart.store.id === shop.kitchen.id)
    expect(kitchen.lines).toMatchObject([{ item_id: shop.items.soup.id, quantity: 3 }])
    expect((await guest.list()).body).toMatchObject([{ item_id: shop.items.bun.id, quantity: 1 }])
  })

  test('[CRT-10] a store of which nothing was set aside, or by somebody else, cannot be restored', async () => {
    const other = await shop.guest()
    await guest.add(shop.items.soup)
    await guest.add(shop.items.bun, { replace: true })
    for (const reply of [
      await guest.restore(shop.bakery.id),
      await other.restore(shop.kitchen.id),
      await other.forgetParked(shop.kitchen.id),
    ]) {
      expect(reply).toMatchObject({ status: 404, body: { errors: [{ code: 'store_id' }] } })
    }
    expect((await guest.parked()).body).toHaveLength(1)
  })

  test('[CRT-10] it can be removed', async () => {
    await guest.add(shop.items.soup)
    await guest.add(shop.items.bun, { replace: true })
    expect(await guest.forgetParked(shop.kitchen.id)).toMatchObject({ status: 200, body: [] })
    expect(itemIds((await guest.list()).body)).toEqual([shop.items.bun.id])
  })

  test('[CRT-13] a line set aside is not to be changed by its id', async () => {
    const { body } = await guest.add(shop.items.soup)
    await guest.add(shop.items.bun, { replace: true })
    expect((await guest.update(body[0].id, { price: 10, quantity: 2 })).status).toBe(404)
    expect((await guest.removeLine(body[0].id)).status).toBe(404)
  })
})
