// The log of changes: day by day, newest first, each change to be taken back while it still stands.
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { auditEndpoints } from '#contract/features/audit/audit.endpoints.ts'
import type { AuditEntry, AuditName } from '#contract/features/audit/audit.schema.ts'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { useChangeSearch, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { usePreferences } from '#web/desk/session/preferences.ts'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LoadMore } from '#web/ui/navigation/load-more.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { AuditRow } from './audit-entry.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { auditFilter, noFilter } from './audit-search.rules.ts'
import { usePeople } from './use-people.ts'

export function AuditPage() {
  return (
    <Permitted needs="read_audit">
      <Log />
    </Permitted>
  )
}

function useEntries() {
  const filter = auditFilter(useDeskSearch())
  const { language } = usePreferences()
  return useInfiniteQuery({
    queryKey: [auditEndpoints.list.path, filter, language],
    queryFn: ({ pageParam, signal }) => {
      const input = { ...filter, ...(pageParam ? { before: pageParam } : {}) }
      return deskCall(auditEndpoints.list, { input, signal })
    },
    initialPageParam: 0,
    getNextPageParam: ({ entries, has_more }) => (has_more ? entries.at(-1)?.id : undefined),
  })
}

function Log() {
  const t = useTranslations()
  const people = usePeople()
  const [undoing, setUndoing] = useState<AuditEntry | null>(null)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEntries()
  const entries = data?.pages.flatMap((page) => page.entries)
  const names = data?.pages.flatMap((page) => page.names) ?? []
  return (
    <>
      <PageHeader title={t('audit.title')} text={t('audit.text')} />
      <AuditFilters people={people} />
      {!data && error && (
        <QuietFailure
          text={t('desk.load_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-72 w-full rounded-card" />}
      {entries?.length === 0 && <NothingLogged />}
      {entries && <Days entries={entries} names={names} onUndo={setUndoing} />}
      {hasNextPage && (
        <LoadMore label={t('audit.more')} loading={isFetchingNextPage} onPress={() => void fetchNextPage()} />
      )}
      <p role="status" className="sr-only">
        {entries && t('audit.shown', { count: entries.length })}
      </p>
      <UndoQuestion entry={undoing} onClose={() => setUndoing(null)} />
    </>
  )
}

type DaysProps = {
  entries: readonly AuditEntry[]
  names: readonly AuditName[]
  onUndo: (entry: AuditEntry) => void
}

function Days({ entries, names, onUndo }: DaysProps) {
  const moment = useMoment()
  const days = Map.groupBy(entries, ({ at }) => moment(at, 'long_date'))
  return (
    <div className="flex flex-col gap-5">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className="mb-2 font-medium text-14 text-ink-soft">{day}</h2>
          <ol className="desk-panel flex flex-col divide-y divide-line">
            {ofDay.map((entry) => (
              <AuditRow key={entry.id} entry={entry} names={names} onUndo={onUndo} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function NothingLogged() {
  const t = useTranslations('audit')
  const changeSearch = useChangeSearch()
  const isFiltered = Object.keys(auditFilter(useDeskSearch())).length > 0
  return (
    <EmptyState
      picture={<EmptyPicture size={120} />}
      title={t(isFiltered ? 'nothing_found' : 'empty')}
      text={t(isFiltered ? 'nothing_found_text' : 'empty_text')}
      action={
        isFiltered && (
          <Button variant="soft" onClick={() => void changeSearch(noFilter)}>
            {t('clear')}
          </Button>
        )
      }
    />
  )
}

function UndoQuestion({ entry, onClose }: { entry: AuditEntry | null; onClose: () => void }) {
  const t = useTranslations('audit')
  const refusalOf = useRefusal()
  const undo = useMutation({
    mutationFn: ({ id }: AuditEntry) => deskCall(auditEndpoints.undo, { params: { id } }),
    onSuccess: () => notify.success(t('undone_notice')),
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => {
      onClose()
      return readAgain(auditEndpoints.list, staffEndpoints.list, staffEndpoints.account)
    },
  })
  const texts = useConfirmTexts({ question: t('undo_question'), detail: t('undo_text'), confirm: t('undo') })
  return (
    <ConfirmDialog
      open={entry !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      texts={texts}
      loading={undo.isPending}
      onConfirm={() => entry && undo.mutate(entry)}
    />
  )
}
