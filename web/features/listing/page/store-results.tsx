// Stores side by side or on a map; nothing is left out off screen, so that a remembered scroll position is found again.
import type { ModuleType } from '#contract/core/module-type.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { LazyStoreMap, StoreMapSkeleton } from '#web/features/store/map/lazy-store-map.tsx'
import { StoreCard } from '#web/features/store/store-card.tsx'
import { StoreCardSkeleton } from '#web/features/store/store-skeletons.tsx'
import { StoreHeart } from '#web/features/wishlist/wishlist-heart.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import type { StoreView } from '../listing-choice.ts'

const narrowest = 272

interface StoreResultsProps {
  stores: readonly Store[]
  module_type: ModuleType | undefined
  view: StoreView
}

export function StoreResults({ stores, module_type, view }: StoreResultsProps) {
  if (view === 'map') return <LazyStoreMap stores={stores} module_type={module_type} />
  return (
    <CardGrid min={narrowest}>
      {stores.map((store) => (
        <li key={store.id}>
          <StoreCard store={store} module_type={module_type} actions={<StoreHeart store={store} />} />
        </li>
      ))}
    </CardGrid>
  )
}

const indexes = Array.from({ length: 6 }, (_, index) => index)

export function StoreResultsSkeleton({ view }: Pick<StoreResultsProps, 'view'>) {
  if (view === 'map') return <StoreMapSkeleton />
  return (
    <CardGrid min={narrowest}>
      {indexes.map((index) => (
        <li key={index}>
          <StoreCardSkeleton />
        </li>
      ))}
    </CardGrid>
  )
}
