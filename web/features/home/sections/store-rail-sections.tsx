// Rows of stores: featured, newly arrived, popular (HOM-15); each card says how much the store sells (CRD-02).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import {
  featuredStoresQuery,
  latestStoresQuery,
  popularStoresQuery,
} from '#web/features/store/store.queries.ts'
import { StoreCard } from '#web/features/store/store-card.tsx'
import { StoreItemCount } from '#web/features/store/store-item-count.tsx'
import { StoreHeart } from '#web/features/wishlist/wishlist-heart.tsx'
import { HomeSection } from '../home-section.tsx'
import { fewestInRail, Rail, railWidths } from '../rail.tsx'
import type { SectionProps } from '../section-props.ts'

export function FeaturedStoresSection({ access, module }: SectionProps) {
  const t = useTranslations('home')
  const { data: stores } = useSuspenseQuery(featuredStoresQuery(access))
  const title = t(`featured_${moduleTraits[module.module_type].store_word}s`)
  return <StoreRail title={title} stores={stores} module={module} />
}

export function NewStoresSection({ access, module }: SectionProps) {
  const t = useTranslations('home')
  const { data } = useSuspenseQuery(latestStoresQuery(access))
  const title = t(`new_${moduleTraits[module.module_type].store_word}s`)
  return <StoreRail title={title} stores={data.stores} module={module} all="/store/latest" />
}

export function PopularStoresSection({ access, module }: SectionProps) {
  const t = useTranslations('home')
  const { data } = useSuspenseQuery(popularStoresQuery(access))
  return <StoreRail title={t('popular_stores')} stores={data.stores} module={module} all="/store/popular" />
}

interface StoreRailProps extends Pick<SectionProps, 'module'> {
  title: string
  stores: readonly Store[]
  all?: string
}

function StoreRail({ title, stores, module, all }: StoreRailProps) {
  if (stores.length < fewestInRail) return null
  return (
    <HomeSection title={title} all={all ? { path: all } : undefined}>
      <Rail label={title}>
        {stores.map((store) => (
          <li key={store.id} className={railWidths.four}>
            <StoreCard
              store={store}
              module_type={module.module_type}
              actions={<StoreHeart store={store} />}
              note={<StoreItemCount total_items={store.total_items} />}
            />
          </li>
        ))}
      </Rail>
    </HomeSection>
  )
}
