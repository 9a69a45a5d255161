import { expect, test } from 'vitest'
import { firstChoice, type ListingChoice, plainChoice } from './listing-choice.ts'
import { listingRequest } from './listing-request.ts'
import type { ListingSource } from './listing-source.ts'

const text: ListingSource = { kind: 'text', text: 'plov' }
const category: ListingSource = { kind: 'category', category_id: 9, name: 'Bread' }

const asked = (source: ListingSource, change: Partial<ListingChoice> = {}) =>
  listingRequest(source, { ...firstChoice(source), ...change })

test('[LST-03] items are asked for by price, the highest first, until another sort is chosen', () => {
  expect(asked(category)).toMatchObject({ list_type: 'item', data_type: 'category', sort_by: 'high2Low' })
  expect(asked(category, { sort: 'low2High' })).toMatchObject({ sort_by: 'low2High' })
  expect(asked(category, { sort: 'best_match' })).not.toHaveProperty('sort_by')
  expect(asked(category, { sort: 'nearby' })).toMatchObject({ sort_by: 'high2Low' })
})

test('[LST-03] a search is asked for by its best match, which it names, until a price sort is chosen', () => {
  const searched = { list_type: 'item', data_type: 'searched', name: 'plov', sort_by: 'best_match' }
  expect(asked(text)).toMatchObject(searched)
  expect(asked(text, { sort: 'nearby' })).toMatchObject(searched)
  expect(asked(text, { sort: 'high2Low' })).toMatchObject({ sort_by: 'high2Low' })
  expect(asked(text, { tab: 'stores' })).toMatchObject({ list_type: 'store', sort_by: 'best_match' })
  expect(asked(text, { tab: 'stores', sort: 'nearby' })).toMatchObject({ sort_by: 'nearby' })
  expect(asked(category, { tab: 'stores' })).not.toHaveProperty('sort_by')
})

test('[LST-06] each tab sends its own boxes only', () => {
  const filters = ['currently_available', 'discounted', 'pick_up'] as const
  expect(asked(text, { filters })).toMatchObject({ filter: ['currently_available', 'discounted'] })
  expect(asked(text, { filters, tab: 'stores' })).toMatchObject({ filter: ['discounted', 'pick_up'] })
})

test('[LST-08] price and delivery time go to the tab they belong to', () => {
  const change = { price: { min: 5, max: null }, delivery_time: [20, 40], radius: 3 } as const
  expect(asked(text, change)).toMatchObject({ min_price: 5 })
  expect(asked(text, change)).not.toHaveProperty('max_price')
  expect(asked(text, change)).not.toHaveProperty('min_delivery_time')
  const stores = asked(text, { ...change, tab: 'stores' })
  expect(stores).toMatchObject({ min_delivery_time: 20, max_delivery_time: 40, radius: 3 })
  expect(stores).not.toHaveProperty('min_price')
})

test('[LST-08] an untouched slider asks for no delivery time, a date asks for its weekday', () => {
  const request = asked(text, { tab: 'stores', date: '2026-11-15' })
  expect(request).not.toHaveProperty('max_delivery_time')
  expect(request).toMatchObject({ day: 0 })
})

test('[LST-09] special offers without their box ask for nothing', () => {
  const offers: ListingSource = { kind: 'special-offer' }
  expect(asked(offers)).toMatchObject({ data_type: 'special-offer', filter: ['discounted'] })
  expect(asked(offers, { filters: [] })).toBeNull()
})

test('[LST-11] a category sends its id, the type and the selected ids', () => {
  expect(asked(category)).toMatchObject({
    data_type: 'category',
    category_id: 9,
    category_ids: [9],
    type: 'all',
  })
  const narrowed = asked(category, { categories: [91] })
  expect(narrowed).toMatchObject({ category_ids: [91] })
  expect(narrowed).not.toHaveProperty('category_id')
  expect(asked(category, { categories: [] })).toMatchObject({ data_type: 'all' })
})

test('[LST-05] all categories are asked for without naming one', () => {
  const request = asked({ kind: 'all-categories' })
  expect(request).toMatchObject({ data_type: 'all-categories' })
  expect(request).not.toHaveProperty('category_ids')
})

test('an impossible category asks for nothing', () => {
  expect(asked({ kind: 'category', category_id: null, name: '' })).toBeNull()
})

test('[LST-14] both or neither of veg and non-veg is everything', () => {
  const types = [
    { veg: false, non_veg: false },
    { veg: true, non_veg: true },
    { veg: true, non_veg: false },
    { veg: false, non_veg: true },
  ].map((boxes) => listingRequest(text, { ...plainChoice, ...boxes })?.type)
  expect(types).toEqual(['all', 'all', 'veg', 'non_veg'])
})

test('[LST-06] allergens to avoid are asked of items, caution only beside one', () => {
  const allergies = { without: ['milk', 'soy'], caution: ['may_contain'] } as const
  expect(asked(text, { allergies })).toMatchObject({
    without_allergies: ['milk', 'soy'],
    allergy_caution: ['may_contain'],
  })
  expect(asked(text, { allergies, tab: 'stores' })).not.toHaveProperty('without_allergies')
  expect(asked(text)).not.toHaveProperty('allergy_caution')
})
