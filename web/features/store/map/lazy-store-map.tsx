// The map of stores is lazy-loaded when it is asked for; until then a grey placeholder is shown.
import { Suspense } from 'react'
import type { ModuleType } from '#contract/core/module-type.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { componentsLoadedOnServer, lazyComponent } from '#web/ui/lazy/lazy-component.tsx'

const StoreMap = lazyComponent(() => import('./store-map.tsx').then((file) => file.StoreMap), {
  isServerRendered: true,
})
if (import.meta.env.SSR) await componentsLoadedOnServer()

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
