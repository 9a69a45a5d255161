// What a visitor wants to send (HOM-07, PCL-01).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { parcelCategoriesQuery } from '#web/features/parcel/parcel.queries.ts'
import { ParcelCategoryCard } from '#web/features/parcel/parcel-category-card.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { HomeSection } from '../home-section.tsx'
import { narrowestKind } from '../parcel-categories-skeleton.tsx'
import type { SectionProps } from '../section-props.ts'

export function ParcelCategoriesSection({ access }: SectionProps) {
  const t = useTranslations('home')
  const { data: categories } = useSuspenseQuery(parcelCategoriesQuery(access))
  if (categories.length === 0) return null
  return (
    <HomeSection title={t('deliver_everything')} subtitle={t('what_to_send')}>
      <CardGrid min={narrowestKind}>
        {categories.map((category) => (
          <li key={category.id}>
            <ParcelCategoryCard category={category} />
          </li>
        ))}
      </CardGrid>
    </HomeSection>
  )
}
