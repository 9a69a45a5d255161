// What a home cabinet should hold, nearby (HOM-04).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { basicMedicineQuery } from '#web/features/item/item.queries.ts'
import { fixedBanner } from '#web/features/promotion/fixed-banner.ts'
import { sectionBannersQuery } from '#web/features/promotion/promotion.queries.ts'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { type BasicTab, basicCategories, basicItems } from '../basic-items.ts'
import { BesideBanner } from '../beside-banner.tsx'
import { HomeSection } from '../home-section.tsx'
import { ItemRail } from '../item-rail.tsx'
import { categoryTabs } from '../named-categories.ts'
import { fewestInRail } from '../rail.tsx'
import type { SectionProps } from '../section-props.ts'

export function BasicMedicineSection({ access }: SectionProps) {
  const t = useTranslations('home')
  const { data } = useSuspenseQuery(basicMedicineQuery(access))
  const { data: categories } = useSuspenseQuery(categoriesQuery(access))
  const { data: board } = useSuspenseQuery(sectionBannersQuery(access))
  const [chosen, setChosen] = useState<BasicTab>('all')
  const named = categoryTabs(categories, basicCategories)
  const tabs: readonly BasicTab[] = [
    'all',
    'new',
    ...named.map(({ name }) => name).filter((name) => basicItems(data.products, name, named).length > 0),
  ]
  const items = basicItems(data.products, chosen, named)
  const banner = fixedBanner(board, 'basic_section_nearby')
  if (data.products.length < fewestInRail) return null
  return (
    <HomeSection
      title={t('basic_medicine')}
      tabs={
        <Tabs
          look="pill"
          label={t('basic_medicine')}
          tabs={tabs.map((value) => ({ value, label: t(`basic_${value}`) }))}
          value={chosen}
          onValueChange={setChosen}
        />
      }
    >
      <BesideBanner banner={banner}>
        <ItemRail label={t('basic_medicine')} items={items} width={banner ? 'beside' : 'five'} />
      </BesideBanner>
    </HomeSection>
  )
}
