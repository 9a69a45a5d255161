// A list and its address say the same, and nonsense in the address chooses nothing.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  inputOf,
  type ListShape,
  type ListState,
  listState,
  openView,
  pageSizes,
  pagesOf,
  searchOf,
  searchOfView,
  sortedBy,
  viewText,
} from './list-address.rules.ts'

const shape: ListShape = {
  sorts: ['name', 'price'],
  sortedFirst: { sort: 'name', dir: 'up' },
  columns: ['name', 'price', 'stock'],
  shownFirst: ['name', 'price'],
  filters: ['store_id', 'status'],
}

const untouched = listState({}, shape)

const states: fc.Arbitrary<ListState> = fc.record({
  q: fc.string({ maxLength: 200 }),
  sort: fc.constantFrom(...shape.sorts),
  dir: fc.constantFrom('up', 'down'),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  limit: fc.constantFrom(...pageSizes),
  columns: fc.subarray(['price', 'stock']).map((chosen) => ['name', ...chosen]),
  filters: fc.dictionary(fc.constantFrom('store_id', 'status'), fc.string({ minLength: 1 }), {
    noNullPrototype: true,
  }),
})

test('an untouched list has an empty address', () => {
  expect(untouched).toEqual({
    q: '',
    sort: 'name',
    dir: 'up',
    page: 1,
    limit: 50,
    columns: ['name', 'price'],
    filters: {},
  })
  expect(viewText(untouched, shape)).toBe('')
})

test('whatever is chosen is read back from its address', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(listState(searchOf(state, untouched, shape), shape)).toEqual(state)
    }),
  )
})

test('a saved view brings back everything but the page, whatever was chosen before', () => {
  fc.assert(
    fc.property(states, states, (saved, before) => {
      const search = { ...searchOf(before, untouched, shape), ...searchOfView(viewText(saved, shape), shape) }
      expect(listState(search, shape)).toEqual({ ...saved, page: 1 })
    }),
  )
})

test('any address is a list', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (search) => {
      const { page, columns, sort } = listState(search, shape)
      expect(page).toBeGreaterThan(0)
      expect(columns).toContain('name')
      expect(shape.sorts).toContain(sort)
    }),
  )
  expect(listState({ sort: 'x', per: '7', page: '-3', cols: 'x.y', dir: 'sideways' }, shape)).toEqual({
    ...untouched,
    columns: ['name'],
  })
})

describe('a choice', () => {
  const onPage3 = listState({ page: '3', sort: 'price' }, shape)

  test('that changes the rows begins at the first page again', () => {
    expect(searchOf({ q: 'tea' }, onPage3, shape)).toEqual({ q: 'tea', page: undefined })
    expect(searchOf({ filters: { status: 'off' } }, onPage3, shape)).toMatchObject({ page: undefined })
  })

  test('of columns stays where one is', () => {
    expect(searchOf({ columns: ['name', 'stock'] }, onPage3, shape)).toEqual({ cols: 'name.stock' })
  })

  test('of the same column again turns the list round', () => {
    expect(sortedBy('price', onPage3)).toEqual({ sort: 'price', dir: 'down' })
    expect(sortedBy('name', onPage3)).toEqual({ sort: 'name', dir: 'up' })
  })
})

test('the endpoint is asked for what the address says', () => {
  const state = listState({ q: 'tea', page: '2', status: 'off' }, shape)
  expect(inputOf(state)).toEqual({ q: 'tea', status: 'off', sort: 'name', dir: 'up', limit: 50, offset: 2 })
})

test('pages are counted up, and there is always one', () => {
  expect([pagesOf(0, 50), pagesOf(50, 50), pagesOf(51, 50)]).toEqual([1, 1, 2])
})

test('the open view is the one the address names, and is changed where the choice is another by now', () => {
  const views = [
    { id: 1, search: '?q=tea' },
    { id: 2, search: '?q=rice' },
  ]
  expect(openView(views, 2, '?q=rice')).toEqual({ view: views[1], isChanged: false })
  expect(openView(views, 2, '?q=tea')).toEqual({ view: views[1], isChanged: true })
  expect(openView(views, 9, '?q=tea')).toEqual({ view: views[0], isChanged: false })
  expect(openView(views, null, '?q=salt')).toBeNull()
})
