// Sums as Stripe counts them.
import { expect, test } from 'vitest'
import { stripeAmount } from './stripe-amount.ts'

test.each([
  ['USD', 1_050, 1_050],
  ['KZT', 1_050, 1_050],
  ['JPY', 105_000, 1_050],
  ['JPY', 105_050, 1_051],
  ['KWD', 1_050, 10_500],
])('in %s %i hundredths are %i of the smallest unit', (currency, minor, expected) => {
  expect(stripeAmount(minor, currency)).toBe(expected)
})

test.each('BIF CLP DJF GNF KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))(
  '%s has no parts',
  (currency) => {
    expect(stripeAmount(1_000, currency)).toBe(10)
  },
)

test.each('BHD JOD OMR TND'.split(' '))('%s is counted in thousandths', (currency) => {
  expect(stripeAmount(1_000, currency)).toBe(10_000)
})
