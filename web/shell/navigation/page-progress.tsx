// A press on a link shows in the next frame that it was taken: a thin bar above the page, which is busy until it is there.
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

/** Whoever hears the page is told of a wait only if it is long enough to wonder about. */
const announcedAfterMs = 1_000

export function usePagePending(): boolean {
  return useRouterState({ select: ({ status }) => status === 'pending' })
}

export function PageMain({ children }: { children: ReactNode }) {
  const isPending = usePagePending()
  return (
    <main id="content" tabIndex={-1} aria-busy={isPending} className="flex-1 outline-none">
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
  const [news, setNews] = useState<'page_loading' | 'page_loaded' | null>(null)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setNews('page_loading'), announcedAfterMs)
    return () => {
      clearTimeout(timer)
      setNews((said) => (said === 'page_loading' ? 'page_loaded' : null))
    }
  }, [isPending])
  return news ? <span className="sr-only">{t(news)}</span> : null
}
