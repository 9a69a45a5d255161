// The newsletter banner (FTR-01): its form is fetched when the end of the page comes near.
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useOnDemand } from '#web/ui/overlay/use-on-demand.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import { formLook } from './form-look.ts'

const loadForm = () => import('./newsletter-form.tsx').then(({ NewsletterForm }) => NewsletterForm)

/** Near enough that nobody who scrolls sees the plain form. */
const nearness = '800px'

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
      <FormWhenNear />
    </section>
  )
}

function FormWhenNear() {
  const t = useTranslations('footer')
  const place = useRef<HTMLFormElement>(null)
  const [hadFocus, setHadFocus] = useState(false)
  const { Part: Form, bring } = useOnDemand(loadForm)
  useEffect(() => {
    const plain = place.current
    if (!plain) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) bring()
      },
      { rootMargin: nearness },
    )
    observer.observe(plain)
    return () => observer.disconnect()
  }, [bring])
  if (Form) return <Form takesFocus={hadFocus} />
  // The same shape without the rules: nothing is sent from it.
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onFocus={() => setHadFocus(true)}
      className={formLook}
    >
      <TextField
        label={t('newsletter_email')}
        labelHidden
        type="email"
        placeholder={t('newsletter_email')}
        className="min-w-0 flex-1"
      />
      <Button type="submit" className="min-h-12 w-25 shrink-0 px-2">
        {t('subscribe')}
      </Button>
    </form>
  )
}
