import { expect, test } from 'vitest'
import {
  isMenuListed,
  linkFacts,
  readMenuChoice,
  withCategory,
  withLinkSearch,
  withMenuChoice,
  withName,
} from './store-page-search.ts'

const nothing = {
  name: '',
  sort: null,
  price: { min: null, max: null },
  veg: false,
  non_veg: false,
  allergies: { without: [], caution: [] },
  categories: [],
}

test('[STO-05] a link may lack everything, or say nonsense', () => {
  const unknown = { distance: 0, place: null }
  expect(linkFacts({})).toEqual(unknown)
  expect(linkFacts({ distance: '-5', lat: '91', lng: '10' })).toEqual(unknown)
  expect(linkFacts({ distance: 'far', lat: '51.1' })).toEqual(unknown)
  expect(linkFacts({ distance: '1200', lat: '51.1', lng: '-71' })).toEqual({
    distance: 1_200,
    place: { lat: 51.1, lng: -71 },
  })
})

test('[STO-02] prices of 0 and 1 are no price', () => {
  expect(readMenuChoice({ min_price: '0', max_price: '1' })).toEqual(nothing)
  expect(readMenuChoice({ min_price: '2', max_price: '9' }).price).toEqual({ min: 2, max: 9 })
})

test('[STO-02] searching resets the price and leaves the rest', () => {
  const before = { ...nothing, price: { min: 2, max: 9 }, veg: true }
  expect(withName(before, ' plov ')).toEqual({ ...nothing, veg: true, name: 'plov' })
})

test('what is chosen comes back from the address, beside what the link said', () => {
  const link = { module_id: '1', store_zone_id: '2', page: '3', q: 'old' }
  const choice = { ...nothing, name: 'tea', sort: 'low2High' as const, categories: [4, 5] }
  const search = withMenuChoice(link, choice)
  expect(search).toEqual({
    module_id: '1',
    store_zone_id: '2',
    q: 'tea',
    sort: 'low2High',
    categories: '4,5',
  })
  expect(readMenuChoice(search)).toEqual(choice)
  expect(withMenuChoice(search, nothing)).toEqual({ module_id: '1', store_zone_id: '2' })
})

test('orders of other lists are the newest first here', () => {
  expect(readMenuChoice({ sort: 'nearby' }).sort).toBeNull()
  expect(readMenuChoice({ sort: 'relevance' }).sort).toBeNull()
})

test('[STO-01] a link into the page keeps what was said about the store, and a link into its menu begins the choice anew', () => {
  const said = { module_id: '1', distance: '1200' }
  const narrowed = { ...said, q: 'tea', veg: '1', page: '3' }
  expect(withLinkSearch(narrowed, { item: 'plov' })).toEqual({ ...narrowed, item: 'plov' })
  expect(withLinkSearch(narrowed, { categories: '4' })).toEqual({ ...said, categories: '4' })
})

test.each([
  ['a text', { q: 'tea' }],
  ['a sort', { sort: 'low2High' }],
  ['a category', { categories: '4' }],
  ['a price', { max_price: '9' }],
  ['without meat', { veg: '1' }],
  ['an avoided allergen', { without: 'nuts' }],
])('[STO-01] %s in the address asks for a list', (_, search) => {
  expect(isMenuListed(readMenuChoice(search))).toBe(true)
})

test('[STO-01] with nothing chosen the menu stands in sections, and a section can be listed by its category', () => {
  const said = { module_id: '1', page: '3', item: 'plov' }
  expect(isMenuListed(readMenuChoice(said))).toBe(false)
  expect(isMenuListed(readMenuChoice(withCategory(said, 4)))).toBe(true)
  expect(withCategory({ ...said, q: 'tea' }, 4)).toEqual({ module_id: '1', item: 'plov', categories: '4' })
})
