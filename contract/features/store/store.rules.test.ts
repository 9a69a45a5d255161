// Hours of a store: open at, next opening, midnight, off days; discounts; ratings.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type LocalMoment, secondsOf, weekdayOf } from '../../core/local-time.ts'
import {
  businessDate,
  type HoursExceptions,
  isDiscountValid,
  isOpenAt,
  isStoreOpen,
  nextOpening,
  type OpeningHours,
  offDays,
  openingTimeToday,
  positiveRating,
} from './store.rules.ts'

/** 2026-11-15 is a Sunday. */
function at(day: number, time: string): LocalMoment {
  return { date: addDays('2026-11-15', day), day, time }
}

const text = (seconds: number) =>
  [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

const anyTime = fc.integer({ min: 0, max: 86_399 }).map(text)
const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  day: fc.integer({ min: 0, max: 6 }),
  opening_time: anyTime,
  closing_time: anyTime,
})
const anyMoment = fc.tuple(fc.integer({ min: 0, max: 6 }), anyTime).map(([day, time]) => at(day, time))

/** The rule said again, the slow way: walk every window of this and the last day. */
function openTheSlowWay(schedules: readonly OpeningHours[], moment: LocalMoment): boolean {
  const now = secondsOf(moment.time)
  return schedules.some(({ day, opening_time, closing_time }) => {
    const [opens, closes] = [secondsOf(opening_time), secondsOf(closing_time)]
    const crosses = closes <= opens
    const today = day === moment.day && now >= opens && (crosses || now < closes)
    const fromYesterday = (day + 1) % 7 === moment.day && crosses && now < closes
    return today || fromYesterday
  })
}

describe('isOpenAt', () => {
  const lunchAndDinner = [
    { day: 1, opening_time: '11:00', closing_time: '14:00' },
    { day: 1, opening_time: '17:30:00', closing_time: '22:00:00' },
  ]

  test('[LST-13] several windows a day are open in each and closed between them', () => {
    expect(isOpenAt(lunchAndDinner, at(1, '11:00:00'))).toBe(true)
    expect(isOpenAt(lunchAndDinner, at(1, '13:59:59'))).toBe(true)
    expect(isOpenAt(lunchAndDinner, at(1, '14:00:00'))).toBe(false)
    expect(isOpenAt(lunchAndDinner, at(1, '17:30:00'))).toBe(true)
    expect(isOpenAt(lunchAndDinner, at(2, '12:00:00'))).toBe(false)
  })

  test('[LST-13] a window that closes before it opens runs into the next day, from Saturday into Sunday too', () => {
    const night = [{ day: 6, opening_time: '20:00', closing_time: '03:00' }]
    expect(isOpenAt(night, at(6, '19:59:59'))).toBe(false)
    expect(isOpenAt(night, at(6, '23:00:00'))).toBe(true)
    expect(isOpenAt(night, at(0, '02:59:59'))).toBe(true)
    expect(isOpenAt(night, at(0, '03:00:00'))).toBe(false)
    expect(isOpenAt(night, at(6, '02:00:00'))).toBe(false)
  })

  test('a window that closes when it opens is a whole day', () => {
    const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      day,
      opening_time: '08:00',
      closing_time: '08:00',
    }))
    fc.assert(fc.property(anyMoment, (moment) => isOpenAt(always, moment)))
  })

  test('an off day is closed all day', () => {
    const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opening_time: '00:00', closing_time: '24:00' }))
    fc.assert(
      fc.property(anyTime, (time) => !isOpenAt(weekdays, at(0, time)) && isOpenAt(weekdays, at(3, time))),
    )
    expect(offDays(weekdays)).toEqual([0, 6])
  })

  test('agrees with the rule said the slow way, whatever the hours', () => {
    fc.assert(
      fc.property(fc.array(anyHours, { maxLength: 10 }), anyMoment, (schedules, moment) => {
        expect(isOpenAt(schedules, moment)).toBe(openTheSlowWay(schedules, moment))
      }),
    )
  })
})

describe('nextOpening', () => {
  test('names today’s later window, tomorrow’s first, and a week ahead when need be', () => {
    const monday = [{ day: 1, opening_time: '11:00', closing_time: '14:00' }]
    expect(nextOpening(monday, at(1, '09:00:00'))).toEqual({ date: '2026-11-16', seconds: 39_600 })
    expect(nextOpening(monday, at(0, '23:00:00'))).toEqual({ date: '2026-11-16', seconds: 39_600 })
    expect(nextOpening(monday, at(1, '14:00:00'))).toEqual({ date: '2026-11-23', seconds: 39_600 })
  })

  test('is nothing while the store is open and nothing for a store without hours', () => {
    expect(nextOpening([{ day: 1, opening_time: '11:00', closing_time: '14:00' }], at(1, '12:00:00'))).toBe(
      null,
    )
    expect(nextOpening([], at(1, '12:00:00'))).toBe(null)
  })

  test('is a moment the store is open, ahead of now, with nothing open in between', () => {
    fc.assert(
      fc.property(fc.array(anyHours, { minLength: 1, maxLength: 6 }), anyMoment, (schedules, moment) => {
        const opening = nextOpening(schedules, moment)
        if (opening === null) return isOpenAt(schedules, moment)
        const then = { date: opening.date, day: weekdayOf(opening.date), time: text(opening.seconds) }
        const before = opening.seconds > 0 ? { ...then, time: text(opening.seconds - 1) } : null
        const isAhead = `${then.date} ${then.time}` > `${moment.date} ${moment.time}`
        const wasClosed = before === null || !isOpenAt(schedules, before)
        return isAhead && wasClosed && isOpenAt(schedules, then)
      }),
    )
  })
})

const second = (moment: LocalMoment) => `${moment.date} ${moment.time}`

const anyExceptions: fc.Arbitrary<HoursExceptions> = fc.record({
  days_off: fc.subarray([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => addDays('2026-11-15', day))),
  paused_until: fc.option(anyMoment.map(second)),
})

describe('days off and pauses', () => {
  const night = [5, 6].map((day) => ({ day, opening_time: '20:00', closing_time: '03:00' }))
  const off = (...days_off: string[]) => ({ days_off, paused_until: null })

  test('a day off takes away the windows that begin on it, past midnight too, and no other', () => {
    expect(isOpenAt(night, at(5, '21:00:00'), off('2026-11-20'))).toBe(false)
    expect(isOpenAt(night, at(6, '02:00:00'), off('2026-11-20'))).toBe(false)
    expect(isOpenAt(night, at(6, '02:00:00'), off('2026-11-21'))).toBe(true)
    expect(isOpenAt(night, at(6, '21:00:00'), off('2026-11-20'))).toBe(true)
    expect(openingTimeToday(night, at(5, '12:00:00'), off('2026-11-20'))).toBe('closed')
  })

  test('a pause closes until its very second and then is over by itself', () => {
    const paused = { days_off: [], paused_until: '2026-11-20 21:30:00' }
    expect(isOpenAt(night, at(5, '21:29:59'), paused)).toBe(false)
    expect(isOpenAt(night, at(5, '21:30:00'), paused)).toBe(true)
    expect(nextOpening(night, at(5, '21:00:00'), paused)).toEqual({ date: '2026-11-20', seconds: 77_400 })
  })

  test('closed for all days that are known is opened by nobody knows when', () => {
    const friday = [{ day: 5, opening_time: '12:00', closing_time: '13:00' }]
    expect(nextOpening(friday, at(5, '11:00:00'), off('2026-11-20'))).toEqual({
      date: '2026-11-27',
      seconds: 43_200,
    })
    expect(nextOpening(friday, at(5, '11:00:00'), off('2026-11-20', '2026-11-27', '2026-12-04'))).toEqual({
      date: '2026-12-11',
      seconds: 43_200,
    })
  })

  test('are nothing where there are none', () => {
    fc.assert(
      fc.property(fc.array(anyHours, { maxLength: 6 }), anyMoment, (schedules, moment) => {
        const none = { days_off: ['2020-01-01'], paused_until: '2020-01-01 00:00:00' }
        expect(isOpenAt(schedules, moment, none)).toBe(isOpenAt(schedules, moment))
        expect(nextOpening(schedules, moment, none)).toEqual(nextOpening(schedules, moment))
      }),
    )
  })

  test('it opens next at a moment it is open, ahead of now, with nothing open in between', () => {
    fc.assert(
      fc.property(
        fc.array(anyHours, { minLength: 1, maxLength: 6 }),
        anyMoment,
        anyExceptions,
        fc.integer({ min: 0, max: 13 * 24 * 60 }),
        (schedules, moment, exceptions, minutes) => {
          const opening = nextOpening(schedules, moment, exceptions)
          if (opening === null) return isOpenAt(schedules, moment, exceptions)
          const then = { date: opening.date, day: weekdayOf(opening.date), time: text(opening.seconds) }
          const seconds = secondsOf(moment.time) + minutes * 60
          const date = addDays(moment.date, Math.floor(seconds / 86_400))
          const between = { date, day: weekdayOf(date), time: text(seconds % 86_400) }
          const isBetween = second(between) < second(then)
          return (
            second(then) > second(moment) &&
            isOpenAt(schedules, then, exceptions) &&
            !(isBetween && isOpenAt(schedules, between, exceptions))
          )
        },
      ),
    )
  })

  test('the business day is the one whose window runs, after midnight yesterday', () => {
    expect(businessDate(night, at(6, '02:00:00'))).toBe('2026-11-20')
    expect(businessDate(night, at(6, '12:00:00'))).toBe('2026-11-21')
    expect(businessDate([], at(6, '12:00:00'))).toBe('2026-11-21')
    fc.assert(
      fc.property(fc.array(anyHours, { maxLength: 6 }), anyMoment, (schedules, moment) => {
        const closed = { days_off: [addDays(moment.date, -1), moment.date], paused_until: null }
        expect(isOpenAt(schedules, moment, closed)).toBe(false)
      }),
    )
  })
})

test('openingTimeToday names the running window, else the next, else the last; closed on an off day', () => {
  const hours = [
    { day: 1, opening_time: '17:00:00', closing_time: '22:00:00' },
    { day: 1, opening_time: '11:00:00', closing_time: '14:00:00' },
  ]
  expect(openingTimeToday(hours, at(1, '08:00:00'))).toBe('11:00:00')
  expect(openingTimeToday(hours, at(1, '13:00:00'))).toBe('11:00:00')
  expect(openingTimeToday(hours, at(1, '15:00:00'))).toBe('17:00:00')
  expect(openingTimeToday(hours, at(1, '23:00:00'))).toBe('17:00:00')
  expect(openingTimeToday(hours, at(2, '13:00:00'))).toBe('closed')
  const breakfast = { day: 1, opening_time: '07:00:00', closing_time: '09:00:00' }
  expect(openingTimeToday([...hours, breakfast], at(1, '23:00:00'))).toBe('17:00:00')
})

test('a discount holds on its first and last day and inside its hours, across midnight too', () => {
  const period = { start_date: '2026-11-16', end_date: '2026-11-17', start_time: '22:00', end_time: '02:00' }
  expect(isDiscountValid(period, at(1, '23:00:00'))).toBe(true)
  expect(isDiscountValid(period, at(2, '01:00:00'))).toBe(true)
  expect(isDiscountValid(period, at(2, '12:00:00'))).toBe(false)
  expect(isDiscountValid(period, at(0, '23:00:00'))).toBe(false)
  expect(isDiscountValid(period, at(3, '23:00:00'))).toBe(false)
})

test('positiveRating is the share of five, four and three stars', () => {
  expect(positiveRating([3, 2, 1, 1, 1])).toBe(75)
  expect(positiveRating([0, 0, 0, 0, 0])).toBe(0)
})

test('[CRD-01] a store is open when it is switched on and within its hours', () => {
  expect(isStoreOpen({ active: true, open: 1 })).toBe(true)
  expect(isStoreOpen({ active: false, open: 1 })).toBe(false)
  expect(isStoreOpen({ active: true, open: 0 })).toBe(false)
})

describe('hours of a discount', () => {
  const period = {
    start_date: '2026-11-15',
    end_date: '2026-11-17',
    start_time: '10:00:00',
    end_time: '12:00:00',
  }
  const isValid = (time: string, hours: Partial<typeof period> = {}) =>
    isDiscountValid({ ...period, ...hours }, at(1, time))

  test.each([
    ['09:59:59', false],
    ['10:00:00', true],
    ['11:00:00', true],
    ['12:00:00', true],
    ['12:00:01', false],
  ])('both ends belong to it: at %s %s', (time, valid) => {
    expect(isValid(time)).toBe(valid)
  })

  test.each([
    ['21:59:59', false],
    ['22:00:00', true],
    ['00:00:00', true],
    ['02:00:00', true],
    ['02:00:01', false],
  ])('they may cross midnight: at %s %s', (time, valid) => {
    expect(isValid(time, { start_time: '22:00:00', end_time: '02:00:00' })).toBe(valid)
  })

  test('a start that is its end is the whole day', () => {
    expect(
      ['09:00:00', '10:00:00', '23:00:00'].map((time) => isValid(time, { end_time: '10:00:00' })),
    ).toEqual([true, true, true])
  })
})

test('today’s opening time is the running window’s, then the next one’s, then the last one’s', () => {
  const schedules = [
    { day: 1, opening_time: '18:00:00', closing_time: '20:00:00' },
    { day: 1, opening_time: '08:00:00', closing_time: '12:00:00' },
  ]
  const shown = ['07:00:00', '11:59:59', '12:00:00', '19:59:59', '20:00:00', '23:00:00'].map((time) =>
    openingTimeToday(schedules, at(1, time)),
  )
  expect(shown).toEqual(['08:00:00', '08:00:00', '18:00:00', '18:00:00', '18:00:00', '18:00:00'])
  expect(openingTimeToday(schedules, at(2, '09:00:00'))).toBe('closed')
})
