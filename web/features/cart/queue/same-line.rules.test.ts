// The same item chosen the same way is one line, however it was tapped together.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameLine, type LineContent } from './same-line.rules.ts'

const size = { name: 'Size', values: { label: ['Large'] } }
const extras = { name: 'Extras', values: { label: ['Salt', 'Oil'] } }

const soup: LineContent = {
  item_id: 10,
  model: 'Item',
  choice: { food_variations: [size, extras], variation_type: null },
  add_ons: [
    { id: 10, quantity: 1 },
    { id: 9, quantity: 1 },
  ],
  note: null,
}

const withGroups = (...food_variations: LineContent['choice']['food_variations']): LineContent => ({
  ...soup,
  choice: { food_variations, variation_type: null },
})

test.each<[string, Partial<LineContent>]>([
  ['item', { item_id: 11 }],
  ['kind', { model: 'ItemCampaign' }],
  ['combination', { choice: { ...soup.choice, variation_type: 'Red' } }],
  ['number of add-ons', { add_ons: [{ id: 10, quantity: 1 }] }],
  [
    'add-on',
    {
      add_ons: [
        { id: 10, quantity: 1 },
        { id: 8, quantity: 1 },
      ],
    },
  ],
  ['note', { note: 'No salt' }],
])('another %s is another line', (_, other) => {
  expect(isSameLine(soup, { ...soup, ...other })).toBe(false)
})

test('another option of a group, or the same one of another group, is another line', () => {
  expect(isSameLine(soup, withGroups(size))).toBe(false)
  expect(isSameLine(soup, withGroups({ ...size, values: { label: ['Small'] } }, extras))).toBe(false)
  expect(isSameLine(soup, withGroups({ ...size, name: 'Bread' }, extras))).toBe(false)
})

test('two notes that say the same are one line, and an empty one is none', () => {
  expect(isSameLine({ ...soup, note: 'Hot' }, { ...soup, note: 'Hot' })).toBe(true)
  expect(isSameLine({ ...soup, note: 'Hot' }, { ...soup, note: 'Cold' })).toBe(false)
  expect(isSameLine({ ...soup, note: '' }, soup)).toBe(true)
})

test('a group without a chosen option does not count', () => {
  expect(isSameLine(soup, withGroups(size, extras, { name: 'Sauce', values: { label: [] } }))).toBe(true)
})

test('neither the sequence of taps nor the pieces of add-ons make another line', () => {
  const groups = ['A', 'B', 'C', 'D'].map((name) => ({ name, values: { label: ['x', 'y', 'z'] } }))
  const add_ons = [1, 2, 10, 11, 100].map((id) => ({ id, quantity: 1 }))
  const line: LineContent = { ...soup, choice: { food_variations: groups, variation_type: null }, add_ons }
  const shuffled = <Value>(values: Value[]) =>
    fc.shuffledSubarray(values, { minLength: values.length, maxLength: values.length })
  fc.assert(
    fc.property(shuffled(groups), shuffled(add_ons), shuffled(['x', 'y', 'z']), (others, ids, label) => {
      const tapped: LineContent = {
        ...line,
        choice: {
          food_variations: others.map((one) => ({ ...one, values: { label } })),
          variation_type: null,
        },
        add_ons: ids.map((one) => ({ ...one, quantity: 7 })),
      }
      expect(isSameLine(line, tapped)).toBe(true)
    }),
  )
})
