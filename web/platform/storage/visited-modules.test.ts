// The cookie that tells the server which modules have visits.
import { expect, test } from 'vitest'
import { visitedModulesIn } from './visited-modules.ts'

test('[HOM-14] modules with visits are read from the cookie, and nonsense is nothing', () => {
  expect(visitedModulesIn('a=1; fivefold-visited=1.4; b=2')).toEqual([1, 4])
  expect(visitedModulesIn('fivefold-visited=x.-1..2')).toEqual([2])
  expect(visitedModulesIn(null)).toEqual([])
})
