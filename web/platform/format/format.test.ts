import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '#contract/core/money-text.ts'
import { formatDistance } from './distance.ts'

const dollars = {
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
} as const

test('[CRD-08] the symbol stands on its side with the configured decimals', () => {
  expect(formatMoney(1234.5, dollars)).toBe('$1,234.50')
  expect(formatMoney(-3, dollars)).toBe('-$3.00')
  const somoni = {
    currency_symbol: 'SM',
    currency_symbol_direction: 'right',
    digit_after_decimal_point: 0,
  } as const
  expect(formatMoney(1234.5, somoni)).toBe('1,235 SM')
})

test('[CRD-05] distance is kilometres with decimals, and 1k+ km above a thousand', () => {
  expect(formatDistance(1_530, 2, 'en')).toBe('1.53 km')
  expect(formatDistance(1_000_000, 1, 'en')).toBe('1000.0 km')
  expect(formatDistance(1_000_001, 1, 'en')).toBe('1k+ km')
  expect(formatDistance(1_530, 2, 'ar')).toBe('1.53 كم')
  expect(formatDistance(1_530, 2, 'tg')).toBe('1.53 км')
})

test('[CRD-08] reading a formatted amount back gives the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (minor) => {
      const text = formatMoney(minor / 100, dollars)
      expect(Math.round(Number(text.replace(/[$,]/g, '')) * 100)).toBe(minor === 0 ? 0 : minor)
    }),
  )
})
