import { expect, test } from 'vitest'
import { housePartsOf } from './house-parts.rules.ts'

const bare = { address: 'Ertis Street 27, Astana', road: null, house: null, floor: null }

test('[ADR-06] street and house that the address names already are not said again', () => {
  expect(housePartsOf({ ...bare, road: 'ertis street', house: '27' })).toEqual([])
  expect(housePartsOf(bare)).toEqual([])
})

test('[ADR-06] what the address does not say is added to it', () => {
  const parts = housePartsOf({ ...bare, road: 'Long street', house: '2', floor: '27' })
  expect(parts).toEqual([
    { name: 'road', value: 'Long street' },
    { name: 'house', value: '2' },
    { name: 'floor', value: '27' },
  ])
})
