// Ordering the same again over HTTP: what is said about it, and what reaches the cart.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { item as itemTable } from '#server/database/schema/item.ts'
import { order, orderLine } from '#server/database/schema/order.ts'
import {
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
} from '#server/testing/factories.ts'
import { makeOrder } from '#server/testing/order-factories.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let store: StoreRow
let category_id: number

beforeAll(async () => {
  app = await createTestApp()
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db, { module_type: 'grocery' })
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  store = await makeStore(app.db, { module_id: module.id, zone_id: zone.id })
  category_id = (await makeCategory(app.db, { module_id: module.id })).id
})

afterAll(() => app.close())

const here = () => ({ moduleId: String(store.module_id), zoneid: `[${store.zone_id}]` })

/** An order of two pieces each, as they were sold then. */
async function orderOf({ customer }: SignedIn, items: readonly { id: number; price: number }[]) {
  const { id: order_id } = await makeOrder(app.db, store, {
    customer_id: customer.id,
    order_status: 'delivered',
  })
  for (const { id: item_id, price } of items) {
    const { body } = await app.get(`/items/details/${item_id}`, here())
    await app.db.insert(orderLine).values({
      order_id,
      item_id,
      price,
      discount_on_item: 0,
      discount_amount: 0,
      total_add_on_price: 0,
      tax_amount: 0,
      quantity: 2,
      add_ons: [],
      variant: '',
      variation: [],
      item_details: body,
    })
  }
  return order_id
}

test('[ORD-01] tells what is the same, costlier, scarce or gone, and takes what can be had', async () => {
  const ann = await signedInCustomer(app)
  const [same, costlier, scarce, gone] = await Promise.all(
    [1, 2, 3, 4].map(() => makeItem(app.db, store, { category_id })),
  )
  if (!same || !costlier || !scarce || !gone) throw new Error('no items')
  const order_id = await orderOf(ann, [same, costlier, scarce, gone])
  const set = (id: number, values: Partial<typeof itemTable.$inferInsert>) =>
    app.db.update(itemTable).set(values).where(eq(itemTable.id, id))
  await set(costlier.id, { price: 1_200 })
  await set(scarce.id, { stock: 1 })
  await set(gone.id, { status: false, visible: false })
  app.forgetCatalogue()
  const path = `/customer/order/reorder?order_id=${order_id}`
  const { status, body } = await app.get(path, ann.headers)
  expect(status).toBe(200)
  expect(body).toMatchObject({ store_name: store.name.en, store_open: true })
  const lines = body.lines.map((line: { available: number; was: number; now: number | null }) => [
    line.available,
    line.was,
    line.now,
  ])
  expect(lines).toEqual([
    [2, 10, 10],
    [2, 10, 12],
    [1, 10, 10],
    [0, 10, null],
  ])
  const taken = await app.send('POST', '/customer/order/reorder', { order_id }, ann.headers)
  expect(taken.body).toMatchObject({ added: 3, missed: 1, module_id: store.module_id })
  const cart = await app.get('/customer/cart/list', { ...ann.headers, ...here() })
  expect(cart.body.map((line: { quantity: number }) => line.quantity).sort()).toEqual([1, 2, 2])
})

test('[ORD-01] a cart of another store is set aside, not lost', async () => {
  const ann = await signedInCustomer(app)
  const other = await makeStore(app.db, { module_id: store.module_id, zone_id: store.zone_id })
  const theirs = await makeItem(app.db, other, { category_id })
  const add = { item_id: theirs.id, model: 'Item', price: 10, quantity: 1 }
  await app.send('POST', '/customer/cart/add', add, { ...ann.headers, ...here() })
  const order_id = await orderOf(ann, [await makeItem(app.db, store, { category_id })])
  await app.send('POST', '/customer/order/reorder', { order_id }, ann.headers)
  const parked = await app.get('/customer/cart/parked', { ...ann.headers, ...here() })
  expect(parked.body).toHaveLength(1)
})

test('[ORD-01] nobody reorders somebody else’s order', async () => {
  const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
  const order_id = await orderOf(ann, [await makeItem(app.db, store, { category_id })])
  expect((await app.get(`/customer/order/reorder?order_id=${order_id}`, bob.headers)).status).toBe(404)
  expect((await app.send('POST', '/customer/order/reorder', { order_id }, bob.headers)).status).toBe(404)
  expect((await app.send('POST', '/customer/order/reorder', { order_id })).status).toBe(401)
})

test('[ORD-01] an item tells its customer when it was bought last, and nobody else', async () => {
  const [ann, ben] = [await signedInCustomer(app), await signedInCustomer(app)]
  const bread = await makeItem(app.db, store, { category_id })
  const bought = ({ headers }: SignedIn) => app.get(`/customer/order/bought?item_id=${bread.id}`, headers)
  expect((await bought(ann)).body).toEqual({ times: 0, last_bought_at: null })
  await orderOf(ann, [bread, bread])
  const order_id = await orderOf(ann, [bread])
  await app.db.update(order).set({ order_status: 'canceled' }).where(eq(order.id, order_id))
  expect((await bought(ann)).body).toEqual({ times: 1, last_bought_at: '2026-11-16T07:00:00.000Z' })
  expect((await bought(ben)).body).toEqual({ times: 0, last_bought_at: null })
  expect((await app.get(`/customer/order/bought?item_id=${bread.id}`)).status).toBe(401)
  expect((await app.get('/customer/order/bought?item_id=many', ann.headers)).status).toBe(403)
})
