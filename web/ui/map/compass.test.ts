import { expect, test } from 'vitest'
import { mapKeyOf } from './compass.ts'

test.each([
  ['ArrowUp', { kind: 'nudge', direction: 'north' }],
  ['ArrowLeft', { kind: 'nudge', direction: 'west' }],
  ['+', { kind: 'zoom', steps: 1 }],
  ['-', { kind: 'zoom', steps: -1 }],
])('[LOC-03] %s moves the map', (key, meaning) => {
  expect(mapKeyOf(key)).toEqual(meaning)
})

test.each(['Tab', 'Escape', 'Enter', 'a', 'constructor'])('%s is left to the page', (key) => {
  expect(mapKeyOf(key)).toBeNull()
})
