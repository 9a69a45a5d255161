// The ways of ordering, in the sequence customers see them.
import { useMutation, useQuery } from '@tanstack/react-query'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { deskModuleEndpoints } from '#contract/features/module/desk/desk-module.endpoints.ts'
import type { DeskModule } from '#contract/features/module/desk/desk-module.schema.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskCall, deskQuery, queryClient, readAgain } from '#web/desk/session/desk-api.ts'
import { useMay } from '#web/desk/session/use-desk.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { ZoneState } from '#web/desk/zone/zone-state.tsx'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { announce } from '#web/ui/feedback/announce.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

export function ModulesPage() {
  return (
    <Permitted needs="read_catalogue">
      <Modules />
    </Permitted>
  )
}

function Modules() {
  const t = useTranslations()
  const mayEdit = useMay('edit_zones')
  const { data, error, refetch } = useQuery(deskQuery(deskModuleEndpoints.list))
  const make = (
    <Button render={<DeskLink to="/modules/new" />}>
      <Plus aria-hidden size={18} />
      {t('modules.new')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('modules.title')}
        text={t('modules.text')}
        {...(mayEdit ? { action: make } : {})}
      />
      {!data && error && (
        <QuietFailure
          text={t('desk.load_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-72 w-full rounded-card" />}
      {data?.length === 0 && (
        <EmptyState
          picture={<EmptyPicture size={120} />}
          title={t('modules.empty')}
          text={t('modules.empty_text')}
          {...(mayEdit ? { action: make } : {})}
        />
      )}
      {data && data.length > 0 && <ModuleList modules={data} mayEdit={mayEdit} />}
    </>
  )
}

function useArrange() {
  const t = useTranslations('modules')
  const refusalOf = useRefusal()
  const query = deskQuery(deskModuleEndpoints.list)
  const { mutate } = useMutation({
    mutationFn: (ids: number[]) => deskCall(deskModuleEndpoints.arrange, { input: { ids } }),
    onMutate: (ids) => {
      const before = queryClient.getQueryData(query.queryKey)
      if (before) queryClient.setQueryData(query.queryKey, inSequence(before, ids))
      return before
    },
    onError: (error, _, before) => {
      if (before) queryClient.setQueryData(query.queryKey, before)
      notify.error(refusalOf(error))
    },
    onSettled: () => readAgain(deskModuleEndpoints.list),
  })
  return (modules: readonly DeskModule[], at: number, by: 1 | -1) => {
    const ids = modules.map(({ id }) => id)
    const [moved] = ids.splice(at, 1)
    if (moved === undefined) return
    ids.splice(at + by, 0, moved)
    announce(t('moved', { name: modules[at]?.name ?? '', place: String(at + by + 1) }))
    mutate(ids)
  }
}

function inSequence(modules: readonly DeskModule[], ids: readonly number[]): DeskModule[] {
  const place = (id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return modules.toSorted((one, other) => place(one.id) - place(other.id))
}

function ModuleList({ modules, mayEdit }: { modules: readonly DeskModule[]; mayEdit: boolean }) {
  const t = useTranslations('modules')
  const arrange = useArrange()
  const inUse = modules.filter(({ is_archived }) => !is_archived)
  return (
    <ol aria-label={t('title')} className="desk-panel divide-y divide-line">
      {modules.map((module) => {
        const at = inUse.indexOf(module)
        return (
          <li key={module.id} className="flex items-center gap-3 px-4 py-3">
            <Picture
              picture={{ url: module.icon_full_url, width: 44, height: 44 }}
              alt=""
              sizes="44px"
              className="size-11 shrink-0 rounded-control"
            />
            <div className="min-w-0 flex-1">
              <DeskLink to={`/modules/${module.id}`} from="modules" className="font-medium hover:underline">
                {module.name}
              </DeskLink>
              <p className="text-13 text-ink-soft">
                {t(`kind_${module.module_type}`)} · {t('stores', { count: module.stores_count })} ·{' '}
                {t('items', { count: module.items_count })} · {t('zones', { count: module.zones.length })}
              </p>
            </div>
            <ZoneState isOn={module.status} isArchived={module.is_archived} />
            {mayEdit && at >= 0 && inUse.length > 1 && (
              <div className="flex">
                <IconButton
                  label={t('earlier', { name: module.name })}
                  size="small"
                  disabled={at === 0}
                  onClick={() => arrange(inUse, at, -1)}
                >
                  <ArrowUp aria-hidden size={16} />
                </IconButton>
                <IconButton
                  label={t('later', { name: module.name })}
                  size="small"
                  disabled={at === inUse.length - 1}
                  onClick={() => arrange(inUse, at, 1)}
                >
                  <ArrowDown aria-hidden size={16} />
                </IconButton>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
