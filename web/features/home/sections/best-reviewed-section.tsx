// What customers praise most; in grocery by category (HOM-03).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { bestReviewedQuery } from '#web/features/item/item.queries.ts'
import { fixedBanner } from '#web/features/promotion/fixed-banner.ts'
import { sectionBannersQuery } from '#web/features/promotion/promotion.queries.ts'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { BesideBanner } from '../beside-banner.tsx'
import { HomeSection } from '../home-section.tsx'
import { homeDetailsOf } from '../home-sections.ts'
import { ItemRail } from '../item-rail.tsx'
import { type CategoryTab, categoryTabs, soldHere } from '../named-categories.ts'
import { NoItems } from '../no-items.tsx'
import { fewestInRail } from '../rail.tsx'
import type { SectionProps } from '../section-props.ts'
import { StaleWhileLoading } from '../stale-while-loading.tsx'

const groceryTabs = {
  beauty: 'beauty',
  bread_juice: 'bread-juice',
  drinks: 'drinks',
  milks: 'milks',
} as const

type ReviewTab = 'all' | keyof typeof groceryTabs

const everything: CategoryTab<ReviewTab> = { name: 'all', category_ids: [] }

function reviewTabs(
  module: SectionProps['module'],
  categories: readonly ShownCategory[],
): CategoryTab<ReviewTab>[] {
  return homeDetailsOf(module.module_type).hasReviewTabs
    ? [everything, ...categoryTabs(categories, groceryTabs)]
    : [everything]
}

export function BestReviewedSection({ access, module }: SectionProps) {
  const t = useTranslations('home')
  const { data: categories } = useSuspenseQuery(categoriesQuery(access))
  const { data: board } = useSuspenseQuery(sectionBannersQuery(access))
  const { data: all } = useSuspenseQuery(bestReviewedQuery(access))
  const tabs = reviewTabs(module, soldHere(categories, all))
  const [chosen, setChosen] = useState<ReviewTab>('all')
  const shown = useDeferredValue(chosen)
  const tab = tabs.find((one) => one.name === shown) ?? everything
  const { data } = useSuspenseQuery(bestReviewedQuery(access, tab.category_ids))
  const banner = fixedBanner(board, 'best_reviewed_section_banner')
  if (all.products.length < fewestInRail) return null
  return (
    <HomeSection
      title={t('best_reviewed')}
      tabs={
        tabs.length > 1 ? (
          <Tabs
            look="pill"
            label={t('best_reviewed')}
            tabs={tabs.map(({ name }) => ({ value: name, label: t(`reviewed_${name}`) }))}
            value={chosen}
            onValueChange={setChosen}
          />
        ) : null
      }
    >
      <BesideBanner banner={banner}>
        <StaleWhileLoading loading={chosen !== shown}>
          {data.products.length === 0 ? (
            <NoItems text={t('no_items')} />
          ) : (
            <ItemRail label={t('best_reviewed')} items={data.products} width={banner ? 'beside' : 'five'} />
          )}
        </StaleWhileLoading>
      </BesideBanner>
    </HomeSection>
  )
}
