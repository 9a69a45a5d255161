// The featured categories and what is sold in each (HOM-17).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { categoryItemsQuery, featuredCategoriesQuery } from '#web/features/category/category.queries.ts'
import { bestReviewedQuery } from '#web/features/item/item.queries.ts'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { HomeSection } from '../home-section.tsx'
import { ItemRail } from '../item-rail.tsx'
import { soldHere } from '../named-categories.ts'
import { NoItems } from '../no-items.tsx'
import type { SectionProps } from '../section-props.ts'
import { StaleWhileLoading } from '../stale-while-loading.tsx'

export function FeaturedCategoriesSection({ access }: SectionProps) {
  const { data: featured } = useSuspenseQuery(featuredCategoriesQuery(access))
  // Loaded for its own section as well, and of everything that is sold here: it knows which categories are empty.
  const { data: reviewed } = useSuspenseQuery(bestReviewedQuery(access))
  const categories = soldHere(featured, reviewed)
  const [first] = categories
  return first ? <FeaturedCategories access={access} categories={categories} first={first} /> : null
}

interface Featured {
  id: number
  name: string
}

interface FeaturedCategoriesProps extends Pick<SectionProps, 'access'> {
  categories: readonly Featured[]
  first: Featured
}

function FeaturedCategories({ access, categories, first }: FeaturedCategoriesProps) {
  const t = useTranslations('home')
  const [chosen, setChosen] = useState(String(first.id))
  const shown = useDeferredValue(chosen)
  const { data } = useSuspenseQuery(categoryItemsQuery(access, Number(shown)))
  return (
    <HomeSection
      title={t('featured_categories')}
      tabs={
        <Tabs
          look="pill"
          label={t('featured_categories')}
          tabs={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen}
          onValueChange={setChosen}
        />
      }
    >
      <StaleWhileLoading loading={chosen !== shown}>
        {data.products.length === 0 ? (
          <NoItems text={t('no_items')} />
        ) : (
          <ItemRail label={t('featured_categories')} items={data.products} />
        )}
      </StaleWhileLoading>
    </HomeSection>
  )
}
