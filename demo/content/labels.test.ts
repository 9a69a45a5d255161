// What food and groceries of the world say about themselves: allergens, nutrients, or rightly nothing.
import { describe, expect, test } from 'vitest'
import { nutrientNamed } from '#contract/features/item/nutrients.ts'
import { foodContent } from './food/food.content.ts'
import { groceryContent } from './grocery/grocery.content.ts'

test('what is never eaten says nothing about allergens or nutrition', () => {
  const inedible = groceryContent.items.filter((item) => item.edible === false)
  expect(inedible.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['laundry-gel', 'cat-litter', 'mascara']),
  )
  for (const { key, allergies, may_contain, nutrition_facts } of inedible) {
    expect([allergies, may_contain, nutrition_facts], key).toEqual([undefined, undefined, undefined])
  }
})

describe.each([
  { name: 'food', content: foodContent },
  { name: 'grocery', content: groceryContent },
])('the $name content', ({ content }) => {
  test('never names an allergen both as contained and as a trace, and speaks in all three ways', () => {
    for (const { key, allergies = [], may_contain = [] } of content.items) {
      expect(
        allergies.filter((one) => may_contain.includes(one)),
        key,
      ).toEqual([])
      expect(new Set(allergies).size + new Set(may_contain).size, key).toBe(
        allergies.length + may_contain.length,
      )
    }
    expect(content.items.filter((item) => item.allergies?.length).length).toBeGreaterThan(20)
    expect(content.items.filter((item) => item.may_contain?.length).length).toBeGreaterThan(20)
    const silent = content.items.filter(
      (item) => item.edible !== false && !item.allergies && !item.may_contain,
    )
    expect(silent.length).toBeGreaterThan(20)
  })

  test('names only nutrients that every language has a word for', () => {
    const words = content.items.flatMap((item) => item.nutritions ?? [])
    expect(words.length).toBeGreaterThan(20)
    expect(words.filter((word) => !nutrientNamed(word))).toEqual([])
  })
})
