// What an address says of a report, and what counts where it says nonsense.
import { expect, test } from 'vitest'
import { endOfPeriod, kindIn, rangeIn, reportChoice } from './report-address.rules.ts'

const today = '2026-11-16'

test('thirty days by day are shown where nothing is chosen, and where it cannot be read', () => {
  const usual = { from: '2026-10-18', to: today, by: 'day', split: 'none', measure: 'sales' }
  expect(reportChoice({}, today)).toEqual(usual)
  expect(reportChoice({ from: 'x', to: today, by: 'hour', split: '1', measure: 'all' }, today)).toEqual(usual)
  expect(rangeIn({ from: today, to: '2026-11-01' }, today).from).toBe('2026-10-18')
})

test('long ranges are counted by week and by month unless somebody chose otherwise', () => {
  expect(reportChoice({ from: '2026-08-01', to: today }, today).by).toBe('week')
  expect(reportChoice({ from: '2025-11-17', to: today }, today).by).toBe('month')
  expect(reportChoice({ from: '2025-11-17', to: today, by: 'day' }, today).by).toBe('day')
})

test('a period ends with its last day, or with what was asked for', () => {
  expect(endOfPeriod('2026-11-09', 'day', today)).toBe('2026-11-09')
  expect(endOfPeriod('2026-11-02', 'week', today)).toBe('2026-11-08')
  expect(endOfPeriod('2026-12-01', 'month', '2027-03-01')).toBe('2026-12-31')
  expect(endOfPeriod('2026-11-01', 'month', today)).toBe(today)
})

test('a kind of orders nobody knows is all that were placed', () => {
  expect([kindIn({ kind: 'late' }), kindIn({ kind: 'lost' }), kindIn({})]).toEqual([
    'late',
    'placed',
    'placed',
  ])
})
