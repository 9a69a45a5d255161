// Which order somebody asks for.
import { expect, test } from 'vitest'
import { orderNumberIn } from './order-number.ts'

test('[TRK-03] a number is read in any digits and as it is copied from a bill', () => {
  expect(['100012', ' #100 012 ', '١٠٠٠١٢'].map(orderNumberIn)).toEqual([100_012, 100_012, 100_012])
  expect(orderNumberIn('2147483647')).toBe(2_147_483_647)
})

test('[TRK-03] a longer number is no order, least of all another one', () => {
  expect(['1000123456789', '2147483648', '9'.repeat(400)].map(orderNumberIn)).toEqual([null, null, null])
})

test('[TRK-03] nothing else is taken for a number', () => {
  expect(['', ' ', 'my order', '0', '1.5', '-7'].filter((text) => orderNumberIn(text) !== null)).toEqual([])
})
