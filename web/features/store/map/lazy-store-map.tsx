// The map of stores is fetched when it is asked for; until then a grey field keeps its place.
import { lazy, Suspense } from 'react'
import type { ModuleType } from '#contract/core/module-type.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

const StoreMap = lazy(() => import('./store-map.tsx').then((file) => ({ default: file.StoreMap })))

interface LazyStoreMapProps {
  stores: readonly Store[]
  module_type: ModuleType | undefined
}

export function LazyStoreMap(props: LazyStoreMapProps) {
  return (
    <Suspense fallback={<StoreMapSkeleton />}>
      <StoreMap {...props} />
    </Suspense>
  )
}

export function StoreMapSkeleton() {
  return <Skeleton className="h-[min(32rem,70dvh)] rounded-card" />
}
