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

const scope: Scope = {
  language: 'ru',
  zone_ids: [],
  module_id: null,
  place: null,
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
  expect(beyond).toEqual({ total_size: 5, limit: 100, offset: 1_000_000, reviews: [] })
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
