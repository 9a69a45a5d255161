// Addresses that asked for the newsletter: found, taken out as a file, removed as their owners ask.
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  deskNewsletterEndpoints as ends,
  type Subscriber,
} from '#contract/features/content/desk/desk-newsletter.endpoints.ts'
import { DeskTable } from '#web/desk/list/desk-table.tsx'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { saveFile } from '#web/platform/files/save-file.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { NoticesFrame } from './notices-frame.tsx'

export function NewsletterPage() {
  return (
    <NoticesFrame tab="newsletter" action={<ExportButton />}>
      <Subscribers />
    </NoticesFrame>
  )
}

function ExportButton() {
  const t = useTranslations('desk_notices')
  const refusalOf = useRefusal()
  const { mutate, isPending } = useMutation({
    mutationFn: () => deskCall(ends.export),
    onSuccess: ({ file, csv }) => saveFile(file, csv, 'text/csv;charset=utf-8'),
    onError: (error) => notify.error(refusalOf(error)),
  })
  return (
    <Button variant="soft" loading={isPending} onClick={() => mutate()}>
      <Download aria-hidden size={18} />
      {t('export_all')}
    </Button>
  )
}

function Subscribers() {
  const t = useTranslations('desk_notices')
  const moment = useMoment()
  const [asked, setAsked] = useState<Subscriber | null>(null)
  return (
    <>
      <DeskTable
        name="newsletter"
        label={t('newsletter')}
        endpoint={ends.list}
        columns={[
          { id: 'email', name: t('email'), sort: 'email', cell: ({ email }) => <bdi>{email}</bdi> },
          {
            id: 'since',
            name: t('since'),
            sort: 'newest',
            cell: ({ created_at }) => moment(created_at, 'day_time'),
          },
        ]}
        sortedFirst={{ sort: 'newest', dir: 'up' }}
        rowName={({ email }) => email}
        onOpen={setAsked}
        rowActions={(one) => (
          <Button
            size="small"
            variant="ghost"
            aria-label={t('remove_named', { name: one.email })}
            onClick={() => setAsked(one)}
          >
            {t('remove')}
          </Button>
        )}
        searchLabel={t('search_newsletter')}
        empty={{ title: t('no_subscribers'), text: t('no_subscribers_text') }}
      />
      {asked && <RemoveQuestion subscriber={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function RemoveQuestion({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const t = useTranslations('desk_notices')
  const refusalOf = useRefusal()
  const { id, email } = subscriber
  const { mutate, isPending } = useMutation({
    mutationFn: () => deskCall(ends.remove, { params: { id } }),
    onSuccess: () => notify.success(t('is_removed', { name: email })),
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => {
      onClose()
      return readAgain(ends.list)
    },
  })
  const texts = useConfirmTexts({
    question: t('remove_question', { name: email }),
    detail: t('remove_detail'),
    confirm: t('remove'),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      texts={texts}
      tone="danger"
      loading={isPending}
      onConfirm={() => mutate()}
    />
  )
}
