// The home page of a module: its sections in a sequence of the shop's own, each on or off.
import { useQuery } from '@tanstack/react-query'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useTranslations } from 'use-intl'
import { deskModuleEndpoints as ends } from '#contract/features/module/desk/desk-module.endpoints.ts'
import { type DeskHome, homeArrangement } from '#contract/features/module/desk/desk-module.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { BackToList } from '#web/desk/list/back-to-list.tsx'
import { DeskLink, useAddressId } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskCall, deskQuery, queryClient, readAgain } from '#web/desk/session/desk-api.ts'
import { useMay } from '#web/desk/session/use-desk.ts'
import { PageSkeleton } from '#web/desk/shell/frame.tsx'
import { NotFoundPage, Permitted } from '#web/desk/shell/not-found-page.tsx'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { Button } from '#web/ui/action/button.tsx'
import { announce } from '#web/ui/feedback/announce.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { type HomeValues, SectionsField } from './sections-field.tsx'

export function HomeSectionsPage() {
  const id = useAddressId()
  return (
    <Permitted needs="read_catalogue">
      {id === null ? <NotFoundPage /> : <LoadedHome key={id} id={id} />}
    </Permitted>
  )
}

function LoadedHome({ id }: { id: number }) {
  const t = useTranslations()
  const { data, error, refetch } = useQuery(deskQuery(ends.readHome, { params: { id } }))
  if (!data) {
    if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />
    return error ? (
      <QuietFailure
        text={t('desk.load_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <PageSkeleton />
    )
  }
  return (
    <>
      <BackToList to="/modules" list="modules">
        {t('modules.title')}
      </BackToList>
      <PageHeader title={t('desk_home.title', { module: data.name })} text={t('desk_home.text')} />
      <HomeForm home={data} />
    </>
  )
}

function useHomeForm(home: DeskHome) {
  const t = useTranslations('desk_home')
  const mayEdit = useMay('edit_zones')
  const at = { params: { id: home.id } }
  return useDeskForm<HomeValues, DeskHome, HomeValues>({
    thing: home,
    valuesOf: (one) => ({ sections: (one ?? home).sections }),
    inputOf: (values) => values,
    schema: homeArrangement,
    save: (input, version) => deskCall(ends.arrangeHome, { ...at, input: { ...input, version } }),
    reload: () => deskCall(ends.readHome, at),
    onSaved: (saved) => {
      queryClient.setQueryData(deskQuery(ends.readHome, at).queryKey, saved)
      void readAgain(ends.list)
    },
    fields: {
      sections: {
        label: t('sections'),
        text: (sections) =>
          sections
            .filter(({ is_on }) => is_on)
            .map(({ key }) => t(key))
            .join(', '),
      },
    },
    draft: `home-${home.id}`,
    readOnly: mayEdit ? undefined : t('read_only'),
  })
}

function HomeForm({ home }: { home: DeskHome }) {
  const t = useTranslations('desk_home')
  const form = useHomeForm(home)
  const backToUsual = () => {
    const usual = home.usual.map((key) => ({ key, is_on: true }))
    form.form.setValue('sections', usual, { shouldDirty: true, shouldValidate: true })
    announce(t('usual_again'))
  }
  return (
    <DeskFormFrame form={form} label={t('sections')}>
      <FormSection
        title={t('sections')}
        text={t('sections_text')}
        action={
          <Button variant="outline" size="small" onClick={backToUsual}>
            <RotateCcw aria-hidden size={16} />
            {t('usual')}
          </Button>
        }
      >
        <SectionsField control={form.control} />
        {useMay('edit_promotions') && (
          <p className="text-14 text-ink-soft">
            {t('pictures_elsewhere')}{' '}
            <DeskLink
              to="/promotions/home-pictures"
              search={{ module: String(home.id) }}
              className="font-medium text-accent-ink underline"
            >
              {t('pictures')}
            </DeskLink>
          </p>
        )}
      </FormSection>
    </DeskFormFrame>
  )
}
