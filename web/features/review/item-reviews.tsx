// The reviews of an item: how many of each kind, a filter by stars, and the words themselves (PRD-01).
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
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
import { type StarChoice, withStars } from './stars.ts'

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
  const [stars, setStars] = useState<StarChoice>('all')
  const list = useInfiniteQuery(itemReviewsQuery(access, item))
  if (list.isPending) return <SkeletonText lines={4} />
  if (list.isError) {
    return (
      <QuietFailure
        text={t('common.section_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => list.refetch()}
      />
    )
  }
  const reviews = list.data.pages.flatMap((page) => page.reviews)
  if (reviews.length === 0) {
    return <EmptyState picture={<EmptyPicture />} title={t('review.none')} text={t('review.none_text')} />
  }
  const shown = withStars(reviews, stars)
  return (
    <>
      <StarFilter reviews={reviews} value={stars} onValueChange={setStars} />
      {shown.length === 0 ? <p className="text-ink-soft">{t('review.none_with_stars')}</p> : null}
      <ul className="grid gap-4 lg:grid-cols-2">
        {shown.map((review) => (
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
