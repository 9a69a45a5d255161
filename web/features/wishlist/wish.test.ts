// What a heart knows: whether the list holds its thing, and what was wanted before signing in.
import { expect, test } from 'vitest'
import { readWish } from './pending-wish.ts'
import { isWished, wishesIn, wishInput } from './wish.ts'

const rows = (...pairs: [id: number, module_id: number][]) =>
  pairs.map(([id, module_id]) => ({ id, module_id }))

const list = { item: rows([7, 1], [8, 2]), store: rows([7, 2]) }

test('[WSH-02] an item and a store with the same number are two things', () => {
  expect(isWished(list, { kind: 'item', id: 8 })).toBe(true)
  expect(isWished(list, { kind: 'store', id: 8 })).toBe(false)
  expect(wishInput({ kind: 'item', id: 7 })).toEqual({ item_id: 7 })
  expect(wishInput({ kind: 'store', id: 7 })).toEqual({ store_id: 7 })
})

test('[WSH-01] the drawer shows what belongs to the module in front of the customer', () => {
  expect(wishesIn(list, 2)).toEqual({ item: rows([8, 2]), store: rows([7, 2]) })
  expect(wishesIn(list, undefined)).toEqual(list)
})

test('a wish that waits is read only when it is one', () => {
  expect(readWish('{"kind":"item","id":3}')).toEqual({ kind: 'item', id: 3 })
  expect(readWish('{"kind":"shoe","id":3}')).toBeNull()
  expect(readWish('{"kind":"item","id":"3"}')).toBeNull()
  expect(readWish('not json')).toBeNull()
})
