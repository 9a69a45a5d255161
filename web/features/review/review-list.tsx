// Reviews, page by page: what waits for them, says that they failed, and leads on to older ones.
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#contract/features/review/review.schema.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { LoadMore } from '#web/ui/navigation/load-more.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { ReviewCard } from './review-card.tsx'

interface ReviewPage {
  reviews: readonly Review[]
  /** How many there are of each kind, five stars first. */
  ratings: readonly number[]
}

export type ReviewPages = UseInfiniteQueryResult<InfiniteData<ReviewPage>>

interface ReviewListProps {
  list: ReviewPages
  /** Where nobody has written anything. */
  empty: ReactNode
  /** Over the reviews. */
  head?: (ratings: readonly number[]) => ReactNode
  /** Of the reviews among themselves. */
  className: string
}

export function ReviewList({ list, empty, head, className }: ReviewListProps) {
  const t = useTranslations('common')
  if (list.isPending) return <SkeletonText lines={6} />
  if (list.isError) return <ReviewsFailed list={list} />
  const reviews = list.data.pages.flatMap((page) => page.reviews)
  if (reviews.length === 0) return empty
  return (
    <>
      {head?.(list.data.pages[0]?.ratings ?? [])}
      <ul className={classNames('gap-4', className)}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <LoadMore
          label={t('load_more')}
          loading={list.isFetchingNextPage}
          onPress={() => list.fetchNextPage()}
        />
      ) : null}
    </>
  )
}

export function ReviewsFailed({ list }: Pick<ReviewListProps, 'list'>) {
  const t = useTranslations('common')
  return <QuietFailure text={t('section_failed')} retryLabel={t('retry')} onRetry={() => list.refetch()} />
}
