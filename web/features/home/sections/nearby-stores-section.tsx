// The best stores around, by what counts for the visitor (HOM-10).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import {
  latestStoresQuery,
  popularStoresQuery,
  topRatedStoresQuery,
} from '#web/features/store/store.queries.ts'
import { StoreCompactCard } from '#web/features/store/store-compact-card.tsx'
import { StoreHeart } from '#web/features/wishlist/wishlist-heart.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { HomeSection } from '../home-section.tsx'
import { fewestInRail, Rail, railWidths } from '../rail.tsx'
import type { SectionProps } from '../section-props.ts'
import { StaleWhileLoading } from '../stale-while-loading.tsx'

const nearbyTabs = ['popular', 'top_rate', 'new'] as const

type NearbyTab = (typeof nearbyTabs)[number]

/** The server sorts each list: by orders, by average rating, by age. */
const queries = {
  popular: popularStoresQuery,
  top_rate: topRatedStoresQuery,
  new: latestStoresQuery,
} as const satisfies Record<NearbyTab, unknown>

export function NearbyStoresSection({ access, module }: SectionProps) {
  const t = useTranslations('home')
  const [tab, setTab] = useState<NearbyTab>('popular')
  const shownTab = useDeferredValue(tab)
  const { data } = useSuspenseQuery(queries[shownTab](access))
  if (tab === 'popular' && data.stores.length < fewestInRail) return null
  const title = t(`nearby_${moduleTraits[module.module_type].store_word}s`)
  return (
    <HomeSection
      title={title}
      tabs={
        <Tabs
          look="pill"
          label={title}
          tabs={nearbyTabs.map((value) => ({ value, label: t(`nearby_${value}`) }))}
          value={tab}
          onValueChange={setTab}
        />
      }
    >
      <StaleWhileLoading loading={tab !== shownTab}>
        <Rail label={title}>
          {data.stores.map((store) => (
            <li key={store.id} className={railWidths.three}>
              <StoreCompactCard
                store={store}
                module_type={module.module_type}
                actions={<StoreHeart store={store} />}
              />
            </li>
          ))}
        </Rail>
      </StaleWhileLoading>
    </HomeSection>
  )
}
