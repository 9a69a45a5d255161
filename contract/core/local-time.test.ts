// Wall clock and instant: there and back, in zones with and without summer time.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, instantOf, localMoment, secondsOf, wallTime, weekdayOf } from './local-time.ts'

describe('localMoment', () => {
  test('reads date, time and weekday in the zone of the business', () => {
    expect(localMoment(new Date('2026-11-15T20:30:15.000Z'), 'Asia/Almaty')).toEqual({
      date: '2026-11-16',
      time: '01:30:15',
      day: 1,
    })
  })

  test('midnight is hour 00, not 24', () => {
    expect(localMoment(new Date('2026-11-15T19:00:00.000Z'), 'Asia/Almaty').time).toBe('00:00:00')
  })
})

test('instantOf takes a wall clock back to the instant it was read from', () => {
  const zones = fc.constantFrom('Asia/Almaty', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu')
  // Winter and high summer only: in the doubled hour of autumn two instants share one reading.
  const seconds = fc.oneof(
    fc.integer({ min: Date.UTC(2026, 0, 5) / 1_000, max: Date.UTC(2026, 1, 20) / 1_000 }),
    fc.integer({ min: Date.UTC(2026, 5, 1) / 1_000, max: Date.UTC(2026, 7, 30) / 1_000 }),
  )
  fc.assert(
    fc.property(zones, seconds, (zone, second) => {
      const instant = new Date(second * 1_000)
      const { date, time } = localMoment(instant, zone)
      expect(instantOf(date, secondsOf(time), zone)).toEqual(instant)
    }),
  )
})

test('instantOf is right on the days the clock changes', () => {
  expect(instantOf('2026-03-29', secondsOf('09:00'), 'Europe/Berlin').toISOString()).toBe(
    '2026-03-29T07:00:00.000Z',
  )
  expect(instantOf('2026-10-25', secondsOf('09:00'), 'Europe/Berlin').toISOString()).toBe(
    '2026-10-25T08:00:00.000Z',
  )
})

test('dates add over month and year ends, and know their weekday', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(weekdayOf('2026-11-15')).toBe(0)
})

test('a time of day is read with and without seconds, and however it is padded', () => {
  const written = {
    '00:00': 0,
    '09:05': 32_700,
    '23:59:59': 86_399,
    '9:05': 32_700,
    '9:05:07': 32_707,
    '': 0,
  }
  for (const [time, seconds] of Object.entries(written)) expect(secondsOf(time)).toBe(seconds)
})

test('the same second in another zone, and another second in the same zone, read otherwise', () => {
  const noon = new Date('2026-11-15T12:00:00.000Z')
  expect(wallTime(noon, 'Asia/Almaty')).toBe('2026-11-15 17:00:00')
  expect(wallTime(noon, 'UTC')).toBe('2026-11-15 12:00:00')
  expect(wallTime(new Date('2026-11-15T12:00:00.999Z'), 'UTC')).toBe('2026-11-15 12:00:00')
  expect(wallTime(new Date('2026-11-15T12:00:01.000Z'), 'UTC')).toBe('2026-11-15 12:00:01')
})

test('a time is read however many digits its parts have', () => {
  const times = ['09:05', '09:05:07', '9:05', '9:5:7', '9', '23:59:59']
  expect(times.map(secondsOf)).toEqual([32_700, 32_707, 32_700, 32_707, 32_400, 86_399])
})

test('the hour a zone skips is read as the hour after it, the first of a doubled hour as such', () => {
  expect(instantOf('2026-03-29', secondsOf('02:30'), 'Europe/Berlin').toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  )
  expect(instantOf('2026-03-29', secondsOf('01:30'), 'Europe/Berlin').toISOString()).toBe(
    '2026-03-29T00:30:00.000Z',
  )
  expect(instantOf('2026-03-08', secondsOf('01:30'), 'America/New_York').toISOString()).toBe(
    '2026-03-08T06:30:00.000Z',
  )
})
