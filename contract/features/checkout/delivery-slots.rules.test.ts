import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekdayOf } from '../../core/local-time.ts'
import { isOpenAt } from '../store/store.rules.ts'
import { deliverySlots, slotEndingAt } from './delivery-slots.rules.ts'

/** A Sunday. */
const sunday = '2026-11-15'
const lunch = { day: 0, opening_time: '12:00:00', closing_time: '13:20:00' }
const night = { day: 0, opening_time: '23:00:00', closing_time: '01:00:00' }
const early = { slot_minutes: 30, earliest: { date: sunday, time: '00:00:00' } }

describe('[CHK-01] slots of a day', () => {
  test('cut the store’s hours; the last ends when the store closes and is asked for a minute before', () => {
    expect(deliverySlots(sunday, [lunch], early)).toEqual([
      { from: '12:00', until: '12:30', schedule_at: '2026-11-15 12:30' },
      { from: '12:30', until: '13:00', schedule_at: '2026-11-15 13:00' },
      { from: '13:00', until: '13:20', schedule_at: '2026-11-15 13:19' },
    ])
  })

  test('leave out what has begun, and the whole day once it is over', () => {
    const noon = { slot_minutes: 30, earliest: { date: sunday, time: '12:10:00' } }
    expect(deliverySlots(sunday, [lunch], noon).map(({ from }) => from)).toEqual(['12:30', '13:00'])
    expect(deliverySlots('2026-11-14', [{ ...lunch, day: 6 }], noon)).toEqual([])
  })

  test('after midnight belong to the date they are on', () => {
    expect(deliverySlots(sunday, [night], early).map((one) => one.schedule_at)).toEqual([
      '2026-11-15 23:30',
      '2026-11-16 00:00',
    ])
    expect(deliverySlots('2026-11-16', [night], early)).toEqual([
      { from: '00:00', until: '00:30', schedule_at: '2026-11-16 00:30' },
      { from: '00:30', until: '01:00', schedule_at: '2026-11-16 00:59' },
    ])
  })

  test('are none on a day off, but those of the evening before that run into it', () => {
    const night = { day: 0, opening_time: '23:30:00', closing_time: '00:30:00' }
    const noon = { day: 1, opening_time: '12:00:00', closing_time: '12:30:00' }
    const slots = (date: string, days_off: string[]) =>
      deliverySlots(date, [night, noon], { ...early, days_off }).map(({ from }) => from)
    expect(slots('2026-11-16', [])).toEqual(['00:00', '12:00'])
    expect(slots('2026-11-16', ['2026-11-16'])).toEqual(['00:00'])
    expect(slots('2026-11-16', ['2026-11-15'])).toEqual(['12:00'])
  })

  test('are always times at which the store is open', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`)
    const hours = fc.record({ day: fc.integer({ min: 0, max: 6 }), opening_time: time, closing_time: time })
    fc.assert(
      fc.property(
        fc.array(hours, { maxLength: 8 }),
        fc.integer({ min: 5, max: 240 }),
        fc.subarray(['2026-11-14', '2026-11-15']),
        (schedules, length, days_off) => {
          const cutting = { slot_minutes: length, earliest: early.earliest, days_off }
          for (const { schedule_at } of deliverySlots(sunday, schedules, cutting)) {
            const [date = '', at = ''] = schedule_at.split(' ')
            const then = { date, day: weekdayOf(date), time: `${at}:00` }
            expect(isOpenAt(schedules, then, { days_off, paused_until: null })).toBe(true)
          }
        },
      ),
    )
  })
})

describe('a requested time', () => {
  test('[CHK-01] is the end of the slot it was offered as', () => {
    expect(slotEndingAt('2026-11-17 09:30', 30)).toEqual({
      date: '2026-11-17',
      from: '09:00',
      until: '09:30',
    })
    expect(slotEndingAt('2026-11-17 09:30:00', 60)).toMatchObject({ from: '08:30' })
  })

  test('at midnight belongs to the day its slot began', () => {
    expect(slotEndingAt('2026-11-17 00:00', 30)).toEqual({
      date: '2026-11-16',
      from: '23:30',
      until: '00:00',
    })
  })

  test('of the last minute before closing has no known beginning', () => {
    expect(slotEndingAt('2026-11-17 22:59', 30)).toBeNull()
  })
})

test('[CHK-01] slots of several windows follow each other, however the windows are listed', () => {
  const evening = { day: 0, opening_time: '18:00:00', closing_time: '19:00:00' }
  const from = deliverySlots(sunday, [evening, lunch], early).map((one) => one.from)
  expect(from).toEqual(['12:00', '12:30', '13:00', '18:00', '18:30'])
})

test('[CHK-01] on a later date the whole day is offered, whatever time it is now', () => {
  const late = { slot_minutes: 30, earliest: { date: '2026-11-14', time: '23:00:00' } }
  expect(deliverySlots(sunday, [lunch], late)).toHaveLength(3)
})

test('[CHK-01] a window that ends when it begins lasts the whole day', () => {
  const always = { day: 0, opening_time: '06:00:00', closing_time: '06:00:00' }
  const slots = deliverySlots(sunday, [always], { ...early, slot_minutes: 60 })
  expect([slots.length, slots[0]?.from, slots.at(-1)?.from]).toEqual([18, '06:00', '23:00'])
})
