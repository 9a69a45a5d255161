// What an item card says.
import { expect, test } from 'vitest'
import { isOutOfStock, shownName } from './item-card.tsx'
import { itemCardLayouts, itemCardLooks } from './item-card-looks.ts'

const name = 'Wireless headphones with a long name'

test('[CRD-07] a flash-sale card cuts names to 25 characters, but not those of dishes', () => {
  const { nameLength } = itemCardLooks.flash
  const short = shownName({ module_type: 'ecommerce', name }, nameLength)
  expect(short).toBe('Wireless headphones with…')
  expect(Array.from(short.replace('…', '')).length).toBeLessThanOrEqual(25)
  expect(shownName({ module_type: 'food', name }, nameLength)).toBe(name)
  expect(shownName({ module_type: 'grocery', name: 'Milk' }, nameLength)).toBe('Milk')
})

test('[CRD-03] only flash-sale cards cut names and only the list says that a unit is missing', () => {
  const cutting = itemCardLayouts.filter((layout) => itemCardLooks[layout].nameLength !== null)
  expect(cutting).toEqual(['flash', 'flash_slider'])
  expect(itemCardLayouts.filter((layout) => itemCardLooks[layout].missingUnit)).toEqual(['list'])
})

test('[CRD-03] only on the page of its store does a card leave out whose it is', () => {
  expect(itemCardLayouts.filter((layout) => !itemCardLooks[layout].store)).toEqual([
    'same_store',
    'menu',
    'menu_tile',
  ])
})

test('dishes never run out of stock', () => {
  expect(isOutOfStock({ module_type: 'food', stock: 0 })).toBe(false)
  expect(isOutOfStock({ module_type: 'grocery', stock: 0 })).toBe(true)
  expect(isOutOfStock({ module_type: 'grocery', stock: 1 })).toBe(false)
})
