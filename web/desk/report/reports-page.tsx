// Orders and sales over days: a chart, the table behind it, and the orders behind every figure of that.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { reportEndpoints } from '#contract/features/report/report.endpoints.ts'
import { daysOf, firstDayOf } from '#contract/features/report/report.rules.ts'
import { periods, splits } from '#contract/features/report/report.schema.ts'
import { useChangeSearch, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { useFigures } from '#web/desk/session/use-figures.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { RangeFields, useToday } from './range-fields.tsx'
import { measures, type ReportChoice, reportChoice } from './report-address.rules.ts'
import { chartOf } from './report-chart.rules.ts'
import { ReportTable } from './report-table.tsx'

/** The chart's library is large and comes when a chart is shown. */
const ReportChart = lazy(async () => ({ default: (await import('./report-chart.tsx')).ReportChart }))

export function ReportsPage() {
  return (
    <Permitted needs="read_reports">
      <Reports />
    </Permitted>
  )
}

function Reports() {
  const t = useTranslations('desk_report')
  const today = useToday()
  const choice = reportChoice(useDeskSearch(), today)
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="flex flex-col gap-4">
        <RangeFields from={choice.from} to={choice.to} />
        <Choices choice={choice} />
        <Shown choice={choice} />
      </div>
    </>
  )
}

function Choices({ choice }: { choice: ReportChoice }) {
  const t = useTranslations('desk_report')
  const changeSearch = useChangeSearch()
  return (
    <section aria-label={t('view')} className="grid gap-3 sm:grid-cols-3">
      <Select
        label={t('measure')}
        options={measures.map((value) => ({ value, label: t(`measure_${value}`) }))}
        value={choice.measure}
        onValueChange={(measure) => void changeSearch({ measure })}
      />
      <Select
        label={t('by')}
        options={periods.map((value) => ({ value, label: t(`by_${value}`) }))}
        value={choice.by}
        onValueChange={(by) => void changeSearch({ by })}
      />
      <Select
        label={t('split')}
        options={splits.map((value) => ({ value, label: t(`split_${value}`) }))}
        value={choice.split}
        onValueChange={(split) => void changeSearch({ split })}
      />
    </section>
  )
}

function Shown({ choice }: { choice: ReportChoice }) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { money, count, day } = useFigures()
  const { from, to, by, split, measure } = choice
  const { data, error, refetch } = useQuery({
    ...deskQuery(reportEndpoints.series, { input: { from, to, by, split } }),
    placeholderData: keepPreviousData,
  })
  if (!data && error) {
    return (
      <QuietFailure
        text={refusalOf(error, t('desk.load_failed'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <ChartSkeleton />
  const texts = { none: t('desk_report.no_store'), others: t('desk_report.others') }
  const days = [...new Set(daysOf(from, to).map((one) => firstDayOf(one, by)))]
  const { rows, series } = chartOf(data.points, days, choice, texts)
  const isMoney = measure === 'sales' || measure === 'average'
  return (
    <>
      <Suspense fallback={<Skeleton className="h-84 w-full rounded-card" />}>
        <ReportChart
          rows={rows}
          series={series.map((one) => ({ ...one, name: one.name || t(`desk_report.measure_${measure}`) }))}
          measure={measure}
          dayText={(one) => day(one, by === 'month' ? 'month' : 'day')}
          valueText={isMoney ? money : count}
        />
      </Suspense>
      <ReportTable choice={choice} points={data.points} total={data.total} />
    </>
  )
}

function ChartSkeleton() {
  return (
    <>
      <Skeleton className="h-84 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-card" />
    </>
  )
}
