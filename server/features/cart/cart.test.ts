// The cart over HTTP: who may use it, what goes in and what comes back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CartShop, large, openCartShop, small } from './cart.fixture.ts'

let shop: CartShop

beforeAll(async () => {
  shop = await openCartShop()
})

afterAll(() => shop.app.close())

describe('a stranger', () => {
  test('[CRT-13] who has no guest id yet has an empty cart; a wrong one and an ended session are refused', async () => {
    for (const guest of ['', '?guest_id=null', '?guest_id=undefined', '?guest_id=']) {
      expect(await shop.app.get(`/customer/cart/list${guest}`)).toMatchObject({ status: 200, body: [] })
    }
    expect((await shop.app.get('/customer/cart/list?guest_id=123456789')).status).toBe(401)
    const ended = { authorization: 'Bearer nonsense' }
    expect((await shop.app.get('/customer/cart/list?guest_id=null', ended)).status).toBe(401)
  })

  test.each([
    ['POST', 'add'],
    ['POST', 'update'],
    ['DELETE', 'remove-item'],
    ['DELETE', 'remove'],
    ['POST', 'acknowledge'],
    ['GET', 'parked'],
    ['DELETE', 'parked'],
    ['POST', 'restore'],
  ] as const)('[NET-12] %s /customer/cart/%s refuses a stranger', async (method, path) => {
    const call = (headers: Record<string, string>, guest: string) =>
      method === 'GET'
        ? shop.app.get(`/customer/cart/${path}${guest}`, headers)
        : shop.app.send(method, `/customer/cart/${path}${guest}`, {}, headers)
    expect((await call({}, '')).status).toBe(401)
    expect((await call({}, '?guest_id=123456789')).status).toBe(401)
    expect((await call({}, '?guest_id=undefined')).status).toBe(401)
    expect((await call({ authorization: 'Bearer nonsense' }, '')).status).toBe(401)
  })
})

describe('adding', () => {
  test('[CRT-13] a new cart is an empty list', async () => {
    const guest = await shop.guest()
    expect(await guest.list()).toMatchObject({ status: 200, body: [] })
  })

  test('[CRT-09] the answer is the list of lines with the item and its marked choices', async () => {
    const guest = await shop.guest()
    const { pizza } = shop.items
    const { status, body } = await guest.add(pizza, {
      ...large,
      quantity: 2,
      add_on_ids: [shop.sauce.id, shop.cheese.id],
      add_on_qtys: [2, 1],
      note: 'well done',
    })
    expect(status).toBe(200)
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({
      user_id: guest.guest_id,
      is_guest: true,
      module_id: shop.food.id,
      item_id: pizza.id,
      item_type: 'App\\Models\\Item',
      add_on_ids: [shop.cheese.id, shop.sauce.id],
      add_on_qtys: [1, 2],
      price: 20,
      current_price: 25,
      change: 'higher',
      add_on_price: 2.5,
      quantity: 2,
      available_quantity: 5,
      variation: large.variation,
      note: 'well done',
    })
    expect(body[0].item).toMatchObject({ id: pizza.id, store_id: shop.kitchen.id })
    expect(body[0].item.food_variations[0].values).toEqual([
      { label: 'Small', optionPrice: 0, isSelected: false },
      { label: 'Large', optionPrice: 5, isSelected: true },
    ])
    expect(body[0].item.addons).toEqual([
      expect.objectContaining({ id: shop.cheese.id, isChecked: true, quantity: 1 }),
      expect.objectContaining({ id: shop.sauce.id, isChecked: true, quantity: 2 }),
    ])
    expect(await guest.list()).toMatchObject({ body })
  })

  test('[CRT-09] the same item with the same choices joins its line, other choices make another', async () => {
    const guest = await shop.guest()
    const { pizza } = shop.items
    await guest.add(pizza, small)
    await guest.add(pizza, { ...small, quantity: 2 })
    const { body } = await guest.add(pizza, large)
    expect(body.map((line: { quantity: number }) => line.quantity)).toEqual([3, 1])
  })

  test('[CRT-16] joined lines keep the add-ons of both, so that the total is what the two showed', async () => {
    const guest = await shop.guest()
    const withCheese = { ...small, add_on_ids: [shop.cheese.id], add_on_qtys: [1] }
    await guest.add(shop.items.pizza, withCheese)
    const { body } = await guest.add(shop.items.pizza, { ...withCheese, quantity: 2, add_on_qtys: [3] })
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({ quantity: 3, add_on_qtys: [4], add_on_price: 6, change: 'none' })
  })

  test('[CRT-09] the order of tapping options and the case of an add-on of 0 make no other line', async () => {
    const guest = await shop.guest()
    const toppings = (...label: string[]) => ({
      variation: [...small.variation, { name: 'Toppings', values: { label } }],
    })
    await guest.add(shop.items.pizza, toppings('Olives', 'Corn'))
    const { body } = await guest.add(shop.items.pizza, {
      variation: toppings('Corn', 'Olives').variation.toReversed(),
      add_on_ids: [shop.cheese.id],
      add_on_qtys: [0],
    })
    expect(body).toHaveLength(1)
    expect(body[0].quantity).toBe(2)
  })

  test('a note makes a line of its own', async () => {
    const guest = await shop.guest()
    await guest.add(shop.items.soup)
    const { body } = await guest.add(shop.items.soup, { note: 'no salt' })
    expect(body.map((line: { note: string | null }) => line.note)).toEqual([null, 'no salt'])
  })

  test('[CRT-09] a cart filled in one language is read, and joined, in another', async () => {
    const guest = await shop.guest()
    const russian = { 'X-localization': 'ru' }
    await guest.add(shop.items.pizza, large)
    const inRussian = { variation: [{ name: 'Size (ru)', values: { label: ['Large (ru)'] } }] }
    const { status, body } = await guest.add(shop.items.pizza, inRussian, russian)
    expect(status).toBe(200)
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({ quantity: 2, change: 'higher', variation: inRussian.variation })
    expect(body[0].item.food_variations[0].values[1]).toMatchObject({ label: 'Large (ru)', isSelected: true })
    expect((await guest.list()).body[0].variation).toEqual(large.variation)
  })

  test('[CRT-09] an article is added by its combination', async () => {
    const guest = await shop.guest()
    const { status, body } = await guest.add(
      { ...shop.items.shirt, price: 5_200 },
      { variation: [{ type: 'Red', price: 1, stock: 99 }] },
    )
    expect(status).toBe(200)
    expect(body[0]).toMatchObject({
      price: 52,
      current_price: 52,
      change: 'none',
      available_quantity: 3,
      variation: [{ type: 'Red', price: 52, stock: 3 }],
    })
  })

  test('[CRT-13] carts are apart by module, and without the header all lines come', async () => {
    const guest = await shop.guest()
    await guest.add(shop.items.soup)
    await guest.add(shop.items.milk)
    const inFood = await guest.list({ moduleId: String(shop.food.id) })
    expect(inFood.body.map((line: { item_id: number }) => line.item_id)).toEqual([shop.items.soup.id])
    expect((await guest.list()).body).toHaveLength(2)
    await guest.clear({ moduleId: String(shop.food.id) })
    expect((await guest.list()).body.map((line: { item_id: number }) => line.item_id)).toEqual([
      shop.items.milk.id,
    ])
  })
})

describe('changing', () => {
  test('[CRT-06] quantity and price follow the update; what is not sent stays', async () => {
    const guest = await shop.guest()
    const extras = { add_on_ids: [shop.cheese.id], add_on_qtys: [2], note: 'hot' }
    const { body: added } = await guest.add(shop.items.pizza, { ...small, ...extras })
    const { status, body } = await guest.update(added[0].id, { price: 20, quantity: 4 })
    expect(status).toBe(200)
    expect(body[0]).toMatchObject({
      id: added[0].id,
      quantity: 4,
      variation: small.variation,
      add_on_ids: [shop.cheese.id],
      add_on_qtys: [2],
      note: 'hot',
    })
  })

  test('[CRT-03] choices, add-ons and note can be changed and taken away', async () => {
    const guest = await shop.guest()
    const { body: added } = await guest.add(shop.items.pizza, {
      ...small,
      add_on_ids: [shop.cheese.id],
      note: 'hot',
    })
    const { body } = await guest.update(added[0].id, {
      price: 25,
      quantity: 1,
      ...large,
      add_on_ids: [],
      remove_note: true,
    })
    expect(body[0]).toMatchObject({
      variation: large.variation,
      add_on_ids: [],
      note: null,
      price: 25,
      change: 'none',
    })
  })

  test('[CRT-03] a line that becomes like another takes it in and keeps its id', async () => {
    const guest = await shop.guest()
    await guest.add(shop.items.pizza, { ...small, quantity: 2 })
    const { body: two } = await guest.add(shop.items.pizza, large)
    const { status, body } = await guest.update(two[1].id, { price: 20, quantity: 1, ...small })
    expect(status).toBe(200)
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({ id: two[1].id, quantity: 3, variation: small.variation })
  })

  test('[CRT-04] [CRT-13] a line is removed, and the whole cart is cleared', async () => {
    const guest = await shop.guest()
    await guest.add(shop.items.soup)
    const { body } = await guest.add(shop.items.pizza, small)
    const left = await guest.removeLine(body[0].id)
    expect(left.body.map((line: { id: number }) => line.id)).toEqual([body[1].id])
    expect(await guest.clear()).toMatchObject({ status: 200, body: [] })
  })

  test('[CRT-13] a line may be removed by query, as clients without a body do', async () => {
    const guest = await shop.guest()
    const { body } = await guest.add(shop.items.soup)
    const path = `/customer/cart/remove-item?cart_id=${body[0].id}&guest_id=${guest.guest_id}`
    expect(await shop.app.send('DELETE', path)).toMatchObject({ status: 200, body: [] })
  })
})

describe('ownership', () => {
  test('[NET-05] nobody sees, changes or removes another’s lines', async () => {
    const [owner, other, customer] = [await shop.guest(), await shop.guest(), await shop.customer()]
    const { body } = await owner.add(shop.items.soup)
    const [{ id }] = body
    for (const stranger of [other, customer]) {
      expect((await stranger.list()).body).toEqual([])
      for (const reply of [
        await stranger.update(id, { price: 10, quantity: 2 }),
        await stranger.removeLine(id),
        await stranger.acknowledge({ cart_id: id }),
      ]) {
        expect(reply).toMatchObject({ status: 404, body: { errors: [{ code: 'cart_id' }] } })
      }
      expect((await stranger.clear()).body).toEqual([])
    }
    expect((await owner.list()).body).toEqual(body)
  })

  test('[NET-12] a token speaks before a guest id: a signed-in request never touches the guest’s cart', async () => {
    const [guest, customer] = [await shop.guest(), await shop.customer()]
    await guest.add(shop.items.soup)
    const path = `/customer/cart/list?guest_id=${guest.guest_id}`
    expect((await shop.app.get(path, customer.headers)).body).toEqual([])
  })
})
