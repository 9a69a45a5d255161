// What the store itself puts forward; a store without banners pays for none, neither in room nor in scripts.
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { storeSlideLook } from '#web/features/promotion/banner-slides.ts'
import { BannersSkeleton } from '#web/features/promotion/banners-skeleton.tsx'
import { storeBannersQuery } from '#web/features/promotion/promotion.queries.ts'
import { componentsLoadedOnServer, lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import type { StorePageContext } from './store-page-context.ts'

const BannerRow = lazyComponent(() => import('./store-banner-row.tsx').then((file) => file.StoreBannerRow), {
  isServerRendered: true,
})
if (import.meta.env.SSR) await componentsLoadedOnServer()

export function StoreBanners({ store, context }: { store: StoreDetails; context: StorePageContext }) {
  const { data: banners = [] } = useQuery(storeBannersQuery(context.access, store.id))
  if (banners.length === 0) return null
  const look = storeSlideLook(banners.length)
  return (
    <Suspense fallback={<BannersSkeleton look={look} single={banners.length === 1} />}>
      <BannerRow banners={banners} look={look} store={store} search={context.search} />
    </Suspense>
  )
}
