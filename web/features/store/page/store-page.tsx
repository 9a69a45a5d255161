// The page of a store: who it is and on what terms, what it puts forward, and everything it sells (STO-01).
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { StoreHeart } from '#web/features/wishlist/wishlist-heart.tsx'
import { useAccentOf } from '#web/platform/shop/accent.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { storeQuery } from './entered-store.queries.ts'
import { StoreHeader } from './header/store-header.tsx'
import { StoreNotices } from './header/store-notices.tsx'
import { StoreMenu } from './menu/store-menu.tsx'
import { StoreBanners } from './store-banners.tsx'
import { StoreCoupons } from './store-coupons.tsx'
import type { StorePageContext } from './store-page-context.ts'
import { StoreVisit } from './store-visit.tsx'

interface StorePageProps {
  context: StorePageContext
  /** The way to the cart that stays in sight. */
  viewCart(store: StoreDetails): ReactNode
}

export function StorePage({ context, viewCart }: StorePageProps) {
  const accentOf = useAccentOf()
  const { data: store } = useSuspenseQuery(storeQuery(context.access, context.store_key))
  return (
    <div data-accent={accentOf(context.access.shop.module)}>
      <StoreHeader store={store} context={context} actions={<StoreHeart store={store} size="medium" />} />
      <Container className="flex flex-col gap-8 py-6 sm:gap-10 sm:py-8">
        <StoreNotices store={store} delivers={context.delivers} />
        <StoreBanners store={store} context={context} />
        <StoreCoupons coupons={store.active_coupons} />
        <StoreMenu store={store} context={context} />
      </Container>
      {viewCart(store)}
      <StoreVisit store={store} context={context} />
    </div>
  )
}
