// A new discount of a store, late in the evening of the shop.
import { expect, test } from 'vitest'
import { firstDiscount } from './first-discount.ts'

test.each([
  ['Asia/Almaty', '2026-11-17', '2026-12-17'],
  ['UTC', '2026-11-16', '2026-12-16'],
  ['America/New_York', '2026-11-16', '2026-12-16'],
])('in %s it begins on the day the shop has', (timeZone, start_date, end_date) => {
  expect(firstDiscount(new Date('2026-11-16T21:00:00Z'), timeZone)).toMatchObject({ start_date, end_date })
})
