// A series as bars, one colour a part; the same figures stand in the table below, so nobody depends on seeing it.
import { useDirection } from '@base-ui/react/direction-provider'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useTranslations } from 'use-intl'
import type { Measure } from './report-address.rules.ts'
import type { ChartRow, ChartSeries } from './report-chart.rules.ts'

type ReportChartProps = {
  rows: readonly ChartRow[]
  series: readonly ChartSeries[]
  measure: Measure
  dayText: (day: string) => string
  valueText: (value: number) => string
}

/** Told apart by lightness too, and stacked in the sequence of the legend. */
const colours = ['var(--accent)', 'var(--info)', 'var(--success)', 'var(--warning)', 'var(--ink-faint)']

const text = { fill: 'currentColor', fontSize: 12 }

export function ReportChart({ rows, series, measure, dayText, valueText }: ReportChartProps) {
  const t = useTranslations('desk_report')
  const isReversed = useDirection() === 'rtl'
  // An average is of its own period: parts of it do not add up.
  const stack = measure === 'average' ? {} : { stackId: 'whole' }
  return (
    <figure className="desk-panel p-4">
      <figcaption className="mb-3 font-medium text-14">{t(`measure_${measure}`)}</figcaption>
      {/* Labels stand where the axis puts them: in a text from right to left they would lie on the bars. */}
      <div dir="ltr" className="h-72 text-ink-soft">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={[...rows]} accessibilityLayer margin={{ top: 4, right: 4, bottom: 0, left: 4 }}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="day"
              tickFormatter={dayText}
              reversed={isReversed}
              tick={text}
              stroke="var(--line-strong)"
              minTickGap={24}
            />
            <YAxis
              tickFormatter={valueText}
              orientation={isReversed ? 'right' : 'left'}
              tick={text}
              stroke="var(--line-strong)"
              width={72}
              allowDecimals={measure === 'sales' || measure === 'average'}
            />
            <Tooltip
              labelFormatter={(day) => dayText(String(day))}
              formatter={(value) => valueText(Number(value))}
              cursor={{ fill: 'var(--fill)' }}
              itemStyle={{ color: 'var(--ink)' }}
              contentStyle={{
                background: 'var(--raised)',
                border: '1px solid var(--line)',
                borderRadius: 'var(--radius-control, 8px)',
                color: 'var(--ink)',
              }}
            />
            {series.length > 1 && <Legend formatter={(name) => <span className="text-ink">{name}</span>} />}
            {series.map(({ key, name }, at) => (
              <Bar
                key={key}
                dataKey={key}
                name={name}
                fill={colours[at % colours.length] ?? 'var(--accent)'}
                isAnimationActive={false}
                maxBarSize={48}
                {...stack}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </figure>
  )
}
