// The map of stores is fetched when it is asked for; until then a grey field keeps its place.
import { Suspense } from 'react'
import type { ModuleType } from '#contract/core/module-type.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { lazyPart, loadedOnServer } from '#web/ui/layout/lazy-part.tsx'

const StoreMap = lazyPart(() => import('./store-map.tsx').then((file) => file.StoreMap))
if (import.meta.env.SSR) await loadedOnServer()

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
