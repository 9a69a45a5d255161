// One module, new or there already, and the way out of use.
import { useMutation, useQuery } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import LayoutList from 'lucide-react/icons/layout-list'
import { useTranslations } from 'use-intl'
import { deskModuleEndpoints } from '#contract/features/module/desk/desk-module.endpoints.ts'
import type { DeskModule } from '#contract/features/module/desk/desk-module.schema.ts'
import { deskZoneEndpoints } from '#contract/features/zone/desk/desk-zone.endpoints.ts'
import { BackToList } from '#web/desk/list/back-to-list.tsx'
import { DeskLink, useAddressId } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskCall, deskQuery, readAgain } from '#web/desk/session/desk-api.ts'
import { useMay } from '#web/desk/session/use-desk.ts'
import { PageSkeleton } from '#web/desk/shell/frame.tsx'
import { NotFoundPage, Permitted } from '#web/desk/shell/not-found-page.tsx'
import { useQuestion } from '#web/desk/zone/use-question.tsx'
import { ZoneState } from '#web/desk/zone/zone-state.tsx'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { ModuleForm } from './module-form.tsx'

export function NewModulePage() {
  return (
    <Permitted needs="edit_zones">
      <LoadedModule id={null} />
    </Permitted>
  )
}

export function ModulePage() {
  const id = useAddressId()
  return (
    <Permitted needs="read_catalogue">
      {id === null ? <NotFoundPage /> : <LoadedModule key={id} id={id} />}
    </Permitted>
  )
}

function LoadedModule({ id }: { id: number | null }) {
  const t = useTranslations()
  const mayEdit = useMay('edit_zones')
  const modules = useQuery(deskQuery(deskModuleEndpoints.list))
  const zones = useQuery(deskQuery(deskZoneEndpoints.borders))
  const error = modules.error ?? zones.error
  if (!(modules.data && zones.data)) {
    const retry = () => void Promise.all([modules.refetch(), zones.refetch()])
    return error ? (
      <QuietFailure text={t('desk.load_failed')} retryLabel={t('common.retry')} onRetry={retry} />
    ) : (
      <PageSkeleton />
    )
  }
  const module = modules.data.find((one) => one.id === id) ?? null
  if (id !== null && !module) return <NotFoundPage />
  return (
    <>
      <BackToList to="/modules" list="modules">
        {t('modules.title')}
      </BackToList>
      <PageHeader
        title={module?.name ?? t('modules.new')}
        text={
          module ? <ZoneState isOn={module.status} isArchived={module.is_archived} /> : t('modules.new_text')
        }
        action={
          module && (
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" render={<DeskLink to={`/modules/${module.id}/home`} />}>
                <LayoutList aria-hidden size={18} />
                {t('desk_home.arrange')}
              </Button>
              {mayEdit && <ArchiveButton module={module} />}
            </div>
          )
        }
      />
      <ModuleForm module={module} zones={zones.data} />
    </>
  )
}

function ArchiveButton({ module }: { module: DeskModule }) {
  const t = useTranslations('modules')
  const refusalOf = useRefusal()
  const { ask, dialog } = useQuestion()
  const endpoint = module.is_archived ? deskModuleEndpoints.restore : deskModuleEndpoints.archive
  const { mutate, isPending } = useMutation({
    mutationFn: () => deskCall(endpoint, { params: { id: module.id }, input: { version: module.version } }),
    onSuccess: async () => {
      notify.success(t(module.is_archived ? 'restored' : 'archived'))
      await readAgain(deskModuleEndpoints.list)
    },
    onError: (error) => notify.error(refusalOf(error)),
  })
  const press = async () => {
    const words = { question: t('archive_question'), detail: t('archive_text'), confirm: t('archive') }
    if (module.is_archived || (await ask(words))) mutate()
  }
  const Icon = module.is_archived ? ArchiveRestore : Archive
  return (
    <>
      <Button variant="soft" loading={isPending} onClick={() => void press()}>
        <Icon aria-hidden size={18} />
        {t(module.is_archived ? 'restore' : 'archive')}
      </Button>
      {dialog}
    </>
  )
}
