// What the shop says about cookies, until it is accepted: nothing waits for it.
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
      // A small screen has no corner to spare: there it stands between the page and the footer, and covers nothing.
      className="sm:not-short:fixed m-4 flex flex-col gap-3 rounded-card bg-raised p-4 shadow-raised ring-1 ring-line sm:start-6 sm:not-short:bottom-6 z-sticky sm:not-short:m-0 sm:w-96"
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
