// What the store itself puts forward; a store without banners pays for none, neither in room nor in scripts.
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { storeSlideLook } from '#web/features/promotion/banner-slides.ts'
import { BannersSkeleton } from '#web/features/promotion/banners-skeleton.tsx'
import { storeBannersQuery } from '#web/features/promotion/promotion.queries.ts'
import { lazyPart, loadedOnServer } from '#web/ui/layout/lazy-part.tsx'
import type { StorePlace } from './store-place.ts'

const BannerRow = lazyPart(() => import('./store-banner-row.tsx').then((file) => file.StoreBannerRow))
if (import.meta.env.SSR) await loadedOnServer()

export function StoreBanners({ store, place }: { store: StoreDetails; place: StorePlace }) {
  const { data: banners = [] } = useQuery(storeBannersQuery(place.access, store.id))
  if (banners.length === 0) return null
  const look = storeSlideLook(banners.length)
  return (
    <Suspense fallback={<BannersSkeleton look={look} single={banners.length === 1} />}>
      <BannerRow banners={banners} look={look} store={store} search={place.search} />
    </Suspense>
  )
}
