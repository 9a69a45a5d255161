// The cookies that inform the server about a visit.
import { expect, test } from 'vitest'
import {
  contextCookiePair,
  readContextCookie,
  readVisitedCookie,
  visitedCookiePair,
} from './context-cookie.ts'
import { emptyShopContext } from './shop-context.ts'

test('[HOM-14] modules with visits are read from the cookie, and nonsense is nothing', () => {
  expect(readVisitedCookie('a=1; fivefold-visited=1.4; b=2')).toEqual([1, 4])
  expect(readVisitedCookie('fivefold-visited=x.-1..2.2')).toEqual([2])
  expect(readVisitedCookie(null)).toEqual([])
  expect(readVisitedCookie('')).toEqual([])
  expect(readVisitedCookie('x-fivefold-visited=1; \tfivefold-visited=2;fivefold-visited=3')).toEqual([2])
  expect(readVisitedCookie('a=fivefold-visited=1')).toEqual([])
  expect(readVisitedCookie(visitedCookiePair([3, 1]))).toEqual([3, 1])
})

test('a context is read as it was written, and of two the first counts', () => {
  const russian = { ...emptyShopContext, language: 'ru' as const, location: 'Улица; 1' }
  const arabic = { ...emptyShopContext, language: 'ar' as const }
  expect(readContextCookie(contextCookiePair(russian))).toEqual(russian)
  const twice = `a=1; ${contextCookiePair(arabic)};${contextCookiePair(russian)}`
  expect(readContextCookie(twice)).toEqual(arabic)
  expect(readContextCookie('fivefold-context=%7Bnonsense')).toEqual(emptyShopContext)
})
