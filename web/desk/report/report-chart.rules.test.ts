// What a chart draws of a report's points.
import { expect, test } from 'vitest'
import type { SeriesPoint } from '#contract/features/report/report.schema.ts'
import { chartOf } from './report-chart.rules.ts'

const days = ['2026-11-01', '2026-11-02']

const texts = { none: 'Without a store', others: 'Others' }

const point = (day: string, id: number | null, sales: number): SeriesPoint => ({
  day,
  id,
  name: id === null ? '' : `Store ${id}`,
  is_others: false,
  orders: 1,
  sales,
  average: null,
  canceled: 0,
})

test('what is not split is one bar a period, and an average of nothing is nothing', () => {
  const points = [point('2026-11-01', null, 5), point('2026-11-02', null, 0)]
  expect(chartOf(points, days, { measure: 'sales', split: 'none' }, texts)).toEqual({
    rows: [
      { day: '2026-11-01', whole: 5 },
      { day: '2026-11-02', whole: 0 },
    ],
    series: [{ key: 'whole', name: '' }],
  })
  expect(chartOf(points, days, { measure: 'average', split: 'none' }, texts).rows[0]).toEqual({
    day: '2026-11-01',
    whole: 0,
  })
})

test('the four largest parts have a bar each and all others one together', () => {
  const points = [1, 2, 3, 4, 5, 6].map((id) => point('2026-11-01', id, id))
  const { rows, series } = chartOf(
    [...points, point('2026-11-03', null, 100)],
    [...days, '2026-11-03'],
    { measure: 'sales', split: 'store' },
    texts,
  )
  expect(series.map(({ name }) => name)).toEqual([
    'Without a store',
    'Store 6',
    'Store 5',
    'Store 4',
    'Others',
  ])
  expect(rows).toEqual([
    { day: '2026-11-01', 'part-6': 6, 'part-5': 5, 'part-4': 4, others: 6 },
    { day: '2026-11-02' },
    { day: '2026-11-03', 'part-none': 100 },
  ])
})

test('what the server adds up as others is never a bar of its own, and averages are not added up', () => {
  const points = [point('2026-11-01', 1, 5), { ...point('2026-11-01', null, 90), name: '', is_others: true }]
  const bySales = chartOf(points, ['2026-11-01'], { measure: 'sales', split: 'store' }, texts)
  expect(bySales.series.map(({ name }) => name)).toEqual(['Store 1', 'Others'])
  expect(bySales.rows).toEqual([{ day: '2026-11-01', 'part-1': 5, others: 90 }])
  const byAverage = chartOf(points, ['2026-11-01'], { measure: 'average', split: 'store' }, texts)
  expect(byAverage.series.map(({ name }) => name)).toEqual(['Store 1'])
})
