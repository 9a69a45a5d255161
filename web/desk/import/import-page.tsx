// One import at the step it is at; while a process works at it, it is asked about every second.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { formatCount } from '#contract/core/money-text.ts'
import { importEndpoints } from '#contract/features/import/import.endpoints.ts'
import type { ImportView } from '#contract/features/import/import.schema.ts'
import type { ImportState } from '#contract/features/import/import-words.ts'
import { BackToList } from '#web/desk/list/back-to-list.tsx'
import { DeskLink, useAddressId } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { NotFoundPage, Permitted } from '#web/desk/shell/not-found-page.tsx'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ProgressBar } from '#web/ui/display/progress-bar.tsx'
import { announce } from '#web/ui/feedback/announce.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { CheckedRows } from './checked-rows.tsx'
import { importQuery, showImport } from './import-query.ts'
import { MappingStep } from './mapping-step.tsx'
import { RunPanel } from './run-panel.tsx'
import { StateTag } from './state-tag.tsx'

export function ImportPage() {
  const id = useAddressId()
  if (id === null) return <NotFoundPage />
  return (
    <Permitted needs="import_catalogue">
      <OneImport id={id} />
    </Permitted>
  )
}

const everyMs = 1_000

const isBusy = (state: ImportState | undefined) => state === 'checking' || state === 'running'

function OneImport({ id }: { id: number }) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { data, error, refetch } = useQuery({
    ...importQuery(id),
    refetchInterval: ({ state }) => (isBusy(state.data?.state) ? everyMs : false),
  })
  const state = data?.state
  const word = state && t(`desk_import.state_${state}`)
  useEffect(() => {
    if (word) announce(word)
  }, [word])
  return (
    <>
      <BackToList to="/imports" list="imports">
        {t('desk_import.title')}
      </BackToList>
      {data ? (
        <Found view={data} />
      ) : error ? (
        <QuietFailure
          text={refusalOf(error, t('desk.load_failed'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-72 w-full rounded-card" />
      )}
    </>
  )
}

function Found({ view }: { view: ImportView }) {
  const t = useTranslations('desk_import')
  const { state, kind, problem, total } = view
  const hasRows = state === 'checked' || state === 'done'
  const about = [t(`kind_${kind}`), ...(total === null ? [] : [t('rows', { count: total })])].join(' · ')
  return (
    <>
      <PageHeader
        title={view.file_name}
        text={
          <span className="inline-flex flex-wrap items-center gap-2">
            {about} <StateTag state={state} />
          </span>
        }
        action={<CancelButton view={view} />}
      />
      <div className="flex flex-col gap-5">
        <FormRefusal text={problem ?? undefined} />
        {state === 'mapping' && <MappingStep view={view} />}
        {isBusy(state) && <Working view={view} />}
        {hasRows && <RunPanel view={view} />}
        {hasRows && <CheckedRows view={view} />}
        {(state === 'uploading' || state === 'refused' || state === 'canceled') && (
          <div>
            <Button render={<DeskLink to="/imports/new" />}>{t('begin_again')}</Button>
          </div>
        )}
      </div>
    </>
  )
}

function Working({ view: { state, progress, total } }: { view: ImportView }) {
  const t = useTranslations('desk_import')
  const text = t('looked_at', { count: formatCount(progress) })
  return (
    <Card tone="outline" className="flex flex-col gap-3 p-4">
      <p className="font-medium">{t(state === 'running' ? 'running_text' : 'checking_text')}</p>
      {/* How many rows a file has is known when it was checked. */}
      <ProgressBar
        share={total ? progress / total : progress === 0 ? 0.02 : 0.5}
        label={t(`state_${state}`)}
        valueText={text}
      />
      <p className="text-13 text-ink-soft tabular">{text}</p>
      <p className="text-13 text-ink-soft">{t('may_leave')}</p>
    </Card>
  )
}

function CancelButton({ view: { id, version, state } }: { view: ImportView }) {
  const t = useTranslations('desk_import')
  const refusalOf = useRefusal()
  const work = useMutation({
    mutationFn: () => deskCall(importEndpoints.cancel, { params: { id }, input: { version } }),
    onSuccess: showImport,
    onError: (error) => notify.error(refusalOf(error)),
  })
  const canCancel =
    state === 'uploading' || state === 'mapping' || state === 'checking' || state === 'checked'
  if (!canCancel) return null
  return (
    <Button variant="outline" size="small" loading={work.isPending} onClick={() => work.mutate()}>
      {t('cancel')}
    </Button>
  )
}
