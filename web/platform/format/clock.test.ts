import { expect, test } from 'vitest'
import { clockText, rangeText } from './clock.ts'

test('[ATC-11] counting to twelve, hours have AM and PM in the language of the reader', () => {
  const twelve = { language: 'en', timeformat: '12' } as const
  expect(clockText('07:05:00', twelve)).toBe('7:05 AM')
  expect(clockText('00:00', twelve)).toBe('12:00 AM')
  expect(clockText('23:30', twelve)).toBe('11:30 PM')
  expect(clockText('19:30', { language: 'ar', timeformat: '12' })).toBe('7:30 م')
})

test('counting to twenty-four, all languages write the same; some never count otherwise', () => {
  for (const language of ['en', 'ar', 'tg', 'ru'] as const) {
    expect(clockText('07:05:00', { language, timeformat: '24' })).toBe('07:05')
  }
  expect(clockText('19:30', { language: 'ru', timeformat: '12' })).toBe('19:30')
  expect(clockText('19:30', { language: 'tg', timeformat: '12' })).toBe('19:30')
})

test('a range is read in the direction of the page: each end keeps its own, the sign between has none', () => {
  expect(rangeText('1:00 م', '1:20 م')).toBe('\u20681:00 م\u2069 – \u20681:20 م\u2069')
})
