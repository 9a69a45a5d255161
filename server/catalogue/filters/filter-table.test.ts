// The tables of filters: nothing of the contract is missing in them, and a word sorts as it says.
import { expect, test } from 'vitest'
import {
  itemFilters as itemWords,
  type itemSorts as namedSorts,
} from '#contract/features/listing/listing.schema.ts'
import { storeFilters as storeWords } from '#contract/features/store/store-list.schema.ts'
import type { StoreQuery } from '../query/store-query.ts'
import { type ItemSortBy, namedItemSorts } from '../sorts/item-sorts.ts'
import { askedSort, needsOf, needsOfInputs } from './filter-table.ts'
import { itemFilters } from './item-filters.ts'
import { askedWords, storeFilters } from './store-filters.ts'

test('[LST-13] every word of the contract filters or sorts', () => {
  const rows = [
    ...itemWords.map((word) => itemFilters.words[word]),
    ...storeWords.map((word) => storeFilters.words[word]),
  ]
  expect(rows.every(({ condition, sort }) => condition !== null || sort !== undefined)).toBe(true)
})

test('a filter that is left out of a table does not compile', () => {
  const { organic: _word, ...words } = itemFilters.words
  const { rating_count: _input, ...inputs } = storeFilters.inputs
  // @ts-expect-error: a word without a row
  const wordless: typeof itemFilters = { ...itemFilters, words }
  // @ts-expect-error: an input without a row
  const inputless: typeof storeFilters = { ...storeFilters, inputs }
  expect([wordless, inputless]).toHaveLength(2)
})

const sortFor = (asked: { sort_by?: (typeof namedSorts)[number]; filter: (typeof itemWords)[number][] }) =>
  askedSort(
    itemFilters.words,
    (named: (typeof namedSorts)[number]): ItemSortBy | undefined => namedItemSorts[named]('en'),
    asked,
  )

test('[LST-03] a sort that is named comes before a word that only sorts, and that before one that ranks', () => {
  expect(sortFor({ sort_by: 'low2High', filter: ['popular', 'high'] })).toBe('price_low')
  expect(sortFor({ filter: ['popular', 'high', 'top_rated'] })).toBe('price_high')
  expect(sortFor({ filter: ['organic', 'top_rated', 'popular'] })).toBe('rated')
  expect(sortFor({ filter: ['organic'] })).toBeUndefined()
  expect(sortFor({ sort_by: 'best_match', filter: ['popular', 'high'] })).toBeUndefined()
})

const storeQuery = (filters: Partial<StoreQuery['filters']>): StoreQuery => ({
  module_id: 1,
  zone_ids: [1],
  language: 'en',
  place: null,
  moment: { date: '2026-05-04', time: '12:00:00', day: 1 },
  filters: { type: 'all', filter: [], ...filters },
  traits: [],
  sort: 'open_first',
  similar: false,
})

test('only what is asked for needs to be known', () => {
  expect(needsOf(itemFilters, { traits: ['recommended'], words: ['organic', 'high'] })).toEqual([])
  expect(needsOf(itemFilters, { traits: [], words: ['coupon', 'from_campaign'] })).toEqual([
    'coupon',
    'date',
    'from_campaign',
  ])
  expect(needsOf(storeFilters, { traits: ['reduced'], words: ['discounted', 'open'] })).toEqual([
    'assortment',
  ])
  const needs = (filters: Partial<StoreQuery['filters']>) =>
    needsOfInputs(storeFilters.inputs, storeQuery(filters))
  expect(needs({ radius: 5, halal: true, category_id: 0 })).toEqual([])
  expect(needs({ category_id: 3 })).toEqual(['assortment'])
  expect(needs({ name: 'bakery', category_ids: [3] })).toEqual(['assortment', 'words'])
})

test("[LST-08] 'Open' together with 'Close' asks for neither", () => {
  expect(askedWords({ type: 'all', filter: ['open', 'nearby', 'close'] })).toEqual(['nearby'])
  expect(askedWords({ type: 'all', filter: ['open', 'nearby'] })).toEqual(['open', 'nearby'])
})
