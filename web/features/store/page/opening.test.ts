import { expect, test } from 'vitest'
import { localMoment } from '#contract/core/local-time.ts'
import { openingOf, weekOf } from './opening.ts'

const time_zone = 'Asia/Almaty'
/** A Sunday, 14:00 in Almaty. */
const now = new Date('2026-11-15T09:00:00Z')
const around = { moment: localMoment(now, time_zone), time_zone }

const lunch = { day: 0, opening_time: '10:00:00', closing_time: '15:30:00' }

test('[STO-01] an open store says until when', () => {
  const store = { active: true, open: 1 as const, next_opening: null }
  expect(openingOf(store, [lunch], around)).toEqual({ kind: 'open', until: '15:30' })
  const always = { day: 0, opening_time: '00:00:00', closing_time: '00:00:00' }
  expect(openingOf(store, [always], around)).toEqual({ kind: 'open', until: null })
})

test('[STO-01] a closed store says when it opens next: today, tomorrow or on a weekday', () => {
  const closed = (next_opening: string | null) =>
    openingOf({ active: true, open: 0, next_opening }, [lunch], around)
  expect(closed('2026-11-15T13:00:00Z')).toEqual({ kind: 'opens', when: 'today', day: 0, time: '18:00' })
  expect(closed('2026-11-15T19:30:00Z')).toMatchObject({ when: 'tomorrow', day: 1, time: '00:30' })
  expect(closed('2026-11-18T04:00:00Z')).toMatchObject({ when: 'later', day: 3, time: '09:00' })
  expect(closed(null)).toEqual({ kind: 'closed' })
})

test('[STO-01] a store that switched itself off is closed whatever its hours say', () => {
  expect(openingOf({ active: false, open: 1, next_opening: null }, [lunch], around)).toEqual({
    kind: 'closed',
  })
})

test('[STO-01] the week begins on Monday and shows split, whole and off days', () => {
  const week = weekOf([
    { day: 1, opening_time: '17:00:00', closing_time: '22:00:00' },
    { day: 1, opening_time: '09:00:00', closing_time: '13:00:00' },
    { day: 0, opening_time: '00:00:00', closing_time: '00:00:00' },
  ])
  expect(week.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 0])
  expect(week[0]?.windows).toEqual([
    { from: '09:00', until: '13:00' },
    { from: '17:00', until: '22:00' },
  ])
  expect(week[1]?.windows).toEqual([])
  expect(week[6]?.windows).toEqual(['whole_day'])
})
