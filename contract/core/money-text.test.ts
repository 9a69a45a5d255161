// An amount reads the same wherever it stands.
import { expect, test } from 'vitest'
import { formatCount, formatMoney, type MoneySettings } from './money-text.ts'

const dollars: MoneySettings = {
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
}

const somoni: MoneySettings = { ...dollars, currency_symbol: 'SM', currency_symbol_direction: 'right' }

test.each([
  [0, '$0.00'],
  [9.5, '$9.50'],
  [1_234.567, '$1,234.57'],
  [-3, '-$3.00'],
])('[CRD-08] %d with its symbol before it is %s', (amount, text) => {
  expect(formatMoney(amount, dollars)).toBe(text)
})

test.each([
  [9.5, '9.50 SM'],
  [-1_000, '-1,000.00 SM'],
])('[CRD-08] %d with its symbol behind it is %s', (amount, text) => {
  expect(formatMoney(amount, somoni)).toBe(text)
})

test('[CRD-08] decimals are as many as the shop wants', () => {
  const texts = [0, 1, 2, 3].map((digit_after_decimal_point) =>
    formatMoney(9.8765, { ...dollars, digit_after_decimal_point }),
  )
  expect(texts).toEqual(['$10', '$9.9', '$9.88', '$9.877'])
})

test('counts are grouped', () => {
  expect([formatCount(7), formatCount(1_234_567)]).toEqual(['7', '1,234,567'])
})
