// Lines past the cart as clients send them.
import { expect, test } from 'vitest'
import { longestNote } from '../cart/cart-input.schema.ts'
import { wireBuyNow } from './buy-now.schema.ts'

const noteOf = (note: unknown) => wireBuyNow.parse([{ item_id: 1, quantity: 1, note }])[0]?.note

test('[ATC-13] a note goes along as on a line of the cart: one line of text that can be stored', () => {
  expect(noteOf(' no\nonions\0 ')).toBe('no onions')
  expect(noteOf('')).toBeNull()
  expect(noteOf(undefined)).toBeNull()
  expect(() => noteOf('x'.repeat(longestNote + 1))).toThrow()
})
