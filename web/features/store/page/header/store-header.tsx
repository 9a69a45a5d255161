// The head of a store page: cover, logo, name, rating, whether it is open, and the terms of ordering (STO-01).

import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { isStoreOpen } from '#contract/features/store/store.rules.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { ClosedCover } from '../../closed-cover.tsx'
import type { StorePageContext } from '../store-page-context.ts'
import { ReviewsButton } from './reviews-button.tsx'
import { ScheduleButton } from './schedule-button.tsx'
import { ShareButton } from './share-button.tsx'
import { StoreStatus } from './store-status.tsx'
import { StoreTerms } from './store-terms.tsx'

interface StoreHeaderProps {
  store: StoreDetails
  context: StorePageContext
  actions: ReactNode
}

export function StoreHeader({ store, context, actions }: StoreHeaderProps) {
  return (
    <Container render={<header />} className="max-sm:px-0 sm:pt-6">
      <div className="grid overflow-hidden bg-surface shadow-soft sm:rounded-sheet lg:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="relative lg:col-start-2 lg:row-start-1">
          <StoreCover store={store} />
          <div className="absolute end-3 top-3 flex gap-2 sm:end-4 sm:top-4">
            {actions}
            <ShareButton store={store} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col justify-between gap-5 p-(--gutter) sm:p-6 lg:col-start-1 lg:row-start-1 lg:p-8">
          <div className="flex items-start gap-4 sm:gap-5">
            <Picture
              picture={{ url: store.logo_full_url, width: 400, height: 400 }}
              alt=""
              sizes="96px"
              priority
              className="aspect-square w-18 max-w-3/10 shrink-0 rounded-card sm:w-24"
            />
            <StoreName store={store} context={context} />
          </div>
          <StoreTerms store={store} context={context} />
        </div>
      </div>
    </Container>
  )
}

function StoreCover({ store }: { store: StoreDetails }) {
  const closed = !isStoreOpen(store)
  return (
    <>
      <Picture
        picture={{ url: store.cover_photo_full_url, width: 1200, height: 480 }}
        alt=""
        sizes="(min-width: 1024px) 480px, 100vw"
        priority
        className="aspect-5/2 size-full lg:absolute lg:inset-0"
      />
      {closed ? <ClosedCover store={store} /> : null}
    </>
  )
}

function StoreName({ store, context }: Pick<StoreHeaderProps, 'store' | 'context'>) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <h1 className="font-semibold text-22 sm:text-28">{store.name}</h1>
      <p className="flex items-start gap-1.5 text-14 text-ink-soft">
        <MapPin aria-hidden size={16} className="mt-0.5 shrink-0" />
        <bdi>{store.address}</bdi>
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <StoreStatus store={store} moment={context.moment} />
        <ScheduleButton store={store} today={context.moment.day} />
        <ReviewsButton store={store} access={context.access} />
      </div>
    </div>
  )
}
