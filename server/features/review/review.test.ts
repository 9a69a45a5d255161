// Reading the reviews of one item, page by page.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Scope } from '#server/platform/http/bind.ts'
import { makeReview } from '#server/testing/content-factories.ts'
import {
  type ItemRow,
  inAllLanguages,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
} from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { createReviewService } from './review.service.ts'

let shop: TestApp
let ramen: ItemRow
let another: ItemRow

const scope: Scope = {
  language: 'ru',
  zone_ids: [],
  module_id: null,
  place: null,
  distanceTo: () => null,
  origin: 'http://shop.test',
}

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  const zone = await makeZone(db)
  const food = await makeModule(db)
  const bar = await makeStore(db, { module_id: food.id, zone_id: zone.id })
  const { id: category_id } = await makeCategory(db, { module_id: food.id })
  ramen = await makeItem(db, bar, { category_id, name: inAllLanguages('Ramen') })
  const other = await makeItem(db, bar, { category_id })
  another = await makeItem(db, bar, { category_id })
  const about = { module_id: food.id, store_id: bar.id, item_id: ramen.id }
  for (const rating of [1, 2, 3, 4, 5]) {
    await makeReview(db, { ...about, rating, created_at: new Date(Date.UTC(2026, 9, rating)) })
  }
  await makeReview(db, { ...about, status: false })
  await makeReview(db, { ...about, item_id: other.id, customer_name: 'Cher', customer_image: 'cher.webp' })
})

afterAll(() => shop.close())

test('[PRD-01] newest first, published ones only, with the true total', async () => {
  const reviews = createReviewService({ db: shop.db, pictures: { remove: async () => undefined } })
  const page = await reviews.reviewsOfItem(ramen.id, { limit: 2, offset: 2 }, scope)
  expect(page).toMatchObject({ total_size: 5, limit: 2, offset: 2 })
  expect(page.reviews.map((one) => one.rating)).toEqual([3, 2])
  expect(page.reviews[0]).toMatchObject({ comment: 'Very good (ru)', item_name: 'Ramen (ru)' })
  // Said without an order.
  expect(page.reviews[0]?.is_verified).toBe(false)
  const beyond = await reviews.reviewsOfItem(ramen.id, { limit: 100, offset: 1_000_000 }, scope)
  const ratings = [1, 1, 1, 1, 1]
  expect(beyond).toEqual({ total_size: 5, limit: 100, offset: 1_000_000, ratings, reviews: [] })
})

test('[PRD-01] those with so many stars are found on every page, and counted among all', async () => {
  const { item_id, ...about } = { item_id: another.id, module_id: another.module_id }
  for (const rating of [5, 4, 4, 4]) await makeReview(shop.db, { ...about, item_id, rating })
  const ask = (query: string) =>
    shop.get(`/items/reviews/${item_id}?limit=2&${query}`, { moduleId: String(about.module_id) })
  const { body: first } = await ask('rating=4')
  expect(first).toMatchObject({ total_size: 3, limit: 2, offset: 1, ratings: [1, 3, 0, 0, 0] })
  const { body: second } = await ask('rating=4&offset=2')
  const stars = [...first.reviews, ...second.reviews].map((one: { rating: number }) => one.rating)
  expect(stars).toEqual([4, 4, 4])
  expect((await ask('rating=1')).body).toMatchObject({ total_size: 0, reviews: [] })
  expect((await ask('')).body).toMatchObject({ total_size: 4, ratings: [1, 3, 0, 0, 0] })
  for (const wrong of ['0', '6', 'many']) {
    const { status, body } = await ask(`rating=${wrong}`)
    expect([status, body.errors[0].code]).toEqual([403, 'rating'])
  }
})

test('a customer is told by name and picture only', async () => {
  const reviews = createReviewService({ db: shop.db, pictures: { remove: async () => undefined } })
  const page = await reviews.reviewsOfItem(ramen.id + 1, { limit: 1, offset: 1 }, scope)
  expect(page.reviews[0]?.customer).toEqual({
    id: null,
    f_name: 'Cher',
    l_name: '',
    image: 'cher.webp',
    image_full_url: 'http://shop.test/img/customer/cher.webp',
  })
})
