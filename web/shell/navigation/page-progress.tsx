// A press on a link shows in the next frame that it was taken: a thin bar above the page, which is busy until it is there.
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageOf } from '#web/platform/navigation/page-of.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** A wait that is long enough to wonder about: it is announced, and the shape of a page stands in for the one that comes. */
const longAfterMs = 1_000

export function usePagePending(): boolean {
  return useRouterState({ select: ({ status }) => status === 'pending' })
}

/** On the way to another page, and not to another view of this one. */
function useLeaving(): boolean {
  return useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' && resolvedLocation !== undefined && pageOf(location) !== pageOf(resolvedLocation),
  })
}

function useLong(isOn: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLong(true), longAfterMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isOn])
  return isOn && isLong
}

export function PageMain({ children }: { children: ReactNode }) {
  const isPending = usePagePending()
  const isWaiting = useLong(useLeaving())
  return (
    <main
      id="content"
      tabIndex={-1}
      aria-busy={isPending}
      data-waiting={isWaiting ? '' : undefined}
      className="page-main"
    >
      {isWaiting ? <PageSkeleton /> : null}
      {children}
    </main>
  )
}

export function PageProgress() {
  const isPending = usePagePending()
  return <div aria-hidden data-pending={isPending ? '' : undefined} className="page-progress" />
}

/** For a live region: said once when a page takes long, and once more when it is there. */
export function PageProgressText() {
  const t = useTranslations('shell')
  const isPending = usePagePending()
  const isLong = useLong(isPending)
  const [news, setNews] = useState<PageNews>(null)
  const next = nextNews(news, isPending, isLong)
  if (next !== news) setNews(next)
  return news ? <span className="sr-only">{t(news)}</span> : null
}

type PageNews = 'page_loading' | 'page_loaded' | null

function nextNews(news: PageNews, isPending: boolean, isLong: boolean): PageNews {
  if (isLong) return 'page_loading'
  if (news === 'page_loading') return 'page_loaded'
  return isPending ? null : news
}
