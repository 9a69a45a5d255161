// Keeps one section apart from the page: it may come late, be empty, or fail, and the rest stands (HOM).
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'

interface SectionFrameProps {
  /** Changes when the section shows something else, such as another module: a past failure is forgotten then. */
  name: string
  /** Null for a section the page waits for: without a fallback it is part of the first HTML, whatever its size. */
  skeleton: ReactNode | null
  children: ReactNode
}

export function SectionFrame({ name, skeleton, children }: SectionFrameProps) {
  return (
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
          {skeleton === null ? children : <Suspense fallback={skeleton}>{children}</Suspense>}
        </CatchBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

function SectionFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('common')
  return <QuietFailure text={t('section_failed')} retryLabel={t('retry')} onRetry={onRetry} />
}
