// The dearest items, in the largest numbers, over the longest way: refused in words, whatever the columns of an order hold.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mostMoney, toMinor } from '#contract/core/money.ts'
import { mostPieces } from '#contract/features/cart/cart-line.rules.ts'
import { parcelCategory } from '#server/database/schema/content.ts'
import { addOn, item, type StoredFoodVariation } from '#server/database/schema/item.ts'
import { zoneModule } from '#server/database/schema/zone.ts'
import { cityCentre, inAllLanguages } from '#server/testing/factories.ts'
import { door, type Orderer, type OrderShop, openOrderShop } from './checkout.fixture.ts'

let shop: OrderShop
let ann: Orderer

const most = toMinor(mostMoney)

beforeAll(async () => {
  shop = await openOrderShop()
  await shop.db.update(zoneModule).set({ maximum_cod_order_amount: null })
})

beforeEach(async () => {
  ann = await shop.customer()
})

afterAll(() => shop.app.close())

const refused = { code: 'quantity' }

test('the largest number of the dearest pieces is refused, and nothing is written', async () => {
  const { milk } = shop.items
  await shop.db.update(item).set({ price: most, stock: mostPieces }).where(eq(item.id, milk.id))
  const added = await ann.addToCart({ ...milk, price: most }, { quantity: mostPieces })
  expect(added.status).toBe(200)
  const quoted = await ann.quote({ order_type: 'delivery', store_id: shop.grocer.id, ...door })
  expect([quoted.status, quoted.body.refusals?.[0]?.code]).toEqual([200, refused.code])
  const reply = await ann.place({ order_type: 'delivery', store_id: shop.grocer.id, ...door })
  expect([reply.status, reply.body.errors[0]]).toEqual([406, expect.objectContaining(refused)])
  expect(await shop.orders()).toEqual([])
})

const dear = (name: string): StoredFoodVariation => ({
  ...{ name: inAllLanguages(name), type: 'single', min: 1, max: 1, required: true },
  values: [{ label: inAllLanguages('Gold'), option_price: most }],
})

test('a dish with every option and add-on at the largest price is put into a cart, looked at again, and not ordered', async () => {
  const { soup } = shop.items
  const groups = Array.from({ length: 30 }, (_, at) => `Group ${at}`)
  await shop.db.update(item).set({ price: most }).where(eq(item.id, soup.id))
  await shop.db.update(addOn).set({ price: most })
  const add_ons = { add_on_ids: [shop.cheese.id], add_on_qtys: [mostPieces] }
  const wanted = {
    ...{ quantity: mostPieces, ...add_ons },
    variation: groups.slice(0, 5).map((name) => ({ name, values: { label: ['Gold'] } })),
  }
  await shop.db
    .update(item)
    .set({ food_variations: groups.slice(0, 5).map(dear) })
    .where(eq(item.id, soup.id))
  const added = await ann.addToCart({ ...soup, price: 6 * most }, wanted)
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  const dearer = groups.slice(0, 5).map((name) => {
    const one = dear(name)
    return { ...one, values: one.values.map((value) => ({ ...value, option_price: 6 * most })) }
  })
  await shop.db.update(item).set({ food_variations: dearer }).where(eq(item.id, soup.id))
  const seen = await ann.post('/customer/cart/acknowledge', {})
  expect(seen.status, JSON.stringify(seen.body)).toBe(200)
  const reply = await ann.place({ order_type: 'delivery', store_id: shop.kitchen.id, ...door })
  expect([reply.status, reply.body.errors[0]]).toEqual([406, expect.objectContaining(refused)])
  expect(await shop.orders()).toEqual([])
})

test('a parcel at the largest charge for each kilometre is refused', async () => {
  await shop.db.update(parcelCategory).set({ parcel_per_km_shipping_charge: most })
  await shop.db.update(zoneModule).set({ maximum_shipping_charge: null })
  const { latitude } = cityCentre
  const receiver_details = {
    ...{ contact_person_name: 'Cy', contact_person_number: '+77007654321' },
    ...{ ...door, latitude: latitude + 0.14 },
  }
  const parcel = { order_type: 'parcel', parcel_category_id: shop.papers.id, charge_payer: 'sender' }
  const reply = await ann.place({ ...parcel, receiver_details, ...door, latitude: latitude - 0.14 })
  expect([reply.status, reply.body.errors[0].code]).toEqual([406, 'order_amount'])
  expect(await shop.orders()).toEqual([])
})
