// One zone, new or there already: loaded with what its form needs, and the way out of use.
import { useMutation, useQuery } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import { useTranslations } from 'use-intl'
import { deskModuleEndpoints } from '#contract/features/module/desk/desk-module.endpoints.ts'
import { deskZoneEndpoints } from '#contract/features/zone/desk/desk-zone.endpoints.ts'
import type { DeskZone } from '#contract/features/zone/desk/desk-zone.schema.ts'
import { BackToList } from '#web/desk/list/back-to-list.tsx'
import { useAddressId } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskCall, deskQuery, readAgain } from '#web/desk/session/desk-api.ts'
import { useMay, useReadText } from '#web/desk/session/use-desk.ts'
import { PageSkeleton } from '#web/desk/shell/frame.tsx'
import { NotFoundPage, Permitted } from '#web/desk/shell/not-found-page.tsx'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { useQuestion } from './use-question.tsx'
import { ZoneForm } from './zone-form.tsx'
import { ZoneState } from './zone-state.tsx'

export function NewZonePage() {
  return (
    <Permitted needs="edit_zones">
      <LoadedZone id={null} />
    </Permitted>
  )
}

export function ZonePage() {
  const id = useAddressId()
  return (
    <Permitted needs="read_catalogue">
      {id === null ? <NotFoundPage /> : <LoadedZone key={id} id={id} />}
    </Permitted>
  )
}

function useParts(id: number | null) {
  const zone = useQuery({
    ...deskQuery(deskZoneEndpoints.read, { params: { id: id ?? 1 } }),
    enabled: id !== null,
  })
  const borders = useQuery(deskQuery(deskZoneEndpoints.borders))
  const modules = useQuery(deskQuery(deskModuleEndpoints.list))
  const error = zone.error ?? borders.error ?? modules.error
  const isReady = (id === null || zone.data) && borders.data && modules.data
  return {
    error,
    retry: () => void Promise.all([zone.refetch(), borders.refetch(), modules.refetch()]),
    parts: isReady ? { zone: zone.data ?? null, borders: borders.data, modules: modules.data } : null,
  }
}

function LoadedZone({ id }: { id: number | null }) {
  const t = useTranslations()
  const { parts, error, retry } = useParts(id)
  const read = useReadText()
  const mayEdit = useMay('edit_zones')
  if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />
  if (!parts && error)
    return <QuietFailure text={t('desk.load_failed')} retryLabel={t('common.retry')} onRetry={retry} />
  if (!parts) return <PageSkeleton />
  const { zone } = parts
  return (
    <>
      <BackToList to="/zones" list="zones">
        {t('zones.title')}
      </BackToList>
      <PageHeader
        title={zone ? read(zone.name) : t('zones.new')}
        text={zone ? <ZoneState isOn={zone.status} isArchived={zone.is_archived} /> : t('zones.new_text')}
        action={zone && mayEdit ? <ArchiveButton zone={zone} /> : null}
      />
      <ZoneForm {...parts} />
    </>
  )
}

function ArchiveButton({ zone }: { zone: DeskZone }) {
  const t = useTranslations('zones')
  const refusalOf = useRefusal()
  const { ask, dialog } = useQuestion()
  const endpoint = zone.is_archived ? deskZoneEndpoints.restore : deskZoneEndpoints.archive
  const { mutate, isPending } = useMutation({
    mutationFn: () => deskCall(endpoint, { params: { id: zone.id }, input: { version: zone.version } }),
    onSuccess: async () => {
      notify.success(t(zone.is_archived ? 'restored' : 'archived_notice'))
      await readAgain(deskZoneEndpoints.read, deskZoneEndpoints.borders, deskZoneEndpoints.list)
    },
    onError: (error) => notify.error(refusalOf(error)),
  })
  const press = async () => {
    const words = { question: t('archive_question'), detail: t('archive_text'), confirm: t('archive') }
    if (zone.is_archived || (await ask(words))) mutate()
  }
  const Icon = zone.is_archived ? ArchiveRestore : Archive
  return (
    <>
      <Button variant="soft" loading={isPending} onClick={() => void press()}>
        <Icon aria-hidden size={18} />
        {t(zone.is_archived ? 'restore' : 'archive')}
      </Button>
      {dialog}
    </>
  )
}
