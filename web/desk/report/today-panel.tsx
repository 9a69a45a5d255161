// The first look of a day: what came in, what waits, what sells, what runs out and what nobody found.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { reportEndpoints } from '#contract/features/report/report.endpoints.ts'
import type { OrderKind, Today } from '#contract/features/report/report.schema.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { useFigures } from '#web/desk/session/use-figures.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

const everyMinuteMs = 60_000

/** Below the figures of a day nothing is shown before they are known: it would be pushed down. */
export function TodayPanel({ children }: { children: ReactNode }) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { data, error, refetch } = useQuery({
    ...deskQuery(reportEndpoints.today),
    refetchInterval: everyMinuteMs,
  })
  if (!data && error) {
    return (
      <>
        <QuietFailure
          text={refusalOf(error, t('desk.load_failed'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
        {children}
      </>
    )
  }
  return (
    <>
      <section aria-label={t('desk_report.today')} className="mb-8 flex flex-col gap-3">
        <h2 className="font-semibold text-16">{t('desk_report.today')}</h2>
        {data ? <TodayFigures today={data} /> : <Skeleton className="h-50 w-full rounded-card sm:h-24" />}
        {data && (
          <div className="grid items-start gap-3 lg:auto-cols-fr lg:grid-flow-col">
            <BestItems items={data.best_items} />
            <RunningOut items={data.running_out} />
            {data.missed_searches.length > 0 && <MissedSearches searches={data.missed_searches} />}
          </div>
        )}
      </section>
      {data && children}
    </>
  )
}

type Tile = { name: string; value: string; before?: string; kind: OrderKind; isWarning?: boolean }

function TodayFigures({ today: { date, now, week_ago } }: { today: Today }) {
  const t = useTranslations('desk_report')
  const { money, count } = useFigures()
  const average = (value: number | null) => (value === null ? '–' : money(value))
  const tiles: Tile[] = [
    { name: t('orders'), value: count(now.orders), before: count(week_ago.orders), kind: 'placed' },
    { name: t('sales'), value: money(now.sales), before: money(week_ago.sales), kind: 'sold' },
    { name: t('average'), value: average(now.average), before: average(week_ago.average), kind: 'sold' },
    { name: t('kind_waiting'), value: count(now.waiting), kind: 'waiting' },
    { name: t('kind_late'), value: count(now.late), kind: 'late', isWarning: now.late > 0 },
    { name: t('canceled'), value: count(now.canceled), before: count(week_ago.canceled), kind: 'canceled' },
  ]
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {tiles.map(({ name, value, before, kind, isWarning }) => (
        <li
          key={name}
          className="desk-panel relative flex flex-col p-3 hover:border-line-control data-warning:bg-warning-soft"
          data-warning={isWarning || undefined}
        >
          <DeskLink
            to="/reports/orders"
            search={{ from: kind === 'waiting' || kind === 'late' ? undefined : date, to: date, kind }}
            className="stretched-link text-13 text-ink-soft"
          >
            {name}
          </DeskLink>
          <bdi className="self-start font-semibold text-18 text-ink tabular sm:text-22">{value}</bdi>
          {before !== undefined && (
            <span className="text-12 text-ink-soft">{t('week_ago', { value: before })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function List({ title, empty, children }: { title: string; empty: string | null; children: ReactNode }) {
  return (
    <section aria-label={title} className="desk-panel p-4">
      <h3 className="mb-2 font-medium text-14">{title}</h3>
      {empty === null ? <ol className="flex flex-col gap-1.5 text-14">{children}</ol> : null}
      {empty !== null && <p className="text-14 text-ink-soft">{empty}</p>}
    </section>
  )
}

type LineProps = { name: string; beside?: string; value: string }

function Line({ name, beside, value }: LineProps) {
  return (
    <li className="flex items-baseline justify-between gap-3">
      <span className="min-w-0">
        <bdi className="wrap-anywhere">{name}</bdi>
        {beside && <span className="text-13 text-ink-soft"> · {beside}</span>}
      </span>
      <span className="shrink-0 text-ink-soft tabular">{value}</span>
    </li>
  )
}

function BestItems({ items }: { items: Today['best_items'] }) {
  const t = useTranslations('desk_report')
  const { count } = useFigures()
  return (
    <List title={t('best_items')} empty={items.length === 0 ? t('no_best_items') : null}>
      {items.map(({ item_id, name, store_name, quantity }) => (
        <Line key={item_id} name={name} beside={store_name} value={t('pieces', { count: count(quantity) })} />
      ))}
    </List>
  )
}

function RunningOut({ items }: { items: Today['running_out'] }) {
  const t = useTranslations('desk_report')
  return (
    <List title={t('running_out')} empty={items.length === 0 ? t('nothing_runs_out') : null}>
      {items.map(({ item_id, name, store_name, stock }) => (
        <Line key={item_id} name={name} beside={store_name} value={t('left', { count: stock })} />
      ))}
    </List>
  )
}

function MissedSearches({ searches }: { searches: Today['missed_searches'] }) {
  const t = useTranslations('desk_report')
  return (
    <List title={t('missed_searches')} empty={null}>
      {searches.map(({ text, times }) => (
        <Line key={text} name={text} value={t('times', { count: times })} />
      ))}
    </List>
  )
}
