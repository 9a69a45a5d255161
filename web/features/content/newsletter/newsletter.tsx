// The newsletter banner (FTR-01): what it is for, and its form.
import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/styles/class-names.ts'
import { NewsletterForm } from './newsletter-form.tsx'

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
      <NewsletterForm />
    </section>
  )
}
