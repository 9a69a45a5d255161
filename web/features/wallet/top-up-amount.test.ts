// Amounts as people write them.
import { expect, test } from 'vitest'
import { topUpAmount } from './top-up-amount.ts'

test.each([
  ['20', 2_000],
  [' 20.5 ', 2_050],
  ['20,55', 2_055],
  ['1', 100],
  ['10000', 1_000_000],
])('[PRF-04] %j is an amount', (text, amount) => {
  expect(topUpAmount(text)).toBe(amount)
})

test.each(['', '0', '0.99', '-5', '10000.01', '1.234', '1e3', 'many', '٢٠'])(
  '[PRF-04] %j is none',
  (text) => {
    expect(topUpAmount(text)).toBeNull()
  },
)
