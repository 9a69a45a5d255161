// Stores this visitor opened before (HOM-14); the server leaves room for the row, the browser knows what is in it.
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useVisits } from '#web/features/store/use-visits.ts'
import { VisitCardSkeleton } from '#web/features/store/visit-card-skeleton.tsx'
import { visitedModules } from '#web/platform/storage/visited-modules.ts'
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import { HomeSection } from '../home-section.tsx'
import type { SectionProps } from '../section-props.ts'
import { RowSkeleton } from '../section-skeleton.tsx'

const VisitCards = lazyComponent(() => import('../visit-cards.tsx').then((part) => part.VisitCards))

export function VisitAgainSection({ module }: SectionProps) {
  const t = useTranslations('home')
  const visits = useVisits(module.id)
  if (visits === null && !visitedModules().includes(module.id)) return null
  if (visits?.length === 0) return null
  const skeleton = <RowSkeleton count={4} width="four" card={<VisitCardSkeleton />} />
  return (
    <HomeSection title={t('visit_again')}>
      {visits ? (
        <Suspense fallback={skeleton}>
          <VisitCards visits={visits} module={module} />
        </Suspense>
      ) : (
        skeleton
      )}
    </HomeSection>
  )
}
