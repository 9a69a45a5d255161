// Presses in the grid of choices and the combinations they lead to.
import { expect, test } from 'vitest'
import { combinationAfter, combinationLabel, hasRows, optionsOf } from './combination.rules.ts'

const shirt = {
  choice_options: [
    { name: 'choice_1', title: 'Color', options: ['Navy Blue', 'Red'] },
    { name: 'choice_2', title: 'Size', options: ['S', 'XL'] },
  ],
  variations: [
    { type: 'NavyBlue-S', price: 10, stock: 3 },
    { type: 'NavyBlue-XL', price: 12, stock: 0 },
    { type: 'Red-S', price: 11, stock: 1 },
  ],
}

test('[PRD-02] a combination is known by its options without spaces', () => {
  expect(optionsOf(shirt, 'NavyBlue-XL')).toEqual(['Navy Blue', 'XL'])
  expect(optionsOf(shirt, 'Pink-S')).toBeNull()
})

test('[PRD-02] a press changes its own row and keeps the others', () => {
  expect(combinationAfter(shirt, ['Navy Blue', 'S'], { row: 0, option: 'Red' })?.type).toBe('Red-S')
  expect(combinationAfter(shirt, ['Navy Blue', 'S'], { row: 1, option: 'XL' })).toMatchObject({ stock: 0 })
  expect(combinationAfter(shirt, ['Red', 'S'], { row: 1, option: 'XL' })).toBeUndefined()
})

test('combinations that no row explains are listed by name', () => {
  expect(hasRows(shirt)).toBe(true)
  expect(hasRows({ ...shirt, variations: [{ type: 'Gift', price: 1, stock: 1 }] })).toBe(false)
  expect(hasRows({ choice_options: [], variations: shirt.variations })).toBe(false)
})

test('[PRD-02] a combination is read in the words of its options', () => {
  const dress = {
    choice_options: [
      { name: 'choice_1', title: 'Ранг', options: ['Dusty Rose', 'Blue'], labels: ['Гулобии хира', 'Кабуд'] },
      { name: 'choice_2', title: 'Андоза', options: ['XS', 'XL'] },
    ],
    variations: [],
  }
  expect(combinationLabel(dress, 'DustyRose-XS')).toBe('Гулобии хира, XS')
  expect(combinationLabel(dress, 'Green-XS')).toBe('Green-XS')
})

test('rows that explain only some combinations are not shown', () => {
  const item = {
    choice_options: [{ name: 'choice_1', title: 'Colour', options: ['Red'] }],
    variations: [
      { type: 'Red', price: 1, stock: 1 },
      { type: 'Gift', price: 1, stock: 1 },
    ],
  }
  expect(hasRows(item)).toBe(false)
  expect(hasRows({ choice_options: [], variations: [] })).toBe(false)
})
