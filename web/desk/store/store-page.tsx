// One store, new or there already: what holds now and the presses that change it, and below all that is written of it.
import { useQuery } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskStoreEndpoints } from '#contract/features/store/desk/desk-store.endpoints.ts'
import type { DeskStore } from '#contract/features/store/desk/desk-store.schema.ts'
import { BackToList } from '#web/desk/list/back-to-list.tsx'
import { useAddressId } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { useMay } from '#web/desk/session/use-desk.ts'
import { PageSkeleton } from '#web/desk/shell/frame.tsx'
import { NotFoundPage, Permitted } from '#web/desk/shell/not-found-page.tsx'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { Button } from '#web/ui/action/button.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { OpeningMenu } from './opening-menu.tsx'
import { StoreForm } from './store-form.tsx'
import { StoreMissing, StoreStateTag } from './store-state.tsx'
import { useStoreActs } from './use-store-acts.ts'

export function NewStorePage() {
  return (
    <Permitted needs="make_stores">
      <LoadedStore id={null} />
    </Permitted>
  )
}

export function StorePage() {
  const id = useAddressId()
  return (
    <Permitted needs="read_catalogue">
      {id === null ? <NotFoundPage /> : <LoadedStore key={id} id={id} />}
    </Permitted>
  )
}

function LoadedStore({ id }: { id: number | null }) {
  const t = useTranslations()
  const store = useQuery({
    ...deskQuery(deskStoreEndpoints.one, { params: { id: id ?? 1 } }),
    enabled: id !== null,
  })
  const terms = useQuery(deskQuery(deskStoreEndpoints.terms))
  const error = store.error ?? terms.error
  if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />
  if (!terms.data || (id !== null && !store.data)) {
    if (!error) return <PageSkeleton />
    const retry = () => void Promise.all([terms.refetch(), id === null ? null : store.refetch()])
    return <QuietFailure text={t('desk.load_failed')} retryLabel={t('common.retry')} onRetry={retry} />
  }
  const shown = id === null ? null : (store.data ?? null)
  return (
    <>
      <BackToList to="/stores" list="stores">
        {t('desk_stores.title')}
      </BackToList>
      <PageHeader
        title={shown?.shown_name ?? t('desk_stores.new')}
        text={shown ? <Standing store={shown} /> : t('desk_stores.new_text')}
        {...(shown ? { action: <Acts store={shown} /> } : {})}
      />
      <StoreForm store={shown} terms={terms.data} />
    </>
  )
}

function Standing({ store }: { store: DeskStore }) {
  return (
    <span role="status" className="mt-1 flex flex-wrap gap-2">
      <StoreStateTag store={store} />
      <StoreMissing store={store} />
    </span>
  )
}

function Acts({ store }: { store: DeskStore }) {
  const t = useTranslations('desk_stores')
  const [mayEdit, mayMake] = [useMay('edit_stores'), useMay('make_stores')]
  const { act, isPending } = useStoreActs(store)
  if (store.is_archived) {
    return mayMake ? (
      <Button variant="soft" loading={isPending} onClick={() => act({ kind: 'restore' })}>
        <ArchiveRestore aria-hidden size={18} />
        {t('restore')}
      </Button>
    ) : null
  }
  return (
    <div className="flex flex-wrap gap-2">
      {mayEdit && store.status && (
        <OpeningMenu
          store={store}
          trigger={
            <Button variant="soft">
              <Clock aria-hidden size={18} />
              {t('opening')}
            </Button>
          }
        />
      )}
      {mayMake && (
        <Button
          variant={store.status ? 'outline' : 'solid'}
          loading={isPending}
          onClick={() => act({ kind: 'stand', change: { status: !store.status } })}
        >
          {t(store.status ? 'unapprove' : 'approve')}
        </Button>
      )}
      {mayMake && <ArchiveButton onArchive={() => act({ kind: 'archive' })} />}
    </div>
  )
}

function ArchiveButton({ onArchive }: { onArchive: () => void }) {
  const t = useTranslations('desk_stores')
  const [isAsked, setAsked] = useState(false)
  const texts = useConfirmTexts({
    question: t('archive_question'),
    detail: t('archive_text'),
    confirm: t('archive'),
  })
  const confirm = () => {
    setAsked(false)
    onArchive()
  }
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        <Archive aria-hidden size={18} />
        {t('archive')}
      </Button>
      <ConfirmDialog open={isAsked} onOpenChange={setAsked} texts={texts} onConfirm={confirm} tone="danger" />
    </>
  )
}
