// Signing in and up over the page somebody is on, so that nothing of it is lost (AUT-01); closes once they are in.
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AuthPath, AuthStart } from '#web/platform/session/back-path.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { AuthDialogContext } from '../auth-dialog-context.ts'
import { ForgotPage } from '../forgot-page.tsx'
import { SignInPage } from '../sign-in-page.tsx'
import { SignUpPage } from '../sign-up-page.tsx'

interface AuthDialogProps {
  start: AuthStart
  open: boolean
  onOpenChange(open: boolean): void
  /** What the guest was about to do. */
  onSignedIn?(): void
  /** Where a way in that leaves the page comes back to; this page when absent. */
  back?: string
}

const titles = {
  '/auth/sign-in': 'session.sign_in',
  '/auth/sign-up': 'session.sign_up',
  '/forgot-password': 'session.forgot_title',
} as const satisfies Record<AuthPath, string>

/** Needs the messages of the area `session`. */
export function AuthDialog({ start, open, onOpenChange, onSignedIn, back }: AuthDialogProps) {
  const t = useTranslations()
  const [at, setAt] = useState<AuthPath>(start)
  const isSignedIn = useSignedIn()
  const finish = useEffectEvent(() => {
    onOpenChange(false)
    onSignedIn?.()
  })
  useEffect(() => {
    if (isSignedIn) finish()
  }, [isSignedIn])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(titles[at])}
      closeLabel={t('common.close')}
      size="small"
    >
      <AuthDialogContext value={{ go: setAt }}>
        <Form at={at} back={back} />
      </AuthDialogContext>
    </Dialog>
  )
}

function Form({ at, back }: { at: AuthPath; back: string | undefined }) {
  if (at === '/auth/sign-up') return <SignUpPage back={back} ref_code={undefined} />
  if (at === '/forgot-password') return <ForgotPage back={back} />
  return <SignInPage back={back} />
}
