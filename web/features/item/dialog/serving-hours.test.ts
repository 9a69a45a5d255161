// How serving hours are written.
import { expect, test } from 'vitest'
import { clockText, servingRange } from './serving-hours.ts'

test('[ATC-11] hours are written as hh:mm with am and pm', () => {
  expect(clockText('07:05:00', 'en')).toBe('07:05 am')
  expect(clockText('00:00', 'en')).toBe('12:00 am')
  expect(clockText('23:30', 'en')).toBe('11:30 pm')
})

test('languages that count to twenty-four do so, and digits stay the same everywhere', () => {
  expect(clockText('19:30', 'ru')).toBe('19:30')
  expect(clockText('19:30', 'ar')).toMatch(/^07:30/)
})

test('[ATC-17] an item without hours has no range', () => {
  expect(servingRange({ available_time_starts: null, available_time_ends: null }, 'en')).toBeNull()
  expect(servingRange({ available_time_starts: '20:00', available_time_ends: '04:00' }, 'en')).toBe(
    '08:00 pm - 04:00 am',
  )
})
