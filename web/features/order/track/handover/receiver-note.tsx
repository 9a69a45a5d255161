// The note of a parcel's receiver to the courier: written on their private link, until the parcel is picked up.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  longestReceiverNote,
  type SharedOrder,
  trackingEndpoints,
} from '#contract/features/order/tracking.endpoints.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useOrderAction } from '../../page/use-order-action.ts'

interface ReceiverNoteProps {
  token: string
  shared: SharedOrder
}

export function ReceiverNote({ token, shared }: ReceiverNoteProps) {
  const { receiver_note, may_note } = shared
  if (may_note) return <NoteForm token={token} saved={receiver_note ?? ''} />
  return receiver_note ? <KeptNote note={receiver_note} /> : null
}

function NoteForm({ token, saved }: { token: string; saved: string }) {
  const t = useTranslations('order')
  const { api } = useAccess()
  const [note, setNote] = useState(saved)
  const { mutate, isPending } = useOrderAction(
    () => api.call(trackingEndpoints.receiverNote, { input: { token, note: note.trim() } }),
    () => undefined,
  )
  return (
    <div className="flex flex-col items-start gap-3">
      <TextArea
        label={t('receiver_note')}
        placeholder={t('receiver_note_hint')}
        rows={2}
        value={note}
        maxLength={longestReceiverNote}
        onChange={(event) => setNote(event.currentTarget.value)}
        className="w-full"
      />
      <Button
        variant="soft"
        disabled={note.trim() === saved}
        loading={isPending}
        onClick={() => mutate(undefined)}
      >
        {t('receiver_note_save')}
      </Button>
    </div>
  )
}

function KeptNote({ note }: { note: string }) {
  const t = useTranslations('order')
  return (
    <dl className="text-14">
      <dt className="text-13 text-ink-soft">{t('receiver_note')}</dt>
      <dd className="wrap-anywhere">
        <bdi>{note}</bdi>
      </dd>
    </dl>
  )
}
