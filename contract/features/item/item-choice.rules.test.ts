// Which choices of options may be ordered, and at which hours.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FoodVariation } from './item.schema.ts'
import { isServedAt, isWholeDay, orderOffer, wireHours } from './item-availability.rules.ts'
import { choiceProblem, groupProblem } from './item-choice.rules.ts'

const group = (overrides: Partial<FoodVariation>): FoodVariation => ({
  name: 'Extras',
  type: 'multi',
  min: 2,
  max: 3,
  required: 'off',
  values: ['a', 'b', 'c', 'd'].map((label) => ({ label, optionPrice: 1 })),
  ...overrides,
})

describe('choice', () => {
  test('[ATC-04] a required group can not remain without selection', () => {
    expect(groupProblem(group({ required: 'on' }), [])).toEqual({ key: 'variation_required', name: 'Extras' })
    expect(groupProblem(group({ required: 'off' }), [])).toBeNull()
  })

  test('[ATC-05] a multi group takes between its minimum and maximum, optional ones once anything is chosen', () => {
    const problem = { key: 'variation_count', name: 'Extras', min: 2, max: 3 }
    expect(groupProblem(group({}), ['a'])).toEqual(problem)
    expect(groupProblem(group({}), ['a', 'b'])).toBeNull()
    expect(groupProblem(group({}), ['a', 'b', 'c'])).toBeNull()
    expect(groupProblem(group({}), ['a', 'b', 'c', 'd'])).toEqual(problem)
    expect(groupProblem(group({ min: 0, max: 0 }), ['a', 'b', 'c', 'd'])).toBeNull()
  })

  test('[ATC-06] a single group takes one option', () => {
    expect(groupProblem(group({ type: 'single' }), ['a'])).toBeNull()
    expect(groupProblem(group({ type: 'single' }), ['a', 'b'])).toMatchObject({
      key: 'variation_count',
      max: 1,
    })
  })

  test('an option or a group the item does not have is refused', () => {
    expect(groupProblem(group({ min: 1 }), ['x'])).toEqual({ key: 'variation_unknown', name: 'Extras' })
    const dish = { module_type: 'food' as const, variations: [], food_variations: [group({})] }
    const choice = { food_variations: [{ name: 'Sauce', values: { label: ['a'] } }] }
    expect(choiceProblem(dish, choice)).toEqual({ key: 'variation_unknown', name: 'Sauce' })
  })

  test('[ATC-08] a combination that is out of stock blocks cart and buy', () => {
    const shirt = {
      module_type: 'ecommerce' as const,
      food_variations: '' as const,
      variations: [
        { type: 'Red', price: 1, stock: 0 },
        { type: 'Blue', price: 1, stock: 2 },
      ],
    }
    expect(choiceProblem(shirt, { variation_type: 'Red' })).toEqual({ key: 'variation_out_of_stock' })
    expect(choiceProblem(shirt, { variation_type: 'Blue' })).toBeNull()
    expect(choiceProblem(shirt, { variation_type: 'Pink' })).toEqual({
      key: 'variation_unknown',
      name: 'Pink',
    })
  })
})

describe('serving hours', () => {
  const hours = (available_time_starts: string | null, available_time_ends: string | null) => ({
    available_time_starts,
    available_time_ends,
  })
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.floor(minutes % 60)).padStart(2, '0')}:00`
  const minute = fc.integer({ min: 0, max: 1_438 })

  test('[ATC-17] an item without hours is always served', () => {
    expect(isServedAt(hours(null, null), '03:00:00')).toBe(true)
    expect(isServedAt(hours('10:00:00', null), '03:00:00')).toBe(true)
  })

  test('an item without hours is told as the whole day, so that a client that reads a window finds now in it', () => {
    const wholeDay = { available_time_starts: '00:00:00', available_time_ends: '23:59:59' }
    for (const hoursOf of [hours(null, null), hours('10:00:00', null), hours('10:00:00', '10:00:00')]) {
      expect(wireHours(hoursOf)).toEqual(wholeDay)
    }
    expect(wireHours(hours('10:00:00', '22:00:00'))).toEqual(hours('10:00:00', '22:00:00'))
    expect(isWholeDay(wholeDay)).toBe(true)
    expect(isWholeDay(hours('00:00', '23:59'))).toBe(true)
    expect(isWholeDay(hours('00:00:00', '23:00:00'))).toBe(false)
    expect(isWholeDay(hours('00:01:00', '23:59:59'))).toBe(false)
  })

  test('the whole day is served at every second of it', () => {
    const second = fc.integer({ min: 0, max: 86_399 }).map((at) => clock(at / 60).slice(0, 5))
    fc.assert(fc.property(second, (time) => isServedAt(wireHours(hours(null, null)), `${time}:59`)))
  })

  test('[ATC-11] served from the start until before the end', () => {
    expect(isServedAt(hours('10:00:00', '22:00:00'), '10:00:00')).toBe(true)
    expect(isServedAt(hours('10:00:00', '22:00:00'), '21:59:59')).toBe(true)
    expect(isServedAt(hours('10:00:00', '22:00:00'), '22:00:00')).toBe(false)
    expect(isServedAt(hours('10:00', '23:59'), '23:59:30')).toBe(true)
  })

  test('[ATC-17] a window crossing midnight is the opposite of the window between its ends', () => {
    fc.assert(
      fc.property(minute, minute, minute, (one, other, now) => {
        fc.pre(one !== other)
        const [start, end] = [clock(one), clock(other)]
        return isServedAt(hours(start, end), clock(now)) !== isServedAt(hours(end, start), clock(now))
      }),
    )
  })

  test('[ATC-11] outside its hours an item can still be ordered where scheduling is on; campaigns only at once', () => {
    const breakfast = { ...hours('07:00', '11:00'), schedule_order: false }
    const noon = { campaign: false, date: '2026-11-16', time: '12:00:00' }
    expect(orderOffer(breakfast, noon)).toBe('not_available')
    expect(orderOffer({ ...breakfast, schedule_order: true }, noon)).toBe('buy_and_add')
    expect(orderOffer(breakfast, { ...noon, time: '08:00:00' })).toBe('buy_and_add')
    expect(orderOffer(breakfast, { ...noon, campaign: true, time: '08:00:00' })).toBe('order_now_only')
  })

  test('[CMP-01] a campaign item is sold from its first day to its last, at its hours', () => {
    const days = { available_date_starts: '2026-11-15', available_date_ends: '2026-11-16' }
    const dish = { ...hours('07:00', '11:00'), ...days, schedule_order: true }
    const on = (date: string, time = '08:00:00') => orderOffer(dish, { campaign: true, date, time })
    expect(on('2026-11-14')).toBe('campaign_ahead')
    expect([on('2026-11-15'), on('2026-11-16')]).toEqual(['order_now_only', 'order_now_only'])
    expect([on('2026-11-15', '06:59:59'), on('2026-11-16', '11:00:00')]).toEqual([
      'not_available',
      'not_available',
    ])
    expect(on('2026-11-17')).toBe('campaign_over')
  })
})

describe('a whole choice', () => {
  const dish = {
    module_type: 'food' as const,
    variations: [],
    food_variations: [group({ name: 'Size', required: 'on', min: 1, max: 1 }), group({ name: 'Extras' })],
  }
  const choose = (...food_variations: [string, string[]][]) =>
    choiceProblem(dish, {
      food_variations: food_variations.map(([name, label]) => ({ name, values: { label } })),
    })

  test('[ATC-04] every group is looked at with its own options, in the order they are shown', () => {
    expect(choose(['Size', ['a']])).toBeNull()
    expect(choose(['Size', ['a']], ['Extras', ['a', 'b']])).toBeNull()
    expect(choose(['Extras', ['a', 'b']])).toEqual({ key: 'variation_required', name: 'Size' })
    expect(choose(['Size', ['a']], ['Extras', ['a']])).toMatchObject({
      key: 'variation_count',
      name: 'Extras',
    })
    expect(choose(['Size', ['a', 'b']], ['Extras', ['a']])).toMatchObject({ name: 'Size' })
  })

  test('[ATC-04] options of one group that come in two pieces count together', () => {
    expect(choose(['Size', ['a']], ['Extras', ['a']], ['Extras', ['b']])).toBeNull()
  })

  test('[ATC-08] one strange option among known ones is unknown, and so is a strange group', () => {
    expect(choose(['Size', ['a']], ['Extras', ['a', 'x']])).toEqual({
      key: 'variation_unknown',
      name: 'Extras',
    })
    expect(choose(['Size', ['a']], ['Sauce', ['a']])).toEqual({ key: 'variation_unknown', name: 'Sauce' })
  })
})
