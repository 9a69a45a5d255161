// How well the name of a store matches a text.
import { expect, test } from 'vitest'
import { nameRanking } from './name-rank.ts'
import { rank } from './text-match.ts'

const name = { en: 'Burger House', ar: 'بيت البرغر', tg: 'Хонаи бургер', ru: 'Бургерный Дом' }

test.each([
  [['burger', 'house'], 'whole_name'],
  [['хонаи', 'бургер'], 'whole_name'],
  [['بيت', 'برغر'], 'whole_name'],
  [['burger'], 'name_beginning'],
  [['burg'], 'name_beginning'],
  [['burger', 'ho'], 'name_beginning'],
  [['house'], 'exact'],
  [['house', 'burger'], 'exact'],
  [['hous'], 'close'],
  [['urge'], 'close'],
  [['grill'], 'mentioned'],
  [['burger', 'grill'], 'mentioned'],
] as const)('[SRC-07] %j ranks as %s', (typed, wanted) => {
  expect(nameRanking(typed, false)(name)).toBe(rank[wanted])
})

test('[SRC-07] a misspelt text ranks by what it may mean, where misspellings count', () => {
  expect(nameRanking(['burgr', 'house'], true)(name)).toBe(rank.whole_name)
  expect(nameRanking(['burgr'], true)(name)).toBe(rank.name_beginning)
  expect(nameRanking(['burgr'], false)(name)).toBe(rank.mentioned)
})

test('[SRC-07] a store whose name is not known is mentioned', () => {
  expect(nameRanking(['burger'], false)(undefined)).toBe(rank.mentioned)
})
