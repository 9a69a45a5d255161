// Stores side by side; rows far below the screen cost nothing until they are near.
import type { ModuleType } from '#contract/core/module-type.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { storesPerPage } from './store.queries.ts'
import { StoreCard } from './store-card.tsx'

const narrowest = 272

interface StoreGridProps {
  stores: readonly Store[]
  module_type: ModuleType | undefined
}

export function StoreGrid({ stores, module_type }: StoreGridProps) {
  return (
    <CardGrid min={narrowest}>
      {stores.map((store, place) => (
        <li key={store.id} className={place >= storesPerPage ? 'skip-offscreen' : ''}>
          <StoreCard store={store} module_type={module_type} />
        </li>
      ))}
    </CardGrid>
  )
}

const places = Array.from({ length: storesPerPage }, (_, place) => place)

export function StoreGridSkeleton() {
  return (
    <CardGrid min={narrowest}>
      {places.map((place) => (
        <li key={place}>
          <StoreCardSkeleton />
        </li>
      ))}
    </CardGrid>
  )
}

export function StoreCardSkeleton() {
  return (
    <div aria-hidden className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-soft">
      <Skeleton className="aspect-5/2" />
      <div className="flex flex-col gap-2 p-4 pt-9">
        <Skeleton className="h-5 w-2/3 rounded-full" />
        <Skeleton className="h-4 w-full rounded-full" />
        <Skeleton className="h-4 w-1/2 rounded-full" />
      </div>
    </div>
  )
}
