// How the store is rated; pressing it opens what customers wrote, and so does a link to `#reviews`.
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { StoreRating } from '#web/features/store/store-rating.tsx'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { useLazyOverlay } from '#web/ui/overlay/use-lazy-overlay.ts'

interface ReviewsButtonProps {
  store: StoreDetails
  access: QueryAccess
}

const loadDrawer = () => import('./reviews-drawer.tsx').then(({ ReviewsDrawer }) => ReviewsDrawer)

export function ReviewsButton({ store, access }: ReviewsButtonProps) {
  const t = useTranslations()
  const {
    Overlay: Drawer,
    state,
    press,
    button,
  } = useLazyOverlay(loadDrawer, { loading: t('common.loading'), failed: t('common.something_wrong') })
  const isLinked = useLocation({ select: ({ hash }) => hash === 'reviews' }) && store.reviews_section
  const followLink = useEffectEvent(press)
  useEffect(() => {
    if (isLinked) followLink()
  }, [isLinked])
  if (!store.reviews_section) return <StoreRating store={store} />
  return (
    <>
      <button
        type="button"
        {...button}
        className="inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-control font-medium text-14 text-accent-ink underline-offset-4 hover:underline"
      >
        <StoreRating store={store} />
        {t('storepage.reviews')}
      </button>
      {Drawer ? <Drawer {...state} store={store} access={access} /> : null}
    </>
  )
}
