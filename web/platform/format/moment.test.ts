import { afterEach, expect, test, vi } from 'vitest'
import { localMoment } from '#contract/core/local-time.ts'
import { momentText, writtenMomentText } from './moment.ts'

const evening = new Date('2026-11-15T18:05:00Z')
const dushanbe = 'Asia/Dushanbe'

afterEach(() => vi.unstubAllGlobals())

test('a Tajik moment has Tajik months and hours though the runtime knows no Tajik', () => {
  // Warm what asks the runtime for the wall clock in the zone, which is no matter of language.
  localMoment(evening, dushanbe)
  vi.stubGlobal('Intl', {})
  const tg = { language: 'tg', timeZone: dushanbe } as const
  expect(momentText(evening, 'day_time', tg)).toBe('15 ноя, 23:05')
  expect(momentText(evening, 'long_date', tg)).toBe('15 ноябр 2026')
  expect(momentText(evening, 'time', tg)).toBe('23:05')
})

test('[TRK-01] an English moment is day, month, hour:minute AM/PM; Russian and Arabic count to 24', () => {
  expect(writtenMomentText('2026-11-15 15:50:00', 'day_time', 'en')).toBe('Nov 15, 3:50 PM')
  expect(writtenMomentText('2026-11-15 15:50:00', 'day_time', 'ru')).toBe('15 нояб., 15:50')
  expect(writtenMomentText('2026-11-15 15:50:00', 'day_time', 'ar')).toContain('15:50')
  expect(writtenMomentText('2026-11-15', 'long_day', 'ru')).toBe('15 ноября')
})
