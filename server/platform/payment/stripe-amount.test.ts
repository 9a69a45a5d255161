// Sums as Stripe counts them.
import { expect, test } from 'vitest'
import { stripeAmount } from './stripe-amount.ts'

test.each([
  ['USD', 1_050, 1_050],
  ['KZT', 1_050, 1_050],
  ['JPY', 105_000, 1_050],
  ['KWD', 1_050, 10_500],
])('in %s %i hundredths are %i of the smallest unit', (currency, minor, expected) => {
  expect(stripeAmount(minor, currency)).toBe(expected)
})
