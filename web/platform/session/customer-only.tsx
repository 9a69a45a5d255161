// A page for customers: a guest who opens it by a link is sent to sign in and comes back afterwards (NET-13).
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { readStored } from '#web/platform/storage/storage.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { authHref, safeBackPath } from './back-path.ts'

interface CustomerOnlyProps {
  /** Shown instead of the page until the browser knows who is there; the server never does. */
  fallback: ReactNode
  children: ReactNode
}

export function CustomerOnly({ fallback, children }: CustomerOnlyProps) {
  const isSignedIn = useSignedIn()
  const router = useRouter()
  useEffect(() => {
    // Asked of the storage itself: the first render in the browser still shows what the server knew.
    if (isSignedIn || readStored('token') !== null) return
    // A page may hold several parts for customers: the first has already sent the guest on his way.
    const back = safeBackPath(router.latestLocation.href)
    if (back !== null) router.navigate({ href: authHref('/auth/sign-in', back), replace: true })
  }, [isSignedIn, router])
  return isSignedIn ? children : fallback
}
