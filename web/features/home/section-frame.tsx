// Keeps one section apart from the page: it may come late, be empty, or fail, and the rest stands.
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Asleep } from '#web/ui/layout/asleep.tsx'
import { useWakeUp } from '#web/ui/layout/wake-up.ts'

interface SectionFrameProps {
  /** Changes when the section shows something else, such as another module: a past failure is forgotten then. */
  name: string
  skeleton: ReactNode
  /** Alive from the first moment. */
  early: boolean
  children: ReactNode
}

export function SectionFrame({ name, skeleton, early, children }: SectionFrameProps) {
  const { frame, awake } = useWakeUp<HTMLDivElement>()
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
              {early ? children : <Asleep until={awake}>{children}</Asleep>}
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
