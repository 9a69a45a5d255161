// Another address keeps the cart and says which lines do not come there.
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

const inZone = (...ids: number[]) => ({ zoneid: JSON.stringify(ids) })
const changes = (lines: { item_id: number; change: string }[]) =>
  lines.map(({ item_id, change }) => [item_id, change])

describe('the address moved to another zone', () => {
  test('the lines stay, each saying that it is not delivered there', async () => {
    const { soup, pizza } = shop.items
    await guest.add(soup)
    await guest.add(pizza, small)
    const { body } = await guest.list(inZone(shop.elsewhere.id))
    expect(changes(body)).toEqual([
      [soup.id, 'not_delivered'],
      [pizza.id, 'not_delivered'],
    ])
    expect(body[0]).toMatchObject({ quantity: 1, price: 10, current_price: 10 })
  })

  test('back in its zone, or where zones overlap, nothing is missing', async () => {
    await guest.add(shop.items.soup)
    await guest.list(inZone(shop.elsewhere.id))
    for (const zones of [inZone(shop.zone.id), inZone(shop.elsewhere.id, shop.zone.id), {}]) {
      expect(changes((await guest.list(zones)).body)).toEqual([[shop.items.soup.id, 'none']])
    }
  })

  test('what is sent everywhere comes there too', async () => {
    await guest.add(shop.items.shirt, { price: 52, variation: [{ type: 'Red' }] })
    expect(changes((await guest.list(inZone(shop.zone.id))).body)).toEqual([[shop.items.shirt.id, 'none']])
  })

  test('a line that is out of reach can be taken out or made smaller', async () => {
    const { body } = await guest.add(shop.items.soup, { quantity: 3 })
    const there = inZone(shop.elsewhere.id)
    const smaller = await guest.update(body[0].id, { price: 10, quantity: 1 }, there)
    expect(smaller).toMatchObject({ status: 200, body: [{ quantity: 1, change: 'not_delivered' }] })
    expect(await guest.removeLine(body[0].id, there)).toMatchObject({ status: 200, body: [] })
  })
})
