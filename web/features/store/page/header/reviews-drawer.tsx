// What customers say about the store: how the stars fall, then their words, the newest first.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { ReviewCard } from '#web/features/review/review-card.tsx'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { ProgressBar } from '#web/ui/display/progress-bar.tsx'
import { Rating } from '#web/ui/display/rating.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { storeReviewsQuery } from '../store-page.queries.ts'

interface ReviewsDrawerProps {
  open: boolean
  onOpenChange(open: boolean): void
  store: StoreDetails
  access: QueryAccess
}

export function ReviewsDrawer({ open, onOpenChange, store, access }: ReviewsDrawerProps) {
  const t = useTranslations()
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('storepage.reviews')}
      closeLabel={t('common.close')}
      content="text"
    >
      <RatingSummary store={store} />
      <ReviewList store={store} access={access} />
    </Drawer>
  )
}

function RatingSummary({ store }: Pick<ReviewsDrawerProps, 'store'>) {
  const t = useTranslations()
  const format = useFormat()
  if (store.rating_count === 0) return null
  const rating = format.rating(store.avg_rating)
  return (
    <div className="mb-6 flex items-center gap-6 rounded-card bg-fill p-4">
      <div className="text-center">
        <p className="font-semibold text-36 tabular">
          <bdi>{rating}</bdi>
        </p>
        <Rating value={store.avg_rating} label={t('common.rating_of', { rating })} size={16} />
        <p className="mt-1 text-13 text-ink-soft">
          {t('storepage.review_count', { count: store.rating_count })}
        </p>
      </div>
      <ul className="flex min-w-0 flex-1 flex-col gap-2">
        {store.ratings.map((count, index) => {
          const stars = store.ratings.length - index
          const label = t('storepage.stars', { stars })
          return (
            <li key={stars} className="flex items-center gap-2 text-13 text-ink-soft tabular">
              <bdi className="w-3">{stars}</bdi>
              <div className="min-w-0 flex-1">
                <ProgressBar share={count / store.rating_count} label={label} valueText={String(count)} />
              </div>
              <bdi className="w-6 text-end">{count}</bdi>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function ReviewList({ store, access }: Pick<ReviewsDrawerProps, 'store' | 'access'>) {
  const t = useTranslations()
  const { data: reviews, isError, refetch } = useQuery(storeReviewsQuery(access, store.id))
  if (isError) {
    return (
      <QuietFailure
        text={t('common.section_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => refetch()}
      />
    )
  }
  if (!reviews) return <SkeletonText lines={8} />
  if (reviews.length === 0) return <p className="text-ink-soft">{t('storepage.no_reviews')}</p>
  return (
    <ul className="flex flex-col gap-4">
      {reviews.map((review) => (
        <li key={review.id}>
          {review.item_name ? (
            <p className="mb-1.5 font-medium text-13 text-ink-soft">{review.item_name}</p>
          ) : null}
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}
