import { afterEach, expect, test, vi } from 'vitest'
import { type Language, languages } from '#contract/core/language.ts'
import { localMoment } from '#contract/core/local-time.ts'
import { clockText } from './clock.ts'
import { momentText, writtenMomentText } from './moment.ts'

const evening = new Date('2026-11-15T18:05:00Z')
const dushanbe = 'Asia/Dushanbe'

afterEach(() => vi.unstubAllGlobals())

test('a Tajik moment has Tajik months and hours though the runtime knows no Tajik', () => {
  // Warm what asks the runtime for the wall clock in the zone, which is no matter of language.
  localMoment(evening, dushanbe)
  vi.stubGlobal('Intl', {})
  const tg = { language: 'tg', timeformat: '12', timeZone: dushanbe } as const
  expect(momentText(evening, 'day_time', tg)).toBe('15 ноя, 23:05')
  expect(momentText(evening, 'long_date', tg)).toBe('15 ноябр 2026')
  expect(momentText(evening, 'time', tg)).toBe('23:05')
})

test('[TRK-01] a moment is day, month, hour:minute AM/PM where the shop and the language count to twelve', () => {
  const said = (language: Language, timeformat: '12' | '24') =>
    writtenMomentText('2026-11-15 15:50:00', 'day_time', { language, timeformat })
  expect(said('en', '12')).toBe('Nov 15, 3:50 PM')
  expect(said('ar', '12')).toMatch(/ 3:50 م$/)
  expect(said('ru', '12')).toBe('15 нояб., 15:50')
  expect(said('en', '24')).toBe('Nov 15, 15:50')
  expect(said('ar', '24')).toMatch(/ 15:50$/)
  const day = { language: 'ru', timeformat: '12' } as const
  expect(writtenMomentText('2026-11-15', 'long_day', day)).toBe('15 ноября')
})

test('a month and its year are said as they follow since', () => {
  const said = (language: Language) =>
    writtenMomentText('2026-07-15 15:50:00', 'month', { language, timeformat: '24' })
  expect(languages.map(said)).toEqual(['July 2026', 'يوليو 2026', 'июли соли 2026', 'июля 2026 г.'])
})

test('hours of a moment and hours of a day are written the same in every language', () => {
  for (const language of languages) {
    for (const timeformat of ['12', '24'] as const) {
      const style = { language, timeformat }
      for (const time of ['00:00:00', '09:05:00', '12:00:00', '13:00:00', '23:59:00']) {
        expect(writtenMomentText(`2026-11-15 ${time}`, 'time', style)).toBe(clockText(time, style))
      }
    }
  }
})
