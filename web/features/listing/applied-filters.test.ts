import { expect, test } from 'vitest'
import { appliedFilters, filterEntries, withoutFilters, withWord } from './applied-filters.ts'
import { firstChoice, type ListingChoice, plainChoice } from './listing-choice.ts'

const busy: ListingChoice = {
  ...plainChoice,
  filters: ['discounted', 'pick_up'],
  price: { min: 5, max: null },
  rating: 4,
  veg: true,
  allergies: { without: ['milk', 'nuts'], caution: ['not_stated'] },
  delivery_time: [10, 40],
  radius: 3,
  date: '2026-11-20',
}

test('[LST-12] every box is an entry with label, value and whether it is checked', () => {
  const entries = filterEntries(busy, (word) => word.toUpperCase())
  expect(entries).toHaveLength(5)
  expect(entries[2]).toEqual({ label: 'DISCOUNTED', value: 'discounted', checked: true })
  expect(entries[0]).toMatchObject({ value: 'currently_available', checked: false })
})

test('[LST-06] the tab for stores has eleven boxes', () => {
  expect(filterEntries({ ...busy, tab: 'stores' }, String).map(({ value }) => value)).toEqual([
    'nearby',
    'currently_open',
    'top_rated',
    'discounted',
    'from_campaign',
    'popular',
    'best_seller',
    'open',
    'close',
    'pick_up',
    'delivery',
  ])
})

test('[LST-03] chips stand for what narrows the shown tab', () => {
  expect(appliedFilters(busy).map(({ kind }) => kind)).toEqual([
    'word',
    'veg',
    'price',
    'rating',
    'allergen',
    'allergen',
    'caution',
  ])
  expect(appliedFilters({ ...busy, tab: 'stores' }).map(({ kind }) => kind)).toEqual([
    'word',
    'word',
    'veg',
    'rating',
    'delivery_time',
    'radius',
    'date',
  ])
})

test('taking all chips away one by one leaves nothing to take away', () => {
  let choice: ListingChoice = busy
  for (let [next] = appliedFilters(choice); next; [next] = appliedFilters(choice)) choice = next.without
  expect(appliedFilters(choice)).toEqual([])
})

test('[LST-03] the last allergen takes its caution along', () => {
  const milkOnly = { ...plainChoice, allergies: { without: ['milk'], caution: ['may_contain'] } } as const
  const [chip] = appliedFilters(milkOnly)
  expect(chip).toMatchObject({ kind: 'allergen', allergen: 'milk' })
  expect(chip?.without.allergies).toEqual({ without: [], caution: [] })
})

test('a box is ticked once and unticked', () => {
  const ticked = withWord(withWord(plainChoice, 'popular', true), 'popular', true)
  expect(ticked.filters).toEqual(['popular'])
  expect(withWord(ticked, 'popular', false).filters).toEqual([])
})

test('[LST-09] clearing goes back to how the page began', () => {
  const first = firstChoice({ kind: 'special-offer' })
  const cleared = withoutFilters({ ...busy, view: 'list', sort: 'low2High' }, first)
  expect(cleared).toEqual({ ...first, view: 'list', sort: 'low2High' })
})
