// What the desk changes of an item that lies in somebody's cart: the line says so, and nothing is sold that is gone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { type CartShop, openCartShop, type Shopper, small } from './cart.fixture.ts'

let shop: CartShop
let owner: SignedInStaff
let guest: Shopper

beforeAll(async () => {
  shop = await openCartShop()
  owner = await signedInStaff(shop.app)
  guest = await shop.guest()
})

afterAll(() => shop.app.close())

const desk = (method: 'POST' | 'PUT', path: string, body: object) =>
  shop.app.send(method, `/desk${path}`, body, owner.headers)

/** As its form shows it, with what is changed. */
async function change(id: number, changed: object) {
  const { body } = await shop.app.get(`/desk/items/${id}`, owner.headers)
  const { status, body: reply } = await desk('PUT', `/items/${id}`, { ...body, ...changed })
  expect(status, JSON.stringify(reply)).toBe(200)
}

const line = async () => {
  shop.app.forgetCatalogue()
  return (await guest.list()).body[0]
}

test('a dearer item, an option that is renamed, and an item that is archived', async () => {
  const { pizza } = shop.items
  await guest.add(pizza, small)
  expect(await line()).toMatchObject({ current_price: 20, change: 'none' })

  await change(pizza.id, { price: 22 })
  expect(await line()).toMatchObject({ price: 20, current_price: 22, change: 'higher' })

  const { body } = await shop.app.get(`/desk/items/${pizza.id}`, owner.headers)
  const [size, ...others] = body.food_variations
  const [, large] = size.values
  const tiny = { label: { en: 'Tiny', ar: '', tg: '', ru: '' }, price: 0 }
  await change(pizza.id, { food_variations: [{ ...size, values: [tiny, large] }, ...others] })
  expect(await line()).toMatchObject({ change: 'option_gone' })

  await change(pizza.id, { food_variations: [size, ...others] })
  expect(await line()).toMatchObject({ current_price: 22, change: 'higher' })

  const { version } = (await shop.app.get(`/desk/items/${pizza.id}`, owner.headers)).body
  const items = [{ id: pizza.id, version }]
  expect(
    (await desk('POST', '/items/bulk', { items, change: { kind: 'archive' }, preview: false })).status,
  ).toBe(200)
  // The line stays to say that it is gone, under the name it had.
  expect(await line()).toMatchObject({ change: 'gone', item: { id: pizza.id } })
})
