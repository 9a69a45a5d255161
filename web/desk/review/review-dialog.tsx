// One review in full: what was said, the answer to it, and taking it out of the shop or back into it.
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type DeskReview,
  deskReviewEndpoints as ends,
} from '#contract/features/review/desk/desk-review.endpoints.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

type ReviewDialogProps = { review: DeskReview; onClose: () => void }

type Act = 'answer' | 'hide' | 'show'

function useChange({ id }: DeskReview, onDone: () => void) {
  const t = useTranslations('desk_reviews')
  return useMutation({
    mutationFn: ({
      act,
      input,
    }: {
      act: Act
      input: { version: number; reply?: string; reason?: string }
    }) =>
      act === 'hide'
        ? deskCall(ends.hide, { params: { id }, input: { reason: '', ...input } })
        : deskCall(ends[act], { params: { id }, input }),
    onSuccess: (_, { act }) => {
      notify.success(t(`done_${act}`))
      onDone()
    },
    onSettled: () => readAgain(ends.list),
  })
}

export function ReviewDialog({ review, onClose }: ReviewDialogProps) {
  const t = useTranslations()
  const name = review.customer_name || t('desk_reviews.former_customer')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('desk_reviews.review_of', { name })}
      closeLabel={t('common.close')}
    >
      <div className="flex flex-col gap-6">
        <Said review={review} />
        <Answer review={review} onClose={onClose} />
        <Hiding review={review} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function Said({ review }: { review: DeskReview }) {
  const t = useTranslations('desk_reviews')
  const moment = useMoment()
  const { rating, comment, item_name, courier_name, store_name, order_id, pictures, created_at } = review
  const about = [item_name ?? courier_name, store_name, order_id && t('order', { id: String(order_id) })]
  return (
    <div className="flex flex-col gap-2">
      <p className="text-13 text-ink-soft">
        {t('stars', { count: rating })} · {moment(created_at, 'day_time')} ·{' '}
        {about.filter(Boolean).join(' · ')}
      </p>
      <p dir="auto" className="whitespace-pre-line break-words text-16">
        {comment || t('no_words')}
      </p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((url) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={t('picture')} className="size-20 rounded-control object-cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Answer({ review, onClose }: ReviewDialogProps) {
  const t = useTranslations('desk_reviews')
  const refusalOf = useRefusal()
  const [reply, setReply] = useState(review.reply ?? '')
  const { mutate, isPending, error } = useChange(review, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ act: 'answer', input: { reply, version: review.version } })
  }
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <TextArea
        label={t('answer')}
        hint={t('answer_hint')}
        value={reply}
        maxLength={1_000}
        onChange={({ target }) => setReply(target.value)}
      />
      <FormRefusal text={error ? refusalOf(error) : undefined} />
      <Button
        type="submit"
        className="self-start"
        loading={isPending}
        disabled={reply === (review.reply ?? '')}
      >
        {t('save_answer')}
      </Button>
    </form>
  )
}

function Hiding({ review, onClose }: ReviewDialogProps) {
  const t = useTranslations('desk_reviews')
  const refusalOf = useRefusal()
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const { mutate, isPending, error } = useChange(review, onClose)
  const { version, is_hidden, hidden_reason } = review
  const isShort = reason.trim().length < 3
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (is_hidden) mutate({ act: 'show', input: { version } })
    else if (!isShort) mutate({ act: 'hide', input: { reason: reason.trim(), version } })
  }
  return (
    <form noValidate className="flex flex-col gap-3 border-line border-t pt-5" onSubmit={submit}>
      {is_hidden ? (
        <p className="text-14">
          {t('hidden_because')} <q dir="auto">{hidden_reason}</q>
        </p>
      ) : (
        <TextArea
          label={t('reason')}
          hint={t('reason_hint')}
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
          {...(wasTried && isShort ? { error: t('reason_wanted') } : {})}
        />
      )}
      <FormRefusal text={error ? refusalOf(error) : undefined} />
      <Button
        type="submit"
        variant={is_hidden ? 'soft' : 'danger'}
        className="self-start"
        loading={isPending}
      >
        {t(is_hidden ? 'show' : 'hide')}
      </Button>
    </form>
  )
}
