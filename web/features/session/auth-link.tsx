// From one form of this feature to another; the way back travels along, and a dialog stays where it is.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type AuthPath, safeBackPath } from '#web/platform/session/back-path.ts'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { useAuthDialog } from './auth-dialog-context.ts'

interface AuthLinkProps {
  to: AuthPath
  back: string | undefined
  /** Said to the sign-in page when somebody comes from sign-up (AUT-01). */
  from?: 'sign-up'
  children: ReactNode
}

const look = 'inline-flex min-h-11 items-center'

export function AuthLink({ to, back, from, children }: AuthLinkProps) {
  const dialog = useAuthDialog()
  const path = safeBackPath(back)
  const search = { ...(from ? { from } : {}), ...(path ? { back: path } : {}) }
  const target = dialog ? (
    <button type="button" onClick={() => dialog.go(to)} />
  ) : (
    <Link to={to} search={search} />
  )
  return (
    <LinkText className={look} render={target}>
      {children}
    </LinkText>
  )
}
