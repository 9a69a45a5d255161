// The frame of a form: drafts and other people's changes above it, refusals and the bar for saving below.
import type { FormEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import type { DeskForm } from './desk-form.types.ts'
import { DraftOffer } from './draft-offer.tsx'
import { FormLanguageProvider } from './form-language.tsx'
import { SaveBar } from './save-bar.tsx'
import { useLeaveWarning } from './use-leave-warning.ts'

type DeskFormFrameProps<Values extends FieldValues> = {
  form: DeskForm<Values>
  /** What is edited, for whoever hears it. */
  label: string
  children: ReactNode
}

export function DeskFormFrame<Values extends FieldValues>({
  form,
  label,
  children,
}: DeskFormFrameProps<Values>) {
  const { isDirty, isNew, isSaving, refusal, conflict, draft, readOnly, submit, discard } = form
  const send = (event: FormEvent) => {
    event.preventDefault()
    // A form within a dialog of this form is another one.
    event.stopPropagation()
    submit()
  }
  return (
    <FormLanguageProvider>
      <form noValidate aria-label={label} onSubmit={send}>
        {draft && <DraftOffer draft={draft} />}
        {conflict && <ConflictPanel conflict={conflict} mine={form.form.getValues()} fields={form.fields} />}
        {readOnly && <p className="mb-5 rounded-card bg-fill px-4 py-3 text-14 text-ink-soft">{readOnly}</p>}
        <fieldset disabled={Boolean(readOnly)} className="flex min-w-0 flex-col gap-5">
          {children}
        </fieldset>
        {refusal && (
          <div className="mt-5">
            <FormRefusal text={refusal} />
          </div>
        )}
        {!readOnly && (
          <SaveBar
            isDirty={isDirty}
            isNew={isNew}
            isSaving={isSaving}
            isMet={conflict !== null}
            onSave={submit}
            onDiscard={discard}
          />
        )}
      </form>
      <LeaveQuestion isUnsaved={form.isUnsaved} />
    </FormLanguageProvider>
  )
}

function LeaveQuestion({ isUnsaved }: { isUnsaved: () => boolean }) {
  const t = useTranslations('desk_form')
  const { isOpen, leave, stay } = useLeaveWarning(isUnsaved)
  const texts = useConfirmTexts({
    question: t('leave_question'),
    detail: t('leave_text'),
    cancel: t('leave_stay'),
    confirm: t('leave_leave'),
  })
  return (
    <ConfirmDialog open={isOpen} onOpenChange={(open) => open || stay()} texts={texts} onConfirm={leave} />
  )
}

type FormSectionProps = { title: string; text?: ReactNode; action?: ReactNode; children: ReactNode }

/** Fields that belong together, in columns where there is room. */
export function FormSection({ title, text, action, children }: FormSectionProps) {
  return (
    <section aria-label={title} className="desk-panel p-4 sm:p-5">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold text-16">{title}</h2>
          {text && <p className="mt-0.5 max-w-prose text-13 text-ink-soft">{text}</p>}
        </div>
        {action}
      </div>
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">{children}</div>
    </section>
  )
}
