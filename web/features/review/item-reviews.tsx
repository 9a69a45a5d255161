// The reviews of an item: how many of each kind, a filter by stars, and the words themselves (PRD-01).
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { reviewsWith } from '#contract/features/review/review.rules.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { itemReviewsQuery, type ReviewedItem } from './review.queries.ts'
import { ReviewList, ReviewsFailed } from './review-list.tsx'
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
      <FilteredReviews {...props} />
    </section>
  )
}

function FilteredReviews({ access, item }: ItemReviewsProps) {
  const t = useTranslations('review')
  const [stars, setStars] = useState<StarChoice>()
  const list = useInfiniteQuery(itemReviewsQuery(access, item))
  if (list.isPending) return <SkeletonText lines={4} />
  if (list.isError) return <ReviewsFailed list={list} />
  const ratings = list.data.pages[0]?.ratings ?? []
  if (reviewsWith(ratings) === 0) {
    return <EmptyState picture={<EmptyPicture />} title={t('none')} text={t('none_text')} />
  }
  return (
    <>
      <StarFilter ratings={ratings} value={stars} onValueChange={setStars} />
      <ReviewsWithStars access={access} item={item} stars={stars} />
    </>
  )
}

function ReviewsWithStars({ access, item, stars }: ItemReviewsProps & { stars: StarChoice }) {
  const t = useTranslations('review')
  return (
    <ReviewList
      list={useInfiniteQuery(itemReviewsQuery(access, item, stars))}
      empty={<p className="text-ink-soft">{t('none_with_stars')}</p>}
      className="grid grid-cols-1 lg:grid-cols-2"
    />
  )
}
