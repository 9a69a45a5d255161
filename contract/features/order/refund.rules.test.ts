// What of an order can be given back, in minor units.
import { expect, test } from 'vitest'
import { refundAmountOf } from './refund.rules.ts'

test.each([
  [
    'what was bought, without bringing and tip',
    { order_amount: 2_008, delivery_charge: 408, dm_tips: 50 },
    1_550,
  ],
  ['never less than nothing', { order_amount: 300, delivery_charge: 408, dm_tips: 0 }, 0],
])('[ORD-01] %s', (_, charged, amount) => {
  expect(refundAmountOf(charged)).toBe(amount)
})
