// The dictionaries of tags and active ingredients: no word twice, none that nobody needs, none that reads like its neighbour.
import { expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { moduleContents } from '#demo/build/module-contents.ts'
import { doubles } from '../content.fixture.ts'
import { ingredientNames } from '../ingredients.ts'
import { dishTags } from './dishes.ts'
import { foodTags } from './foods.ts'
import { householdTags } from './household.ts'
import { mannerTags } from './manners.ts'
import { originTags } from './origins.ts'
import { tagNames } from './tags.ts'

const items = Object.values(moduleContents).flatMap((content) => content.items)

test('a tag stands in one dictionary only', () => {
  const dictionaries = [dishTags, foodTags, householdTags, mannerTags, originTags]
  expect(doubles(dictionaries.flatMap(Object.keys))).toEqual([])
})

test('every word is on some item, and what would not be halal on none', () => {
  const used = new Set<string>(items.flatMap(({ tags = [] }) => tags))
  expect(Object.keys(tagNames).filter((key) => !used.has(key))).toEqual(['pork'])
  const inside = new Set<string>(items.flatMap(({ generic_name }) => generic_name ?? []))
  expect(Object.keys(ingredientNames).filter((key) => !inside.has(key))).toEqual([])
})

test('[HDR-08] two tags of an item never read alike, in any language', () => {
  const alike = items.flatMap(({ key, tags = [] }) =>
    languages.flatMap((language) =>
      doubles(tags.map((tag) => tagNames[tag][language])).map((word) => `${key}: ${word}`),
    ),
  )
  expect(alike).toEqual([])
})
