// What customers say on the landing page: a short list, each in a dialog of its own.
import { useMutation, useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fallbackText } from '#contract/core/desk.ts'
import { deskPageEndpoints } from '#contract/features/content/desk/desk-pages.endpoints.ts'
import type { DeskTestimonial } from '#contract/features/content/desk/desk-pages.schema.ts'
import { deskCall, deskQuery, readAgain } from '#web/desk/session/desk-api.ts'
import { usePreferences } from '#web/desk/session/preferences.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { TestimonialForm } from './testimonial-form.tsx'

export function Testimonials() {
  const t = useTranslations()
  const { language } = usePreferences()
  const { data } = useQuery(deskQuery(deskPageEndpoints.testimonials))
  const [edited, setEdited] = useState<DeskTestimonial | 'new' | null>(null)
  const [removed, setRemoved] = useState<DeskTestimonial | null>(null)
  const said = (text: DeskTestimonial['name']) => text[language] || fallbackText(text, language)
  return (
    <section aria-label={t('desk_pages.quotes')} className="desk-panel mt-5 p-4 sm:p-5">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold text-16">{t('desk_pages.quotes')}</h2>
          <p className="mt-0.5 max-w-prose text-13 text-ink-soft">{t('desk_pages.quotes_text')}</p>
        </div>
        <Button variant="outline" size="small" onClick={() => setEdited('new')}>
          <Plus aria-hidden size={16} />
          {t('desk_pages.quote_add')}
        </Button>
      </div>
      {data?.rows.length === 0 && <p className="text-14 text-ink-soft">{t('desk_pages.quotes_none')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {data?.rows.map((quote) => (
          <li key={quote.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium">{said(quote.name)}</p>
              <p className="line-clamp-2 text-13 text-ink-soft">{said(quote.review)}</p>
            </div>
            {!quote.status && <Tag>{t('desk_pages.hidden')}</Tag>}
            <Button variant="ghost" size="small" onClick={() => setEdited(quote)}>
              {t('desk_pages.change')}
              <span className="sr-only">: {said(quote.name)}</span>
            </Button>
            <Button variant="ghost" size="small" onClick={() => setRemoved(quote)}>
              {t('desk_pages.remove')}
              <span className="sr-only">: {said(quote.name)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={edited !== null}
        onOpenChange={(isOpen) => !isOpen && setEdited(null)}
        title={t(edited === 'new' ? 'desk_pages.quote_add' : 'desk_pages.quote_change')}
        closeLabel={t('common.close')}
      >
        {edited && data && (
          <TestimonialForm
            testimonial={edited === 'new' ? null : edited}
            picture_base={data.picture_base}
            onDone={() => setEdited(null)}
          />
        )}
      </Dialog>
      <RemoveQuestion quote={removed} onClose={() => setRemoved(null)} />
    </section>
  )
}

function RemoveQuestion({ quote, onClose }: { quote: DeskTestimonial | null; onClose: () => void }) {
  const t = useTranslations('desk_pages')
  const refusalOf = useRefusal()
  const remove = useMutation({
    mutationFn: ({ id, version }: DeskTestimonial) =>
      deskCall(deskPageEndpoints.removeTestimonial, { params: { id }, input: { version } }),
    onSuccess: () => notify.success(t('quote_removed')),
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => {
      onClose()
      return readAgain(deskPageEndpoints.testimonials)
    },
  })
  const texts = useConfirmTexts({
    question: t('remove_question'),
    detail: t('remove_text'),
    confirm: t('remove'),
  })
  return (
    <ConfirmDialog
      open={quote !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      texts={texts}
      tone="danger"
      loading={remove.isPending}
      onConfirm={() => quote && remove.mutate(quote)}
    />
  )
}
