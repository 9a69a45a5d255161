// Suspense and error boundary of one section: it may come late, be empty, or fail, and the rest of the page stays.
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { useHydrateWhenVisible } from '#web/ui/lazy/hydration.ts'
import { LazyHydration } from '#web/ui/lazy/lazy-hydration.tsx'

interface SectionFrameProps {
  /** Changes when the section shows something else, such as another module: a past failure is forgotten then. */
  name: string
  skeleton: ReactNode
  /** Hydrated with the page, not when it comes near the screen. */
  early: boolean
  children: ReactNode
}

export function SectionFrame({ name, skeleton, early, children }: SectionFrameProps) {
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
              {early ? children : <LazyHydration until={visible}>{children}</LazyHydration>}
            </Suspense>
          </CatchBoundary>
        )}
      </QueryErrorResetBoundary>
    </div>
  )
}

function SectionFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('common')
  return <QuietFailure text={t('section_failed')} retryLabel={t('retry')} onRetry={onRetry} />
}
