// What customers say about a courier (api.md 7.7): how the stars fall, then their words, the newest first.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { reviewsWith } from '#contract/features/review/review.rules.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { ProgressBar } from '#web/ui/display/progress-bar.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { LoadMore } from '#web/ui/navigation/load-more.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { courierReviewsQuery } from './review.queries.ts'
import { ReviewCard } from './review-card.tsx'
import { starChoices } from './stars.ts'

export interface CourierReviewsProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** Names the courier. */
  title: string
  courier_id: number
}

export function CourierReviews({ open, onOpenChange, title, courier_id }: CourierReviewsProps) {
  const t = useTranslations('common')
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={title} closeLabel={t('close')}>
      <Reviews courier_id={courier_id} />
    </Drawer>
  )
}

function Reviews({ courier_id }: Pick<CourierReviewsProps, 'courier_id'>) {
  const t = useTranslations()
  const list = useInfiniteQuery(courierReviewsQuery(useAccess(), courier_id))
  if (list.isPending) return <SkeletonText lines={8} />
  if (list.isError) {
    const retry = () => list.refetch()
    return <QuietFailure text={t('common.section_failed')} retryLabel={t('common.retry')} onRetry={retry} />
  }
  const reviews = list.data.pages.flatMap((page) => page.reviews)
  if (reviews.length === 0) return <EmptyState picture={<EmptyPicture />} title={t('review.none')} />
  return (
    <>
      <Stars ratings={list.data.pages[0]?.ratings ?? []} />
      <ul className="flex flex-col gap-4">
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

/** Five stars first, as they are counted. */
function Stars({ ratings }: { ratings: readonly number[] }) {
  const t = useTranslations('review')
  const all = reviewsWith(ratings)
  return (
    <ul className="mb-6 flex flex-col gap-2 rounded-card bg-fill p-4">
      {starChoices.map((count, at) => {
        const given = ratings[at] ?? 0
        return (
          <li key={count} className="flex items-center gap-2 text-13 text-ink-soft tabular">
            <bdi className="w-3">{count}</bdi>
            <div className="min-w-0 flex-1">
              <ProgressBar share={given / all} label={t('stars', { count })} valueText={String(given)} />
            </div>
            <bdi className="w-6 text-end">{given}</bdi>
          </li>
        )
      })}
    </ul>
  )
}
