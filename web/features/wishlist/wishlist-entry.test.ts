// What a heart knows: whether the list holds its entry, and what was wanted before signing in.
import { expect, test } from 'vitest'
import { readPendingEntry } from './pending-entry.ts'
import { entryInput, wishlistHas, wishlistInModule } from './wishlist-entry.ts'

const rows = (...pairs: [id: number, module_id: number][]) =>
  pairs.map(([id, module_id]) => ({ id, module_id }))

const list = { item: rows([7, 1], [8, 2]), store: rows([7, 2]) }

test('[WSH-02] an item and a store with the same number are two things', () => {
  expect(wishlistHas(list, { kind: 'item', id: 8 })).toBe(true)
  expect(wishlistHas(list, { kind: 'store', id: 8 })).toBe(false)
  expect(entryInput({ kind: 'item', id: 7 })).toEqual({ item_id: 7 })
  expect(entryInput({ kind: 'store', id: 7 })).toEqual({ store_id: 7 })
})

test('[WSH-01] the drawer shows what belongs to the module in front of the customer', () => {
  expect(wishlistInModule(list, 2)).toEqual({ item: rows([8, 2]), store: rows([7, 2]) })
  expect(wishlistInModule(list, undefined)).toEqual(list)
})

test('a pending entry is read only when it is one', () => {
  expect(readPendingEntry('{"kind":"item","id":3}')).toEqual({ kind: 'item', id: 3 })
  expect(readPendingEntry('{"kind":"shoe","id":3}')).toBeNull()
  expect(readPendingEntry('{"kind":"item","id":"3"}')).toBeNull()
  expect(readPendingEntry('not json')).toBeNull()
})
