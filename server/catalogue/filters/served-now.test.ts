// The hours of items in a list: the same rule as on their own pages, at every minute of the day.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isServedAt } from '#contract/features/item/item-availability.rules.ts'
import type { ItemQuery } from '../query/item-query.ts'
import { itemsOf } from '../snapshot/snapshot-items.fixture.ts'
import { conditionsOf } from './filter-table.ts'
import { itemFilters } from './item-filters.ts'

const query: ItemQuery = {
  module_id: 1,
  zone_ids: [1],
  traits: [],
  top_category_ids: [],
  category_ids: [],
  filters: { type: 'all', filter: ['currently_available'] },
}

function isListed(served_from: number, served_until: number, minute: number): boolean {
  const items = {
    ...itemsOf([{ price: 1, order_count: 0, top_category_id: 1 }], 1),
    served_from: Int32Array.of(served_from),
    served_until: Int32Array.of(served_until),
  }
  const asked = { traits: query.traits, words: query.filters.filter }
  const conditions = conditionsOf(itemFilters, asked, { items, query: { ...query, minute }, sets: {} })
  return conditions.length > 0 && conditions.every((condition) => condition(0))
}

const at = (hours: number, minutes = 0) => hours * 60 + minutes

describe('[ATC-11] an item served now', () => {
  test.each([
    [at(6, 59), false],
    [at(7), true],
    [at(10, 59), true],
    [at(11), false],
  ])('from seven to eleven, at minute %i: %s', (minute, listed) => {
    expect(isListed(at(7), at(11), minute)).toBe(listed)
  })

  test.each([
    [at(21, 59), false],
    [at(22), true],
    [at(0), true],
    [at(1, 59), true],
    [at(2), false],
  ])('[ATC-17] over midnight, at minute %i: %s', (minute, listed) => {
    expect(isListed(at(22), at(2), minute)).toBe(listed)
  })

  test('[ATC-17] without hours, or with none between start and end, is always served', () => {
    expect([at(0), at(12), at(23, 59)].map((minute) => isListed(-1, -1, minute))).toEqual([true, true, true])
    expect([at(0), at(12), at(23, 59)].map((minute) => isListed(at(9), at(9), minute))).toEqual([
      true,
      true,
      true,
    ])
  })
})

test('[ATC-11] a list and the page of an item agree, whatever the hours', () => {
  const text = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  // The last minute of the day is written as the whole evening; rows hold it as such.
  const anyMinute = fc.nat(24 * 60 - 2)
  fc.assert(
    fc.property(anyMinute, anyMinute, fc.nat(24 * 60 - 1), (from, until, minute) => {
      const hours = { available_time_starts: text(from), available_time_ends: text(until) }
      expect(isListed(from, until, minute)).toBe(isServedAt(hours, text(minute)))
    }),
  )
})
