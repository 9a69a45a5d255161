// Suspense and error boundary of one section: it may come late, be empty, or fail, and the rest of the page stays.
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useRetryWhenOnline } from '#web/platform/network/online.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { useHydrateWhenVisible } from '#web/ui/lazy/hydration.ts'
import { LazyHydration } from '#web/ui/lazy/lazy-hydration.tsx'
import { RenderedInBrowser } from '#web/ui/lazy/rendered-in-browser.tsx'

/** With the page, when it comes near the screen, or never: then it is rendered in the browser, when it comes near. */
export type SectionHydration = 'with_page' | 'when_visible' | 'rendered_in_browser'

interface SectionFrameProps {
  /** Changes when the section shows something else, such as another module: a past failure is forgotten then. */
  name: string
  skeleton: ReactNode
  hydrated: SectionHydration
  children: ReactNode
}

export function SectionFrame({ name, skeleton, hydrated, children }: SectionFrameProps) {
  const { frame, visible } = useHydrateWhenVisible<HTMLDivElement>()
  return (
    // A section with nothing to show leaves no gap behind.
    <div ref={frame} className="empty:hidden">
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <CatchBoundary
            getResetKey={() => name}
            errorComponent={(failure: ErrorComponentProps) => (
              <SectionFailure
                onRetry={() => {
                  reset()
                  failure.reset()
                }}
              />
            )}
          >
            <Suspense fallback={skeleton}>
              {contentOf(hydrated, { until: visible, skeleton, children })}
            </Suspense>
          </CatchBoundary>
        )}
      </QueryErrorResetBoundary>
    </div>
  )
}

interface Content {
  until: Promise<void>
  skeleton: ReactNode
  children: ReactNode
}

function contentOf(hydrated: SectionHydration, { until, skeleton, children }: Content): ReactNode {
  if (hydrated === 'with_page') return children
  if (hydrated === 'when_visible') return <LazyHydration until={until}>{children}</LazyHydration>
  return (
    <RenderedInBrowser until={until} skeleton={skeleton}>
      {children}
    </RenderedInBrowser>
  )
}

function SectionFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('common')
  useRetryWhenOnline(onRetry)
  return <QuietFailure text={t('section_failed')} retryLabel={t('retry')} onRetry={onRetry} />
}
