// Notices that were sent, are being sent, or wait for their time.
import { useMutation } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskNoticeEndpoints as ends } from '#contract/features/notification/desk/desk-notice.endpoints.ts'
import { type DeskNotice, noticeStates } from '#contract/features/notification/desk/desk-notice.schema.ts'
import { DeskTable } from '#web/desk/list/desk-table.tsx'
import type { DeskColumn } from '#web/desk/list/desk-table.types.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { Button } from '#web/ui/action/button.tsx'
import { softTones } from '#web/ui/display/tone.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { NoticePreview } from './notice-preview.tsx'
import { NoticesFrame } from './notices-frame.tsx'

const tones = { planned: 'accent', sending: 'warning', sent: 'success', withdrawn: 'neutral' } as const

function useColumns(): DeskColumn<DeskNotice>[] {
  const t = useTranslations('desk_notices')
  return [
    {
      id: 'title',
      name: t('title'),
      cell: ({ title, description }) => (
        <span className="block max-w-prose">
          {title}
          <span className="line-clamp-1 font-normal text-13 text-ink-soft">{description}</span>
        </span>
      ),
      csv: ({ title }) => title,
    },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => (
        <span
          className={`inline-flex min-h-6 items-center rounded-full px-2.5 font-medium text-12 ${softTones[tones[state]]}`}
        >
          {t(state)}
        </span>
      ),
      csv: ({ state }) => t(state),
      isPlainOnCard: true,
    },
    {
      id: 'to',
      name: t('to'),
      cell: ({ segment: { kind } }) => t(`to_${kind}`),
      csv: ({ segment: { kind } }) => t(`to_${kind}`),
    },
    {
      id: 'time',
      name: t('time'),
      sort: 'time',
      cell: ({ send_at }) => <bdi className="tabular">{send_at}</bdi>,
      csv: ({ send_at }) => send_at,
    },
    {
      id: 'reached',
      name: t('reached'),
      align: 'end',
      cell: ({ reached }) => reached,
      csv: ({ reached }) => reached,
    },
    {
      id: 'by',
      name: t('sent_by'),
      cell: ({ sent_by }) => sent_by ?? '–',
      csv: ({ sent_by }) => sent_by ?? '',
    },
  ]
}

export function NoticesPage() {
  const t = useTranslations('desk_notices')
  const write = (
    <Button render={<DeskLink to="/notices/new" />}>
      <Send aria-hidden size={18} className="mirror" />
      {t('new_notice')}
    </Button>
  )
  return (
    <NoticesFrame tab="notices" action={write}>
      <NoticeList />
    </NoticesFrame>
  )
}

function NoticeList() {
  const t = useTranslations('desk_notices')
  const [asked, setAsked] = useState<DeskNotice | null>(null)
  const [opened, setOpened] = useState<DeskNotice | null>(null)
  return (
    <>
      <DeskTable
        name="notices"
        label={t('notices')}
        endpoint={ends.list}
        columns={useColumns()}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: noticeStates.map((value) => ({ value, label: t(value) })),
          },
        ]}
        sortedFirst={{ sort: 'newest', dir: 'up' }}
        rowName={({ title }) => title}
        onOpen={setOpened}
        rowActions={(notice) =>
          notice.state === 'planned' && (
            <Button
              size="small"
              variant="ghost"
              aria-label={t('withdraw_named', { name: notice.title })}
              onClick={() => setAsked(notice)}
            >
              {t('withdraw')}
            </Button>
          )
        }
        searchLabel={t('search')}
        empty={{ title: t('empty'), text: t('empty_text') }}
      />
      <Dialog
        open={opened !== null}
        onOpenChange={(isOpen) => !isOpen && setOpened(null)}
        title={t('preview')}
        closeLabel={t('close')}
      >
        {opened && <NoticePreview title={opened.title} text={opened.description} />}
      </Dialog>
      {asked && <WithdrawQuestion notice={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function WithdrawQuestion({ notice, onClose }: { notice: DeskNotice; onClose: () => void }) {
  const t = useTranslations('desk_notices')
  const refusalOf = useRefusal()
  const { id, title, version } = notice
  const { mutate, isPending } = useMutation({
    mutationFn: () => deskCall(ends.withdraw, { params: { id }, input: { version } }),
    onSuccess: () => notify.success(t('is_withdrawn', { name: title })),
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => {
      onClose()
      return readAgain(ends.list)
    },
  })
  const texts = useConfirmTexts({
    question: t('withdraw_question', { name: title }),
    detail: t('withdraw_detail'),
    confirm: t('withdraw'),
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
