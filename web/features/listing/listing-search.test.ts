import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergens } from '#contract/features/item/allergens.ts'
import { allergyCautions, itemSorts } from '#contract/features/listing/listing.schema.ts'
import { storeSorts } from '#contract/features/store/store-list.schema.ts'
import { noAllergies } from './allergy-choice.ts'
import {
  anyDeliveryTime,
  deliveryTimeSlider,
  filterWords,
  firstChoice,
  type ListingChoice,
  listingTabs,
  listingViews,
  plainChoice,
} from './listing-choice.ts'
import { readChoice, withChoice, writeChoice } from './listing-search.ts'
import { type ListingSource, listingSource } from './listing-source.ts'

const text: ListingSource = { kind: 'text', text: 'plov' }
const offers: ListingSource = { kind: 'special-offer' }
const category: ListingSource = { kind: 'category', category_id: 9, name: 'Bread' }

const sources = fc.constantFrom<ListingSource>(text, offers, category, { kind: 'all-categories' })

const cents = fc.integer({ min: 1, max: 99_999 }).map((minor) => minor / 100)
const prices = fc
  .record({ min: fc.option(cents), max: fc.option(cents) })
  .map(({ min, max }) => (min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }))

const times = fc
  .integer({ min: 0, max: deliveryTimeSlider.max - deliveryTimeSlider.gap })
  .chain((least) =>
    fc
      .integer({ min: least + deliveryTimeSlider.gap, max: deliveryTimeSlider.max })
      .map((most) => [least, most] as const),
  )

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

const allergies = fc
  .record({ without: fc.subarray([...allergens]), caution: fc.subarray([...allergyCautions]) })
  .map((chosen) => (chosen.without.length === 0 ? noAllergies : chosen))

const choices: fc.Arbitrary<ListingChoice> = fc.record({
  tab: fc.constantFrom(...listingTabs),
  view: fc.constantFrom(...listingViews),
  sort: fc.option(fc.constantFrom(...itemSorts, ...storeSorts)),
  filters: fc.subarray([...filterWords]).map((chosen) => filterWords.filter((word) => chosen.includes(word))),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  price: prices,
  veg: fc.boolean(),
  non_veg: fc.boolean(),
  allergies,
  categories: fc.oneof(
    fc.constant('all' as const),
    fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 20 }),
  ),
  delivery_time: fc.oneof(fc.constant(anyDeliveryTime), times),
  radius: fc.option(cents),
  date: fc.option(days),
})

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('-5', '1e9', 'NaN', '0'),
)

describe('the address and the choice', () => {
  test('what is written is read back the same, from every source', () => {
    fc.assert(
      fc.property(choices, sources, (choice, source) => {
        expect(readChoice(writeChoice(choice, source), source)).toEqual(choice)
      }),
    )
  })

  test('any text at all is read as a choice that can be written and read again', () => {
    const keys = Object.keys({ ...plainChoice, filter: 0, min_price: 0, max_price: 0 })
    const searches = fc.dictionary(fc.constantFrom(...keys), anyText)
    fc.assert(
      fc.property(searches, sources, (search, source) => {
        const choice = readChoice(search, source)
        expect(readChoice(writeChoice(choice, source), source)).toEqual(choice)
      }),
    )
  })

  test('the first choice of a source adds nothing to its address', () => {
    for (const source of [text, offers, category])
      expect(writeChoice(firstChoice(source), source)).toEqual({})
  })

  test('a new choice leaves foreign keys alone and goes back to the first page', () => {
    const before = { search: 'plov', lang: 'ar', item: 'tea', page: '4', rating: '3', tab: 'stores' }
    expect(withChoice(before, { ...plainChoice, veg: true }, text)).toEqual({
      search: 'plov',
      lang: 'ar',
      item: 'tea',
      veg: '1',
    })
  })
})

describe('[LST-08] odd values in an address', () => {
  test('negative, zero and unreadable prices are no prices', () => {
    for (const min_price of ['-5', '0', 'cheap', '1e3', ' 5', '5.001', '']) {
      expect(readChoice({ min_price }, text).price).toEqual({ min: null, max: null })
    }
  })

  test('a minimum above the maximum is taken the other way round', () => {
    expect(readChoice({ min_price: '90', max_price: '10' }, text).price).toEqual({ min: 10, max: 90 })
  })

  test('a delivery time is unset unless it lies on the slider with the thumbs apart', () => {
    for (const delivery_time of ['', '20', '30-20', '20-25', '0-2000', '-5-40', 'a-b']) {
      expect(readChoice({ delivery_time }, text).delivery_time).toEqual([0, 30_000])
    }
    expect(readChoice({ delivery_time: '20-30' }, text).delivery_time).toEqual([20, 30])
  })

  test('a day that is in no calendar is no day', () => {
    expect(readChoice({ date: '2026-02-31' }, text).date).toBeNull()
    expect(readChoice({ date: '2026-02-28' }, text).date).toBe('2026-02-28')
  })

  test('unknown tabs, views, orders and filters fall back', () => {
    const search = { tab: 'people', view: 'carousel', sort: 'fate', filter: 'x,discounted,<b>', rating: '9' }
    expect(readChoice(search, text)).toEqual({ ...plainChoice, filters: ['discounted'] })
  })
})

describe('[LST-01] the source of a list', () => {
  test('the search value decides', () => {
    expect(listingSource({ search: 'special-offer', module_id: '2' })).toEqual({ kind: 'special-offer' })
    expect(listingSource({ search: 'new-arrivals' })).toEqual({ kind: 'new-arrivals' })
    expect(listingSource({ search: 'all-categories' })).toEqual({ kind: 'all-categories' })
    expect(listingSource({ search: ' plov ' })).toEqual({ kind: 'text', text: 'plov' })
    expect(listingSource({ search: '  ' })).toBeNull()
    expect(listingSource({})).toBeNull()
  })

  test('[LST-10] a category comes with its id and name; without an id the word is searched for', () => {
    expect(listingSource({ search: 'category', id: '9', name: 'Bread & Juice' })).toEqual({
      kind: 'category',
      category_id: 9,
      name: 'Bread & Juice',
    })
    expect(listingSource({ search: 'category', id: 'x' })).toMatchObject({ category_id: null })
    expect(listingSource({ search: 'category' })).toEqual({ kind: 'text', text: 'category' })
  })

  test('[LST-09] special offers begin with the discount ticked, and remember that it was unticked', () => {
    expect(readChoice({}, offers).filters).toEqual(['discounted'])
    const unticked = { ...firstChoice(offers), filters: [] }
    expect(writeChoice(unticked, offers)).toEqual({ filter: 'none' })
  })
})
