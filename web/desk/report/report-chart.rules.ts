// A report's points as rows of a chart: a row a period, a bar for each of the largest parts, and one for all others.
import type { SeriesPoint } from '#contract/features/report/report.schema.ts'
import type { Measure, ReportChoice } from './report-address.rules.ts'

export type ChartRow = { day: string } & Record<string, number | string>

export interface ChartSeries {
  key: string
  name: string
}

export interface ChartTexts {
  /** Of what has no name, such as parcels, which have no store. */
  none: string
  others: string
}

/** More colours than this nobody tells apart. */
const mostParts = 4

const others = 'others'

const keyOf = ({ id, is_others }: SeriesPoint) => (is_others ? others : `part-${id ?? 'none'}`)

const figureOf = (point: SeriesPoint, measure: Measure) => point[measure] ?? 0

/** `days` are the first days of all periods: one in which nothing was ordered has no point where the report is split. */
export function chartOf(
  points: readonly SeriesPoint[],
  days: readonly string[],
  { measure, split }: Pick<ReportChoice, 'measure' | 'split'>,
  texts: ChartTexts,
): { rows: ChartRow[]; series: ChartSeries[] } {
  if (split === 'none') {
    const rows = points.map((point) => ({ day: point.day, whole: figureOf(point, measure) }))
    return { rows, series: [{ key: 'whole', name: '' }] }
  }
  const parts = partsOf(points, measure)
  const shown = parts.filter(({ key }) => key !== others).slice(0, mostParts)
  // Averages of different parts do not add up to one.
  const hasOthers = parts.length > shown.length && measure !== 'average'
  const byDay = Map.groupBy(points, ({ day }) => day)
  const rows = days.map((day) => {
    const row: ChartRow = { day }
    for (const point of byDay.get(day) ?? []) {
      const key = shown.some((part) => part.key === keyOf(point)) ? keyOf(point) : others
      if (key !== others || hasOthers) row[key] = Number(row[key] ?? 0) + figureOf(point, measure)
    }
    return row
  })
  const named = shown.map(({ key, name }) => ({ key, name: name || texts.none }))
  return { rows, series: hasOthers ? [...named, { key: others, name: texts.others }] : named }
}

/** The largest first. */
function partsOf(points: readonly SeriesPoint[], measure: Measure) {
  return [...Map.groupBy(points, keyOf)]
    .map(([key, ofPart]) => ({
      key,
      name: ofPart[0]?.name ?? '',
      total: ofPart.reduce((total, point) => total + figureOf(point, measure), 0),
    }))
    .toSorted((one, other) => other.total - one.total)
}
