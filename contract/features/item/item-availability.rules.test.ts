// From which hour to which an item is served: the first counts, the end does not, and a night is one window.
import { describe, expect, test } from 'vitest'
import {
  campaignStage,
  isServedAt,
  isWholeDay,
  orderOffer,
  type ServingHours,
  wireHours,
} from './item-availability.rules.ts'

const hours = (starts: string | null, ends: string | null): ServingHours => ({
  available_time_starts: starts,
  available_time_ends: ends,
})
const breakfast = hours('07:00:00', '11:00:00')
const night = hours('22:00:00', '02:00:00')
const evening = hours('18:00', '23:59')

describe('[ATC-11] whether it is served', () => {
  test.each([
    ['06:59:59', false],
    ['07:00:00', true],
    ['10:59:59', true],
    ['11:00:00', false],
  ])('breakfast at %s: %s', (time, served) => {
    expect(isServedAt(breakfast, time)).toBe(served)
  })

  test.each([
    ['21:59:59', false],
    ['22:00:00', true],
    ['01:59:59', true],
    ['02:00:00', false],
    ['12:00:00', false],
  ])('a night at %s: %s', (time, served) => {
    expect(isServedAt(night, time)).toBe(served)
  })

  test('until 23:59 means to the end of the day', () => {
    expect(['17:59:59', '18:00:00', '23:59:59'].map((time) => isServedAt(evening, time))).toEqual([
      false,
      true,
      true,
    ])
    expect(isServedAt(hours('18:00', '23:58'), '23:58:00')).toBe(false)
  })
})

describe('[ATC-17] the whole day', () => {
  const whole = [hours(null, null), hours('07:00', null), hours(null, '07:00'), hours('07:00', '07:00')]

  test.each([...whole, hours('00:00:00', '23:59:59'), hours('00:00', '23:59')])('is %o', (day) => {
    expect(isWholeDay(day)).toBe(true)
    expect(isServedAt(day, '03:00:00')).toBe(true)
    expect(wireHours(day)).toEqual(hours('00:00:00', '23:59:59'))
  })

  test('is no other window, which is said as it is', () => {
    for (const part of [breakfast, night, evening, hours('00:00', '12:00'), hours('00:01', '23:59')]) {
      expect(isWholeDay(part)).toBe(false)
      expect(wireHours(part)).toEqual(part)
    }
  })
})

describe('[ATC-11] a campaign', () => {
  const campaign = { ...breakfast, available_date_starts: '2026-11-10', available_date_ends: '2026-11-12' }
  const at = (date: string, time = '08:00:00') => ({ date, time })

  test.each([
    [at('2026-11-09'), 'ahead', 'campaign_ahead'],
    [at('2026-11-10'), 'running', 'order_now_only'],
    [at('2026-11-12'), 'running', 'order_now_only'],
    [at('2026-11-12', '12:00:00'), 'resting', 'not_available'],
    [at('2026-11-13'), 'over', 'campaign_over'],
  ] as const)('at %o is %s: %s', (now, stage, offer) => {
    expect(campaignStage(campaign, now)).toBe(stage)
    expect(orderOffer({ ...campaign, schedule_order: true }, { ...now, campaign: true })).toBe(offer)
  })

  test('without dates runs at its hours', () => {
    expect(campaignStage(breakfast, at('2026-11-15'))).toBe('running')
    expect(campaignStage(breakfast, at('2026-11-15', '12:00:00'))).toBe('resting')
  })

  test('what is no campaign is sold at its hours, and always where it can be scheduled', () => {
    const offer = (schedule_order: boolean, time: string) =>
      orderOffer({ ...breakfast, schedule_order }, { date: '2026-11-15', time, campaign: false })
    expect([offer(false, '08:00'), offer(false, '12:00'), offer(true, '12:00')]).toEqual([
      'buy_and_add',
      'not_available',
      'buy_and_add',
    ])
  })
})
