// How a store is rated; nothing while nobody has (CRD-05, CRD-09).
import { useTranslations } from 'use-intl'
import type { Store } from '#contract/features/store/store.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { RatingBadge } from '#web/ui/display/rating-badge.tsx'

export function StoreRating({ store }: { store: Pick<Store, 'rating_count' | 'avg_rating'> }) {
  const t = useTranslations('common')
  const format = useFormat()
  if (store.rating_count === 0) return null
  const rating = format.rating(store.avg_rating)
  return <RatingBadge text={rating} label={t('rating_of', { rating })} count={String(store.rating_count)} />
}
