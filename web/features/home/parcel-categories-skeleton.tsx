// Three kinds of parcels before they are there (HOM-07).
import { useTranslations } from 'use-intl'
import { ParcelCategorySkeleton } from '#web/features/parcel/parcel-category-skeleton.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { HomeSection } from './home-section.tsx'

/** The narrowest a card may get, in pixels. */
export const narrowestKind = 300

const indexes = [0, 1, 2]

export function ParcelCategoriesSkeleton() {
  const t = useTranslations('home')
  return (
    <HomeSection title={t('deliver_everything')} subtitle={t('what_to_send')}>
      <CardGrid min={narrowestKind}>
        {indexes.map((index) => (
          <li key={index}>
            <ParcelCategorySkeleton />
          </li>
        ))}
      </CardGrid>
    </HomeSection>
  )
}
