// The row of stores opened before: most first visitors have none, so its script waits for the first.
import { useTranslations } from 'use-intl'
import type { Module } from '#contract/features/module/module.schema.ts'
import { VisitCard } from '#web/features/store/visit-card.tsx'
import type { Visit } from '#web/features/store/visited-stores.ts'
import { StoreHeart } from '#web/features/wishlist/wishlist-heart.tsx'
import { Rail, railWidths } from './rail.tsx'

export function VisitCards({ visits, module }: { visits: readonly Visit[]; module: Module }) {
  const t = useTranslations('home')
  return (
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
  )
}
