// A store at a glance: cover, logo, whether it is open, rating, what it sells, how far, how soon and for how much (CRD-01).

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ModuleType } from '#contract/core/module-type.ts'
import { isStoreOpen } from '#contract/features/store/store.rules.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { Ribbon } from '#web/ui/display/ribbon.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { ClosedCover } from './closed-cover.tsx'
import { StoreCuisines } from './store-cuisines.tsx'
import { StoreDistance, StoreFacts } from './store-facts.tsx'
import { StoreLink } from './store-link.tsx'
import { StoreRating } from './store-rating.tsx'

interface StoreCardProps {
  store: Store
  module_type: ModuleType | undefined
  /** Over the cover, such as a heart. */
  actions?: ReactNode
  /** Beside the rating, such as how much it sells. */
  note?: ReactNode
}

const coverSize = { width: 1200, height: 480 } as const

export function StoreCard({ store, module_type, actions, note }: StoreCardProps) {
  return (
    <article className="group/card card-lift flex flex-col">
      <StoreCover store={store} actions={actions} />
      <div className="relative flex flex-1 flex-col gap-1 p-4 pt-3">
        <Picture
          picture={{ url: store.logo_full_url, width: 400, height: 400 }}
          alt=""
          sizes="56px"
          className="absolute start-4 -top-9 size-14 rounded-full border-2 border-surface shadow-soft"
        />
        <div className="flex min-h-6 items-center justify-end gap-2">
          {note}
          {note || store.rating_count > 0 ? <StoreRating store={store} /> : <NotRated />}
        </div>
        <h3 className="font-semibold text-16">
          <StoreLink store={store} module_type={module_type} className="stretched-link line-clamp-2">
            {store.name}
          </StoreLink>
        </h3>
        <StoreCuisines store={store} />
        <p className="flex gap-2 text-13 text-ink-soft">
          <StoreDistance store={store} />
          {/* Cut off at its own end, also where it is written the other way than the page. */}
          <bdi className="truncate">{store.address}</bdi>
        </p>
        <div className="mt-auto pt-1">
          <StoreFacts store={store} />
        </div>
      </div>
    </article>
  )
}

/** The line keeps the name clear of the logo; an empty one would look like a fault. */
function NotRated() {
  const t = useTranslations('common')
  return <span className="text-13 text-ink-soft">{t('not_rated')}</span>
}

function StoreCover({ store, actions }: Pick<StoreCardProps, 'store' | 'actions'>) {
  const t = useTranslations('common')
  const closed = !isStoreOpen(store)
  return (
    <div className="relative aspect-5/2 overflow-hidden">
      <Picture
        picture={{ url: store.cover_photo_full_url, ...coverSize }}
        alt=""
        sizes="(min-width: 1280px) 300px, (min-width: 640px) 45vw, 92vw"
        className="card-zoom"
      />
      {store.discount ? <Ribbon>{t('percent_off', { n: String(store.discount.discount) })}</Ribbon> : null}
      {closed ? <ClosedCover store={store} /> : null}
      {actions ? <div className="absolute end-3 top-3 z-2">{actions}</div> : null}
    </div>
  )
}
