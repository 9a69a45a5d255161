// What the shop says about cookies, until it is accepted: beside the page, never over its bars, and nothing waits for it.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { acceptCookies } from '#web/platform/storage/cookie-notice.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkText } from '#web/ui/action/link-text.tsx'

export function CookieNotice({ text }: { text: string }) {
  const t = useTranslations()
  return (
    <section
      aria-label={t('shell.cookies')}
      // On phones above the bars that stick to the end of a page.
      className="fixed short:static inset-x-4 short:m-4 bottom-[calc(6rem+var(--dock))] z-sticky flex flex-col gap-3 rounded-card bg-raised p-4 shadow-raised ring-1 ring-line sm:start-6 sm:end-auto sm:bottom-6 sm:w-96"
    >
      <p className="text-14 text-ink-soft">{text}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LinkText
          render={<Link to="/privacy-policy" />}
          className="inline-flex min-h-11 items-center text-14"
        >
          {t('footer.privacy')}
        </LinkText>
        <Button onClick={acceptCookies}>{t('shell.cookies_accept')}</Button>
      </div>
    </section>
  )
}
