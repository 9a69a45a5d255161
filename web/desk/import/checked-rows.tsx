// The rows of a checked file with what becomes of each and why.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslations } from 'use-intl'
import { formatCount } from '#contract/core/money-text.ts'
import { importEndpoints } from '#contract/features/import/import.endpoints.ts'
import type { ImportRow, ImportView } from '#contract/features/import/import.schema.ts'
import { fieldTitle, isImportField } from '#contract/features/import/import-fields.ts'
import { type RowFate, rowFates } from '#contract/features/import/import-words.ts'
import { useChangeSearch, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { usePreferences } from '#web/desk/session/preferences.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import type { Tone } from '#web/ui/display/tone.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

const rowsAPage = 50

const tones: Readonly<Record<RowFate, Tone>> = {
  made: 'success',
  changed: 'accent',
  unchanged: 'neutral',
  refused: 'danger',
}

const isFate = (text: string | undefined): text is RowFate => rowFates.some((fate) => fate === text)

export function CheckedRows({ view }: { view: ImportView }) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const search = useDeskSearch()
  const change = useChangeSearch()
  // What is refused is what somebody came to see.
  const first = view.counts.refused > 0 ? 'refused' : 'all'
  const chosen = search.fate === 'all' || isFate(search.fate) ? search.fate : first
  const page = Math.max(1, Number(search.page) || 1)
  const filter = isFate(chosen) ? { fate: chosen } : {}
  const { data, error, refetch } = useQuery({
    ...deskQuery(importEndpoints.rows, {
      params: { id: view.id },
      input: { limit: rowsAPage, offset: page, ...filter },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-label={t('desk_import.rows_title')} className="flex flex-col gap-3">
      <div className="overflow-x-auto scrollbar-none">
        <SegmentedControl
          label={t('desk_import.rows_title')}
          options={(['all', ...rowFates] as const).map((value) => ({
            value,
            label: value === 'all' ? t('desk_import.all') : t(`desk_import.fate_${value}`),
          }))}
          value={chosen}
          onValueChange={(fate) => void change({ fate, page: undefined })}
        />
      </div>
      {!data && error && (
        <QuietFailure
          text={refusalOf(error, t('desk.load_failed'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-72 w-full rounded-card" />}
      {data?.rows.length === 0 && (
        <p className="py-8 text-center text-ink-soft">{t('desk_import.no_rows')}</p>
      )}
      {data && data.rows.length > 0 && <Rows rows={data.rows} />}
      {data && (
        <Pages page={page} total={data.total_size} onTurn={(next) => void change({ page: String(next) })} />
      )}
    </section>
  )
}

function Rows({ rows }: { rows: readonly ImportRow[] }) {
  const t = useTranslations('desk_import')
  return (
    <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map((row) => (
        <li
          key={row.line}
          className="flex flex-col gap-1 px-3 py-2 text-14 sm:flex-row sm:items-start sm:gap-4"
        >
          <span className="w-20 shrink-0 text-13 text-ink-soft leading-6 tabular">
            {t('line', { number: formatCount(row.line) })}
          </span>
          <Tag tone={tones[row.fate]} className="shrink-0">
            {t(`fate_one_${row.fate}`)}
          </Tag>
          <div className="min-w-0 flex-1 leading-6">
            <bdi className="font-medium">{row.name || t('unnamed')}</bdi>
            <RowNotes row={row} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function RowNotes({ row: { changes, reasons } }: { row: ImportRow }) {
  const t = useTranslations('desk_import')
  const { language } = usePreferences()
  const title = (field: string) => (isImportField(field) ? fieldTitle(field, language) : field)
  if (changes.length + reasons.length === 0) return null
  return (
    <ul className="text-13 text-ink-soft">
      {reasons.map(({ field, text }) => (
        <li key={`${field} ${text}`} className="text-danger-ink">
          {field ? `${title(field)}: ${text}` : text}
        </li>
      ))}
      {changes.map(({ field, before, after }) => (
        <li key={field} className="break-words">
          {title(field)}: <del className="opacity-80">{before || t('nothing')}</del> →{' '}
          <ins className="text-ink no-underline">{after || t('nothing')}</ins>
        </li>
      ))}
    </ul>
  )
}

type PagesProps = { page: number; total: number; onTurn: (page: number) => void }

function Pages({ page, total, onTurn }: PagesProps) {
  const t = useTranslations('desk_list')
  const pages = Math.ceil(total / rowsAPage)
  if (pages <= 1) return null
  const from = (page - 1) * rowsAPage
  const range = t('range', {
    from: formatCount(from + 1),
    to: formatCount(Math.min(from + rowsAPage, total)),
    total: formatCount(total),
  })
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-end gap-2">
      <span role="status" className="text-13 text-ink-soft tabular">
        {range}
      </span>
      <IconButton
        label={t('previous_page')}
        size="small"
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        <ChevronLeft aria-hidden size={18} className="mirror" />
      </IconButton>
      <IconButton
        label={t('next_page')}
        size="small"
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        <ChevronRight aria-hidden size={18} className="mirror" />
      </IconButton>
    </nav>
  )
}
