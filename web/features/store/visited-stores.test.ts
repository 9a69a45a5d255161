// What the browser remembers of visited stores, and what is shown of it.
import { expect, test } from 'vitest'
import {
  productsShown,
  restBadge,
  type VisitedProduct,
  type VisitedStore,
  visitsIn,
  withProducts,
  withVisit,
} from './visited-stores.ts'

const store = (id: number, module_id = 1) => ({
  id,
  slug: `store-${id}`,
  name: `Store ${id}`,
  module_id,
  zone_id: 1,
  logo_full_url: '/logo.webp',
  avg_rating: 4,
  rating_count: 2,
  delivery_time: '20-30 min',
})

const seen = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    image_full_url: `/img/${index}.webp`,
    name: `Dish ${index}`,
  }))

test('[HOM-14] a store visited again becomes the newest, once', () => {
  const visited = [store(1), store(2), store(3), store(1)].reduce<ReturnType<typeof store>[]>(withVisit, [])
  expect(visited.map(({ id }) => id)).toEqual([2, 3, 1])
})

test('[HOM-20] the first five products are kept with store, image and name, in place of those before', () => {
  const before: VisitedProduct[] = [
    { store_id: 7, image: '/old.webp', name: 'Old' },
    { store_id: 8, image: '/other.webp', name: 'Other' },
  ]
  const products = withProducts(before, 7, seen(9))
  expect(products).toHaveLength(6)
  expect(products[0]).toEqual({ store_id: 8, image: '/other.webp', name: 'Other' })
  expect(products[1]).toEqual({ store_id: 7, image: '/img/0.webp', name: 'Dish 0' })
})

test('[HOM-14] visits are of the module shown, the newest first, each with its products', () => {
  const stores = [store(1), store(2, 4), store(3)]
  const products = withProducts([], 3, seen(2))
  const visits = visitsIn(1, stores, products)
  expect(visits.map((visit) => visit.store.id)).toEqual([3, 1])
  expect(visits.map((visit) => visit.products.length)).toEqual([2, 0])
})

test('a store kept without what a card needs is left out', () => {
  const half = { id: 9, module_id: 1, name: 'Half' }
  const visited: VisitedStore[] = visitsIn(1, [half, store(2)], []).map((visit) => visit.store)
  expect(visited.map(({ id }) => id)).toEqual([2])
})

test("[HOM-14] at most three products are shown, with '2+' when there are more than four", () => {
  expect(productsShown).toBe(3)
  expect([0, 3, 4, 5].map((count) => restBadge(seen(count)))).toEqual([null, null, null, '2+'])
})
