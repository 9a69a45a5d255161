// From one page of this feature to another; the way back travels along.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type EntrancePath, safeBackPath } from '#web/platform/session/back-path.ts'
import { LinkText } from '#web/ui/action/link-text.tsx'

interface EntranceLinkProps {
  to: EntrancePath
  back: string | undefined
  /** Said to the sign-in page when somebody comes from sign-up (AUT-01). */
  from?: 'sign-up'
  children: ReactNode
}

export function EntranceLink({ to, back, from, children }: EntranceLinkProps) {
  const path = safeBackPath(back)
  const search = { ...(from ? { from } : {}), ...(path ? { back: path } : {}) }
  return (
    <LinkText className="inline-flex min-h-11 items-center" render={<Link to={to} search={search} />}>
      {children}
    </LinkText>
  )
}
