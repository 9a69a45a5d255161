// What people type into a field for numbers.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberText, typedNumber } from './typed-number.rules.ts'

test.each([
  ['', null],
  ['  ', null],
  ['12', 12],
  ['12.5', 12.5],
  ['12,50', 12.5],
  ['.5', 0.5],
  ['-3', -3],
  ['1 234,5', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234', 1234],
  ['1,234,567', 1_234_567],
  ['١٢٫٥', 12.5],
  ['۴۲', 42],
  ['1.005.5', 1005.5],
  ['abc', Number.NaN],
  ['1.2.3', Number.NaN],
  ['12,505', 12505],
  ['12.3456', Number.NaN],
  ['1e9', Number.NaN],
  ['-', Number.NaN],
])('%j is %s', (text, value) => {
  expect(typedNumber(text, 2)).toBe(value)
})

test('where three decimals are possible, three behind a single mark are decimals', () => {
  expect(typedNumber('1,234', 3)).toBe(1.234)
  expect(typedNumber('5.5', 0)).toBeNaN()
})

test('what stands in a field is read back as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      const value = cents / 100
      expect(typedNumber(numberText(value, 2), 2)).toBe(value)
    }),
  )
  expect([numberText(null, 2), numberText(Number.NaN, 2), numberText(9.5, 2)]).toEqual(['', '', '9.5'])
})
