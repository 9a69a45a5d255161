// Reviews of delivered orders over HTTP: whose, of what, once, and what they change.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveryMan } from '#server/database/schema/content.ts'
import { item as itemTable } from '#server/database/schema/item.ts'
import { orderLine } from '#server/database/schema/order.ts'
import { store as storeTable } from '#server/database/schema/store.ts'
import {
  type ItemRow,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  onlyRow,
  type StoreRow,
} from '#server/testing/factories.ts'
import { makeOrder } from '#server/testing/order-factories.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let store: StoreRow
let soup: ItemRow
let courier: typeof deliveryMan.$inferSelect

beforeAll(async () => {
  app = await createTestApp()
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  store = await makeStore(app.db, { module_id: module.id, zone_id: zone.id })
  const { id: category_id } = await makeCategory(app.db, { module_id: module.id })
  soup = await makeItem(app.db, store, { category_id })
  const person = { f_name: 'Ali', l_name: 'K', phone: '+7', email: 'a@b.test', image: 'a.webp' }
  const place = { zone_id: zone.id, latitude: 51.14, longitude: 71.43 }
  courier = await onlyRow(
    app.db
      .insert(deliveryMan)
      .values({ ...person, ...place })
      .returning(),
  )
})

afterAll(() => app.close())

async function deliveredTo({ customer }: SignedIn, order_status: 'delivered' | 'picked_up' = 'delivered') {
  const { id: order_id } = await makeOrder(app.db, store, {
    customer_id: customer.id,
    order_status,
    delivery_man_id: courier.id,
  })
  const prices = {
    price: 1_000,
    discount_on_item: 0,
    discount_amount: 0,
    total_add_on_price: 0,
    tax_amount: 0,
  }
  const words = { add_ons: [], variant: '', variation: [], quantity: 1 }
  const { body } = await app.get(`/items/details/${soup.id}`, { moduleId: String(store.module_id) })
  await app.db
    .insert(orderLine)
    .values({ order_id, item_id: soup.id, ...prices, ...words, item_details: body })
  return order_id
}

const review = ({ headers }: Pick<SignedIn, 'headers'>, body: object) =>
  app.send(
    'POST',
    '/items/reviews/submit',
    { item_id: soup.id, comment: 'Warm', rating: 4, ...body },
    headers,
  )

test('[ORD-01] a review counts for the item and its store, and is read by everybody', async () => {
  const ann = await signedInCustomer(app)
  const order_id = await deliveredTo(ann)
  expect(await review(ann, { order_id })).toMatchObject({
    status: 200,
    body: { message: 'Review submited successfully' },
  })
  const kept = await onlyRow(app.db.select().from(itemTable).where(eq(itemTable.id, soup.id)))
  expect(kept).toMatchObject({ avg_rating: 4, rating_count: 1 })
  const shop = await onlyRow(app.db.select().from(storeTable).where(eq(storeTable.id, store.id)))
  expect(shop).toMatchObject({ avg_rating: 4, rating_count: 1, ratings: [0, 1, 0, 0, 0] })
  app.forgetCatalogue()
  const { body } = await app.get(`/items/reviews/${soup.id}`, { moduleId: String(store.module_id) })
  expect(body.reviews[0]).toMatchObject({ comment: 'Warm', rating: 4, order_id: null, user_id: null })
  expect(body.reviews[0].is_verified).toBe(true)
  expect(body.reviews[0].customer.id).toBeNull()
  const given = await app.get(`/customer/order/reviews?order_id=${order_id}`, ann.headers)
  expect(given.body).toEqual({ item_ids: [soup.id], delivery_man: false })
})

test('[ORD-01] twenty reviews of one item at once are one', async () => {
  const ann = await signedInCustomer(app)
  const order_id = await deliveredTo(ann)
  const replies = await Promise.all(Array.from({ length: 20 }, () => review(ann, { order_id })))
  expect(replies.filter((one) => one.status === 200)).toHaveLength(1)
  expect(replies.find((one) => one.status === 403)?.body.errors).toEqual([
    { code: 'review', message: 'Already submitted' },
  ])
})

test('[ORD-01] who brought it is reviewed beside', async () => {
  const ann = await signedInCustomer(app)
  const order_id = await deliveredTo(ann)
  const rate = (delivery_man_id: number) =>
    app.send(
      'POST',
      '/delivery-man/reviews/submit',
      { order_id, delivery_man_id, comment: 'Quick', rating: 5 },
      ann.headers,
    )
  expect((await rate(courier.id + 1)).body.errors[0].code).toBe('delivery_man_id')
  expect((await rate(courier.id)).status).toBe(200)
  expect((await rate(courier.id)).status).toBe(403)
  const man = await onlyRow(app.db.select().from(deliveryMan).where(eq(deliveryMan.id, courier.id)))
  expect(man).toMatchObject({ avg_rating: 5, rating_count: 1 })
})

test.each([
  ['no stars', { rating: 0 }, 'rating'],
  ['six stars', { rating: 6 }, 'rating'],
  ['half a star', { rating: 2.5 }, 'rating'],
  ['no words', { comment: ' ' }, 'comment'],
  ['another item', { item_id: 2_000_000_000 }, 'item_id'],
  ['an unknown order', { order_id: 2_000_000_000 }, 'order_id'],
])('[ORD-01] %s is refused', async (_what, wrong, code) => {
  const ann = await signedInCustomer(app)
  const order_id = await deliveredTo(ann)
  expect(await review(ann, { order_id, ...wrong })).toMatchObject({
    status: 403,
    body: { errors: [{ code }] },
  })
})

test('[ORD-01] only one’s own order, and only once it is there', async () => {
  const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
  expect((await review(bob, { order_id: await deliveredTo(ann) })).body.errors[0].code).toBe('order_id')
  expect((await review(ann, { order_id: await deliveredTo(ann, 'picked_up') })).status).toBe(403)
  expect((await review({ headers: { authorization: '' } }, { order_id: 1 })).status).toBe(401)
})

test('[ORD-01] a customer is reminded of the latest order nothing was said about, until they say so', async () => {
  const ann = await signedInCustomer(app)
  const remind = async () => (await app.get('/customer/review-reminder', ann.headers)).body
  const dismiss = (id: number | string, whose = ann) =>
    app.get(`/customer/review-reminder-cancel?order_id=${id}`, whose.headers)
  expect(await remind()).toEqual({ order_id: null, images: [] })
  const first = await deliveredTo(ann)
  const second = await deliveredTo(ann)
  await deliveredTo(ann, 'picked_up')
  // Placed when the shop had another address.
  const elsewhere = '"http://old.test/img/item/item.webp"'
  await app.db
    .update(orderLine)
    .set({ item_details: sql`jsonb_set(${orderLine.item_details}, '{image_full_url}', ${elsewhere}::jsonb)` })
  const here = expect.stringMatching(/^http:\/\/shop\.test\/img\/item\/.*item\.webp$/)
  expect(await remind()).toEqual({ order_id: second, images: [here] })
  expect((await dismiss(second)).body).toBe('success')
  expect((await remind()).order_id).toBe(first)
  const said = { order_id: first, item_id: soup.id, comment: 'Good', rating: 5 }
  await app.send('POST', '/items/reviews/submit', said, ann.headers)
  expect((await remind()).order_id).toBeNull()
})

test('[ORD-01] reminders of somebody else are not dismissed, nor any without an account', async () => {
  const ann = await signedInCustomer(app)
  const bo = await signedInCustomer(app)
  const order_id = await deliveredTo(ann)
  for (const id of [order_id, 0, -1, 999_999_999, 'x']) {
    const path = `/customer/review-reminder-cancel?order_id=${id}`
    expect((await app.get(path, bo.headers)).status).toBe(403)
    expect((await app.get(path)).status).toBe(401)
  }
  expect((await app.get('/customer/review-reminder')).status).toBe(401)
  expect((await app.get('/customer/review-reminder', ann.headers)).body.order_id).toBe(order_id)
})
