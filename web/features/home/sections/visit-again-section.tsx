// Stores this visitor opened before (HOM-14); the server leaves room for the row, the browser knows what is in it.
import { useTranslations } from 'use-intl'
import { useVisits } from '#web/features/store/use-visits.ts'
import { VisitCard, VisitCardSkeleton } from '#web/features/store/visit-card.tsx'
import { StoreHeart } from '#web/features/wishlist/wish-heart.tsx'
import { visitedModules } from '#web/platform/storage/visited-modules.ts'
import { HomeSection } from '../home-section.tsx'
import { Rail, railWidths } from '../rail.tsx'
import type { SectionProps } from '../section-props.ts'
import { RowSkeleton } from '../section-skeleton.tsx'

export function VisitAgainSection({ module }: SectionProps) {
  const t = useTranslations('home')
  const visits = useVisits(module.id)
  if (visits === null && !visitedModules().includes(module.id)) return null
  if (visits?.length === 0) return null
  return (
    <HomeSection title={t('visit_again')}>
      {visits ? (
        <Rail label={t('visit_again')}>
          {visits.map((visit) => (
            <li key={visit.store.id} className={railWidths.four}>
              <VisitCard
                visit={visit}
                module_type={module.module_type}
                actions={<StoreHeart store={visit.store} />}
              />
            </li>
          ))}
        </Rail>
      ) : (
        <RowSkeleton count={4} width="four" card={<VisitCardSkeleton />} />
      )}
    </HomeSection>
  )
}
