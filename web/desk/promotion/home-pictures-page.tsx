// The fixed pictures of each module's home page: every place named in words and shown where it is.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskModuleEndpoints } from '#contract/features/module/desk/desk-module.endpoints.ts'
import type { DeskModule } from '#contract/features/module/desk/desk-module.schema.ts'
import { deskSectionEndpoints as ends } from '#contract/features/promotion/desk/desk-banner.endpoints.ts'
import { useChangeSearch, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { HomePictureForm } from './home-picture-form.tsx'
import { type EditedPicture, HomePictures } from './home-pictures.tsx'
import { nameKeyOf } from './home-places.ts'
import { PromotionsFrame } from './promotions-frame.tsx'

export function HomePicturesPage() {
  return (
    <PromotionsFrame tab="home_pictures">
      <Pictures />
    </PromotionsFrame>
  )
}

function Pictures() {
  const t = useTranslations()
  const { module: asked } = useDeskSearch()
  const change = useChangeSearch()
  const { data, error, refetch } = useQuery(deskQuery(deskModuleEndpoints.list))
  if (!data) {
    return error ? (
      <QuietFailure
        text={t('desk.load_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-96 w-full rounded-card" />
    )
  }
  const modules = data.filter(({ is_archived }) => !is_archived)
  const module = modules.find(({ id }) => String(id) === asked) ?? modules[0]
  if (!module) return <p className="text-14 text-ink-soft">{t('desk_home.no_module')}</p>
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-xs">
        <Select
          label={t('desk_home.module')}
          options={modules.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(module.id)}
          onValueChange={(value) => void change({ module: value })}
        />
      </div>
      <OfModule key={module.id} module={module} />
    </div>
  )
}

function OfModule({ module }: { module: DeskModule }) {
  const t = useTranslations()
  const words = useTranslations('desk_home')
  const [edited, setEdited] = useState<EditedPicture | null>(null)
  const pictures = useQuery(deskQuery(ends.list, { input: { module_id: module.id } }))
  const home = useQuery(deskQuery(deskModuleEndpoints.readHome, { params: { id: module.id } }))
  const error = pictures.error ?? home.error
  if (!(pictures.data && home.data)) {
    const retry = () => void Promise.all([pictures.refetch(), home.refetch()])
    return error ? (
      <QuietFailure text={t('desk.load_failed')} retryLabel={t('common.retry')} onRetry={retry} />
    ) : (
      <Skeleton className="h-96 w-full rounded-card" />
    )
  }
  return (
    <>
      <HomePictures module={module} pictures={pictures.data} home={home.data} onEdit={setEdited} />
      <Dialog
        open={edited !== null}
        onOpenChange={(isOpen) => !isOpen && setEdited(null)}
        title={edited ? words(nameKeyOf(edited.spot)) : ''}
        closeLabel={t('common.close')}
      >
        {edited && (
          <HomePictureForm
            module_id={module.id}
            spot={edited.spot}
            section={edited.section}
            onDone={() => setEdited(null)}
          />
        )}
      </Dialog>
    </>
  )
}
