// What clients may write into the cart, in every spelling they use.
import { describe, expect, test } from 'vitest'
import { cartAdd, cartUpdate, longestNote, wireVariation } from './cart-input.schema.ts'

const wanted = { item_id: 1, model: 'Item', price: 10, quantity: 2 }

test('[CRT-09] the payload may come as numbers, as text, and with lists as JSON text', () => {
  const given = {
    ...wanted,
    item_id: '7',
    price: '10.5',
    quantity: '3',
    guest_id: 12345,
    add_on_ids: '[4,5]',
    add_on_qtys: '[1,2]',
    variation: '[{"name":"Size","values":{"label":["L"]}}]',
  }
  expect(cartAdd.parse(given)).toMatchObject({
    item_id: 7,
    price: 10.5,
    quantity: 3,
    guest_id: '12345',
    add_on_ids: [4, 5],
    add_on_qtys: [1, 2],
    variation: [{ name: 'Size', values: { label: ['L'] } }],
  })
})

test('[CRT-09] a single label, a combination and empty entries are understood', () => {
  expect(wireVariation.parse([{ name: 'Size', values: { label: 'L' } }])).toEqual([
    { name: 'Size', values: { label: ['L'] } },
  ])
  expect(wireVariation.parse([{ type: 'Red-XL', price: 12, stock: 4 }])).toEqual([{ type: 'Red-XL' }])
  expect(wireVariation.parse([null, {}])).toEqual([])
})

describe('[CRT-09] bad values are refused by the field that holds them', () => {
  test.each([
    ['quantity', 0],
    ['quantity', -1],
    ['quantity', 1.5],
    ['quantity', 1e9],
    ['quantity', 'many'],
    ['price', -1],
    ['price', 'cheap'],
    ['price', 1e12],
    ['item_id', 0],
    ['item_id', 'x'],
    ['item_id', 3_000_000_000],
    ['model', 'Store'],
    ['variation', 'not json'],
    ['variation', [{ colour: 'red' }]],
    ['add_on_ids', [0]],
    ['add_on_qtys', [-1]],
    ['add_on_qtys', [1e9]],
    ['note', 'x'.repeat(longestNote + 1)],
  ])('%s: %j', (field, value) => {
    const parsed = cartAdd.safeParse({ ...wanted, [field]: value })
    expect(parsed.error?.issues.map((issue) => issue.path[0])).toEqual([field])
  })
})

test('a note is one line without control characters, which the database could not keep', () => {
  expect(
    cartUpdate.parse({ cart_id: 1, price: 1, quantity: 1, note: ' no\u0000 onion\n please ' }).note,
  ).toBe('no  onion  please')
})
