// Asks a guest at the till whether to sign in first (GST-02); `onGuest` goes on with the order.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { type AuthStart, safeBackPath } from '#web/platform/session/back-path.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface LoginOrGuestProps {
  open: boolean
  onOpenChange(open: boolean): void
  onGuest(): void
  /** Opens the form over this page; the links are for who wants it in another tab. */
  onEnter(to: AuthStart): void
  /** Where to come back to after signing in, such as '/checkout'. */
  back: string
}

/** Needs the messages of the area `session`. */
export function LoginOrGuest({ open, onOpenChange, onGuest, onEnter, back }: LoginOrGuestProps) {
  const t = useTranslations()
  const path = safeBackPath(back)
  const search = path === null ? {} : { back: path }
  const link = (to: AuthStart) => (
    <Link
      to={to}
      search={search}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onEnter(to)
      }}
    />
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('session.choice_title')}
      closeLabel={t('common.close')}
      size="small"
    >
      <p className="text-14 text-ink-soft">{t('session.choice_text')}</p>
      <div className="mt-6 grid gap-3">
        <Button size="large" render={link('/auth/sign-in')}>
          {t('session.choice_login')}
        </Button>
        <Button size="large" variant="soft" render={link('/auth/sign-up')}>
          {t('session.sign_up')}
        </Button>
        <Button size="large" variant="outline" onClick={onGuest}>
          {t('session.choice_guest')}
        </Button>
      </div>
    </Dialog>
  )
}
