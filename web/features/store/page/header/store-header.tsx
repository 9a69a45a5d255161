// The head of a store page: cover, logo, name, rating, whether it is open, and the terms of ordering (STO-01).
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { isClosed } from '#web/features/store/store-card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { StorePlace } from '../store-place.ts'
import { ReviewsButton } from './reviews-button.tsx'
import { ScheduleButton } from './schedule-button.tsx'
import { ShareButton } from './share-button.tsx'
import { StoreStatus } from './store-status.tsx'
import { StoreTerms } from './store-terms.tsx'

interface StoreHeaderProps {
  store: StoreDetails
  place: StorePlace
  actions: ReactNode
}

export function StoreHeader({ store, place, actions }: StoreHeaderProps) {
  return (
    <header>
      <Container className="max-sm:px-0 sm:pt-6">
        <StoreCover store={store} />
      </Container>
      <Container>
        <div className="relative z-1 -mt-10 rounded-card bg-surface p-4 shadow-raised sm:mx-8 sm:-mt-16 sm:p-6">
          <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
            <Picture
              picture={{ url: store.logo_full_url, width: 400, height: 400 }}
              alt=""
              sizes="96px"
              priority
              className="size-16 shrink-0 rounded-card sm:size-24"
            />
            <StoreName store={store} place={place} />
            <div className="flex items-center gap-1 max-sm:ms-auto">
              {actions}
              <ShareButton store={store} />
            </div>
          </div>
          <StoreTerms store={store} place={place} />
        </div>
      </Container>
    </header>
  )
}

function StoreCover({ store }: { store: StoreDetails }) {
  const t = useTranslations('common')
  const closed = isClosed(store)
  return (
    <div className="relative overflow-hidden sm:rounded-sheet">
      <Picture
        picture={{ url: store.cover_photo_full_url, width: 1200, height: 480 }}
        alt=""
        sizes="(min-width: 1328px) 1280px, 100vw"
        priority
        className={classNames('h-44 w-full sm:h-72', closed && 'grayscale')}
      />
      {closed ? (
        <span className="absolute inset-0 grid place-items-center bg-scrim pb-10 font-semibold text-22 text-on-scrim sm:pb-16 sm:text-28">
          {t('closed_now')}
        </span>
      ) : null}
    </div>
  )
}

function StoreName({ store, place }: Pick<StoreHeaderProps, 'store' | 'place'>) {
  return (
    <div className="flex min-w-0 flex-1 basis-48 flex-col gap-1">
      <h1 className="font-semibold text-22 sm:text-28">{store.name}</h1>
      <p className="flex items-start gap-1.5 text-14 text-ink-soft">
        <MapPin aria-hidden size={16} className="mt-0.5 shrink-0" />
        {store.address}
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <StoreStatus store={store} moment={place.moment} />
        <ScheduleButton store={store} today={place.moment.day} />
        <ReviewsButton store={store} access={place.access} />
      </div>
    </div>
  )
}
