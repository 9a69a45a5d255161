// A store at a glance: cover, logo, whether it is open, rating, how far and how soon (CRD-01).
import { Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Store } from '#contract/features/store/store.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { RatingBadge } from '#web/ui/display/rating-badge.tsx'
import { Ribbon } from '#web/ui/display/ribbon.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

interface StoreCardProps {
  store: Store
  /** Over the cover, such as a heart. */
  actions?: ReactNode
  /** The first rows of a page load their pictures at once. */
  priority?: boolean
}

export const coverSize = { width: 1200, height: 480 } as const

export function isClosed(store: Pick<Store, 'active' | 'open'>): boolean {
  return !store.active || store.open === 0
}

export function StoreCard({ store, actions, priority }: StoreCardProps) {
  const t = useTranslations('common')
  const closed = isClosed(store)
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-soft transition-shadow duration-calm ease-calm hover:shadow-raised">
      <div className="relative">
        <Picture
          picture={{ url: store.cover_photo_full_url, ...coverSize }}
          alt=""
          sizes="(min-width: 1280px) 300px, (min-width: 640px) 45vw, 92vw"
          priority={priority ?? false}
          className={closed ? 'aspect-5/2 w-full grayscale' : 'aspect-5/2 w-full'}
        />
        {store.discount ? <Ribbon>{t('percent_off', { n: String(store.discount.discount) })}</Ribbon> : null}
        {closed ? (
          <span className="absolute inset-0 grid place-items-center bg-scrim font-semibold text-16 text-on-scrim">
            {t('closed_now')}
          </span>
        ) : null}
        {actions ? <div className="absolute end-3 top-3">{actions}</div> : null}
      </div>
      <StoreCardText store={store} />
    </article>
  )
}

function StoreCardText({ store }: { store: Store }) {
  const t = useTranslations('common')
  const format = useFormat()
  return (
    <div className="relative flex flex-1 flex-col gap-2 p-4 pt-3">
      <Picture
        picture={{ url: store.logo_full_url, width: 400, height: 400 }}
        alt=""
        sizes="56px"
        className="absolute start-4 -top-9 size-14 rounded-full border-2 border-surface shadow-soft"
      />
      <div className="flex min-h-6 items-center justify-end gap-2">
        {store.rating_count > 0 ? (
          <RatingBadge
            text={format.rating(store.avg_rating)}
            label={t('rating_of', { rating: format.rating(store.avg_rating) })}
            count={String(store.rating_count)}
          />
        ) : null}
      </div>
      <h3 className="line-clamp-1 font-semibold text-16 text-ink">{store.name}</h3>
      <p className="line-clamp-1 text-13 text-ink-soft">{store.address}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-soft tabular">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden size={14} />
          <bdi>{store.delivery_time}</bdi>
        </span>
        {store.distance > 0 ? (
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden size={14} />
            <bdi>{format.distance(store.distance)}</bdi> {t('from_you')}
          </span>
        ) : null}
        {store.free_delivery ? (
          <span className="font-medium text-success-ink">{t('free_delivery')}</span>
        ) : null}
      </p>
    </div>
  )
}
