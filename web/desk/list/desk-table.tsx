// A list of the desk: search, filters, saved views, columns, sort, pages, selection and export; what is chosen stands in the address.
import { useTranslations } from 'use-intl'
import { useWide } from '#web/desk/shell/use-wide.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { ColumnChoice } from './column-choice.tsx'
import type { DeskTableProps, ListEndpoint, RowOf } from './desk-table.types.ts'
import { ExportButton } from './export-button.tsx'
import { FilterChips, FilterPanel } from './filter-panel.tsx'
import { ListSearch } from './list-search.tsx'
import { NoRows, RowsSkeleton } from './list-states.tsx'
import { Pager, useRangeText } from './pager.tsx'
import { RowsCards } from './rows-cards.tsx'
import { RowsTable } from './rows-table.tsx'
import { SavedViews } from './saved-views.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { type ListAddress, shapeOf, useListAddress, useListRows } from './use-list.ts'
import { useListKeys } from './use-list-keys.ts'
import { useTable } from './use-table.ts'

const noRows: readonly never[] = []

export function DeskTable<E extends ListEndpoint>(list: DeskTableProps<E>) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const address = useListAddress(shapeOf(list))
  const { data, error, isOld, readAgain } = useListRows(list, address.state)
  const view = useTable<RowOf<E>>({
    rows: data?.rows ?? noRows,
    columns: list.columns,
    shown: address.state.columns,
  })
  const hasBulk = (list.bulkActs?.length ?? 0) > 0
  useListKeys(hasBulk ? view.toggle : null)
  const isWide = useWide()
  const Rows = isWide ? RowsTable : RowsCards
  const total = data?.total_size ?? 0
  return (
    <section aria-label={list.label} className="flex flex-col gap-3">
      <Toolbar list={list} address={address} total={data ? total : null} shown={view.rows.length} />
      <FilterChips filters={list.filters ?? noRows} address={address} />
      {!data && error && (
        <QuietFailure
          text={refusalOf(error, t('desk.load_failed'))}
          retryLabel={t('common.retry')}
          onRetry={readAgain}
        />
      )}
      {!data && !error && <RowsSkeleton />}
      {data && view.rows.length === 0 && <NoRows address={address} empty={list.empty} />}
      {data && view.rows.length > 0 && (
        <>
          <Rows<E> list={list} address={address} view={view} isOld={isOld} total={total} />
          <Pager address={address} total={total} shown={view.rows.length} />
        </>
      )}
      {hasBulk && (
        <SelectionBar selected={view.selected} acts={list.bulkActs ?? noRows} onNone={view.selectNone} />
      )}
    </section>
  )
}

type ToolbarProps<E extends ListEndpoint> = {
  list: DeskTableProps<E>
  address: ListAddress
  /** Null until it is known. */
  total: number | null
  shown: number
}

function Toolbar<E extends ListEndpoint>({ list, address, total, shown }: ToolbarProps<E>) {
  const range = useRangeText(address, total ?? 0, shown)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ListSearch label={list.searchLabel} address={address} />
      <FilterPanel filters={list.filters ?? noRows} address={address} />
      <SavedViews list={list.name} address={address} />
      <p role="status" className="ms-auto text-13 text-ink-soft tabular">
        {total !== null && range}
      </p>
      <ColumnChoice columns={list.columns} address={address} />
      <ExportButton list={list} state={address.state} />
    </div>
  )
}
