// The reviews of an item: how many of each kind, a filter by stars, and the words themselves (PRD-01).
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { reviewsWith } from '#contract/features/review/review.rules.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { LoadMore } from '#web/ui/navigation/load-more.tsx'
import { itemReviewsQuery, type ReviewedItem } from './review.queries.ts'
import { ReviewCard } from './review-card.tsx'
import { StarFilter } from './star-filter.tsx'
import type { StarChoice } from './stars.ts'

interface ItemReviewsProps {
  access: QueryAccess
  item: ReviewedItem
}

export function ItemReviews(props: ItemReviewsProps) {
  const t = useTranslations('review')
  return (
    <section id="reviews" aria-label={t('title')} className="flex scroll-mt-28 flex-col gap-5">
      <SectionHeader title={t('title')} />
      <ReviewList {...props} />
    </section>
  )
}

function ReviewList({ access, item }: ItemReviewsProps) {
  const t = useTranslations()
  const [stars, setStars] = useState<StarChoice>()
  const list = useInfiniteQuery(itemReviewsQuery(access, item))
  if (list.isPending) return <SkeletonText lines={4} />
  if (list.isError) return <ReviewsFailed onRetry={() => list.refetch()} />
  const ratings = list.data.pages[0]?.ratings ?? []
  if (reviewsWith(ratings) === 0) {
    return <EmptyState picture={<EmptyPicture />} title={t('review.none')} text={t('review.none_text')} />
  }
  return (
    <>
      <StarFilter ratings={ratings} value={stars} onValueChange={setStars} />
      <ReviewsWithStars access={access} item={item} stars={stars} />
    </>
  )
}

function ReviewsWithStars({ access, item, stars }: ItemReviewsProps & { stars: StarChoice }) {
  const t = useTranslations()
  const list = useInfiniteQuery(itemReviewsQuery(access, item, stars))
  if (list.isPending) return <SkeletonText lines={4} />
  if (list.isError) return <ReviewsFailed onRetry={() => list.refetch()} />
  const reviews = list.data.pages.flatMap((page) => page.reviews)
  return (
    <>
      {reviews.length === 0 ? <p className="text-ink-soft">{t('review.none_with_stars')}</p> : null}
      <ul className="grid gap-4 lg:grid-cols-2">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <LoadMore
          label={t('common.load_more')}
          loading={list.isFetchingNextPage}
          onPress={() => list.fetchNextPage()}
        />
      ) : null}
    </>
  )
}

function ReviewsFailed({ onRetry }: { onRetry(): void }) {
  const t = useTranslations('common')
  return <QuietFailure text={t('section_failed')} retryLabel={t('retry')} onRetry={onRetry} />
}
