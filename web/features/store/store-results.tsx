// Stores side by side or on a map; nothing is left out off screen, so that a remembered scroll position is found again.
import type { ModuleType } from '#contract/core/module-type.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { StoreView } from '#web/features/listing/listing-choice.ts'
import { StoreHeart } from '#web/features/wishlist/wishlist-heart.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { LazyStoreMap, StoreMapSkeleton } from './map/lazy-store-map.tsx'
import { StoreCard } from './store-card.tsx'
import { StoreCardSkeleton } from './store-skeletons.tsx'

const narrowest = 272

interface StoreResultsProps {
  /** Null while they are on their way. */
  stores: readonly Store[] | null
  module_type: ModuleType | undefined
  view: StoreView
}

export function StoreResults({ stores, module_type, view }: StoreResultsProps) {
  if (stores === null) return <StoreResultsSkeleton view={view} />
  if (view === 'map') return <LazyStoreMap stores={stores} module_type={module_type} />
  return (
    <CardGrid min={narrowest} keys>
      {stores.map((store) => (
        <li key={store.id}>
          <StoreCard store={store} module_type={module_type} actions={<StoreHeart store={store} />} />
        </li>
      ))}
    </CardGrid>
  )
}

const indexes = Array.from({ length: 6 }, (_, index) => index)

function StoreResultsSkeleton({ view }: Pick<StoreResultsProps, 'view'>) {
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
