// The frame around every screen inside: sections beside it, or in a drawer on a phone; who is not signed in goes to the sign-in.
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useDeskNavigate, useHere } from '#web/desk/navigation/desk-link.tsx'
import { useToken } from '#web/desk/session/token.ts'
import { accountQuery } from '#web/desk/session/use-desk.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { TopBar } from './top-bar.tsx'

export function Frame() {
  const token = useToken()
  return token === null ? <ToSignIn /> : <SignedIn key={token} />
}

/** Once: while the sign-in opens this is still drawn, and the way back must not lead to the sign-in itself. */
function ToSignIn() {
  const go = useDeskNavigate()
  const here = useHere()
  const leave = useEffectEvent(() => go('/sign-in', here === '/' ? {} : { back: here }, { replace: true }))
  useEffect(() => void leave(), [])
  return null
}

function SignedIn() {
  const t = useTranslations()
  const { data, error, refetch } = useQuery(accountQuery())
  if (!data) {
    return (
      <main id="content" tabIndex={-1} className="desk-main">
        {error ? (
          <QuietFailure
            text={t('desk.load_failed')}
            retryLabel={t('common.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <PageSkeleton />
        )}
      </main>
    )
  }
  return (
    <>
      <TopBar />
      <div className="flex flex-1">
        <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-60 shrink-0 overflow-y-auto border-line border-e p-3 lg:block">
          <SideNavigation />
        </aside>
        <main id="content" tabIndex={-1} className="desk-main">
          <div className="mx-auto w-full max-w-page">
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </div>
        </main>
      </div>
    </>
  )
}

export function PageSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      <Skeleton className="h-7 w-56 rounded-control" />
      <Skeleton className="h-4 w-80 max-w-full rounded-control" />
      <Skeleton className="mt-4 h-64 w-full rounded-card" />
    </div>
  )
}
