// Orders, reviews and money of a customer who takes everything along, and of one who leaves for good.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { review } from '#server/database/schema/content.ts'
import { order } from '#server/database/schema/order.ts'
import { createPictureStore } from '#server/platform/images/picture-store.ts'
import { makeReview } from '#server/testing/content-factories.ts'
import { inAllLanguages, type StoreRow } from '#server/testing/factories.ts'
import { doorAddress, makeDelivery, makeOrder } from '#server/testing/order-factories.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { putMoney, putPoints } from '#server/testing/wallet-factories.ts'

let app: TestApp
let store: StoreRow
const removed: string[] = []

beforeAll(async () => {
  const pictures = {
    ...createPictureStore({ root: join(tmpdir(), 'fivefold-test-pictures') }),
    remove: async (folder: string, file: string) => void removed.push(`${folder}/${file}`),
  }
  app = await createTestApp({}, { pictures })
  store = (await makeDelivery(app)).store
})

afterAll(() => app.close())

async function orderedBy({ customer }: SignedIn) {
  const { id } = await makeOrder(app.db, store, {
    customer_id: customer.id,
    order_status: 'delivered',
    delivery_address: doorAddress,
    contact_digits: '77001234567',
    order_note: 'Ring twice, Ann is slow',
    order_attachment: [`order-${customer.id}.webp`],
  })
  await makeReview(app.db, {
    module_id: store.module_id,
    store_id: store.id,
    customer_id: customer.id,
    customer_name: 'Ann Lee',
    customer_image: 'ann.webp',
    order_id: id,
    rating: 4,
    comment: inAllLanguages('Good soup'),
    attachment: [`review-${customer.id}.webp`],
  })
  return id
}

test('[PRF-03] the customer’s copy holds orders, reviews and movements of money and points', async () => {
  const ann = await signedInCustomer(app)
  const id = await orderedBy(ann)
  await orderedBy(await signedInCustomer(app))
  await putMoney(app, ann.customer.id, 500)
  await putPoints(app, ann.customer.id, 30)
  const { body } = await app.get('/customer/my-data', ann.headers)
  expect(body.order).toMatchObject([{ id, order_note: 'Ring twice, Ann is slow', lines: [] }])
  expect(body.review).toMatchObject([{ order_id: id, rating: 4, comment: 'Good soup' }])
  expect(body.wallet).toMatchObject({ closing_balance: 5, data: [{ credit: 5 }] })
  expect(body.loyalty).toMatchObject([{ credit: 30 }])
})

test('[PRF-03] who leaves for good leaves orders and reviews without a name', async () => {
  const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
  const [id, other] = [await orderedBy(ann), await orderedBy(bob)]
  expect((await app.send('DELETE', '/customer/remove-account', {}, ann.headers)).status).toBe(200)

  const [left] = await app.db.select().from(order).where(eq(order.id, id))
  expect(left).toMatchObject({
    order_status: 'delivered',
    delivery_address: null,
    receiver_details: null,
    order_note: null,
    contact_digits: '',
    order_attachment: [],
  })
  const [said] = await app.db.select().from(review).where(eq(review.order_id, id))
  expect(said).toMatchObject({ customer_id: null, customer_name: '', customer_image: null, attachment: [] })
  expect(removed).toEqual(
    expect.arrayContaining([`order/order-${ann.customer.id}.webp`, `review/review-${ann.customer.id}.webp`]),
  )
  expect(removed.join()).not.toContain(`-${bob.customer.id}.webp`)
  const [kept] = await app.db.select().from(order).where(eq(order.id, other))
  expect(kept).toMatchObject({ order_note: 'Ring twice, Ann is slow', delivery_address: doorAddress })

  const shown = await app.get(`/stores/reviews?store_id=${store.id}`, {
    moduleid: String(store.module_id),
    'x-localization': 'ru',
  })
  const names = shown.body.map((one: { customer_name: string }) => one.customer_name)
  expect(names).toContain('Бывший покупатель')
})
