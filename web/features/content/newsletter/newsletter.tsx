// The newsletter banner (FTR-01): the rules of its form are fetched when somebody reaches for it.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useOnDemand } from '#web/ui/overlay/use-on-demand.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import { formLook, submitLook } from './form-look.ts'

const loadForm = () => import('./newsletter-form.tsx').then(({ NewsletterForm }) => NewsletterForm)

interface NewsletterProps {
  title: string | null
  text: string | null
  /** The ground it lies on. */
  className: string
}

export function Newsletter({ title, text, className }: NewsletterProps) {
  const t = useTranslations('footer')
  return (
    <section
      aria-label={title ?? t('newsletter')}
      className={classNames(
        'flex flex-col gap-5 rounded-sheet px-6 py-8 sm:px-10 lg:flex-row lg:items-center lg:justify-between',
        className,
      )}
    >
      <div className="min-w-0">
        <h2 className="font-semibold text-22 text-ink sm:text-28">{title ?? t('newsletter')}</h2>
        <p className="mt-1 text-14 text-ink-soft sm:text-16">{text}</p>
      </div>
      <FormOnDemand />
    </section>
  )
}

function FormOnDemand() {
  const t = useTranslations('footer')
  const [typed, setTyped] = useState('')
  const [isSent, setSent] = useState(false)
  const { Part: Form, prepare, bring } = useOnDemand(loadForm)
  if (Form) return <Form typed={typed} isSent={isSent} />
  // The same shape without the rules; what is typed and sent here is taken over.
  return (
    <form
      noValidate
      onPointerEnter={prepare}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        bring()
      }}
      className={formLook}
    >
      <TextField
        label={t('newsletter_email')}
        labelHidden
        type="email"
        autoComplete="email"
        placeholder={t('newsletter_email')}
        className="min-w-0 flex-1"
        value={typed}
        onFocus={bring}
        onChange={(event) => {
          setTyped(event.target.value)
          // Who was in the field before the page was alive is not seen coming.
          bring()
        }}
      />
      <Button type="submit" className={submitLook}>
        {t('subscribe')}
      </Button>
    </form>
  )
}
