// Stores made from columns are those that were read, whatever they have in common with others.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StoreAssortment, type StoreColumns, storeFlags } from './snapshot-stores.db.ts'
import { addAssortment, factsFrom } from './snapshot-stores.ts'

const discount = {
  discount: 500,
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  start_time: '00:00:00',
  end_time: '23:59:59',
}

const nothing: StoreColumns = {
  id: null,
  latitude: null,
  longitude: null,
  opening_days: null,
  order_count: null,
  avg_rating: null,
  rating_count: null,
  created_at: null,
  min_delivery_minutes: null,
  max_delivery_minutes: null,
  flags: null,
  hours: null,
  discounts: null,
  exceptions: null,
}

test('hours and discounts that stores have in common are those of each, and of no other', () => {
  const stores = factsFrom({
    ...nothing,
    id: [7, 3, 5],
    order_count: [9, 4, 0],
    hours: [
      { open_seconds: '{[10,20),[30,40)}', ids: [7, 5] },
      { open_seconds: '{}', ids: [3] },
    ],
    discounts: [{ ...discount, ids: [3, 5] }],
  })
  expect(stores.map(({ id, order_count, open_between }) => [id, order_count, open_between])).toEqual([
    [7, 9, [10, 20, 30, 40]],
    [3, 4, []],
    [5, 0, [10, 20, 30, 40]],
  ])
  expect(stores.map((store) => store.discount)).toEqual([null, discount, discount])
})

test('each flag tells of itself alone', () => {
  const names = Object.keys(storeFlags) as (keyof typeof storeFlags)[]
  fc.assert(
    fc.property(fc.subarray(names), (set) => {
      const flags = set.reduce((sum, name) => sum + storeFlags[name], 0)
      const [store] = factsFrom({ ...nothing, id: [1], flags: [flags] })
      expect(names.filter((name) => store?.[name])).toEqual(set)
    }),
  )
})

test('what stores sell is told to each, also to one that sells nothing any more', () => {
  const stores = factsFrom({ ...nothing, id: [1, 2] })
  const withAssortment = (assortment: StoreAssortment) => {
    addAssortment(stores, assortment)
    return stores.map(({ category_ids, sells_reduced_item, in_campaign }) => [
      category_ids,
      sells_reduced_item,
      in_campaign,
    ])
  }
  const categories = [{ category_ids: [4, 6], ids: [2] }]
  expect(withAssortment({ categories, reduced: [2], in_campaign: [1] })).toEqual([
    [[], false, true],
    [[4, 6], true, false],
  ])
  expect(withAssortment({ categories: null, reduced: null, in_campaign: null })).toEqual([
    [[], false, false],
    [[], false, false],
  ])
})

test('where no store is, none is made', () => {
  expect(factsFrom(nothing)).toEqual([])
})
