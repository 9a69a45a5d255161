// What customers say about a courier (api.md 7.7): how the stars fall, then their words, the newest first.
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { reviewsWith } from '#contract/features/review/review.rules.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { ProgressBar } from '#web/ui/display/progress-bar.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { courierReviewsQuery } from './review.queries.ts'
import { ReviewList } from './review-list.tsx'
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
    <Drawer open={open} onOpenChange={onOpenChange} title={title} closeLabel={t('close')} content="text">
      <Reviews courier_id={courier_id} />
    </Drawer>
  )
}

function Reviews({ courier_id }: Pick<CourierReviewsProps, 'courier_id'>) {
  const t = useTranslations('review')
  return (
    <ReviewList
      list={useInfiniteQuery(courierReviewsQuery(useAccess(), courier_id))}
      empty={<EmptyState picture={<EmptyPicture />} title={t('none')} />}
      head={(ratings) => <Stars ratings={ratings} />}
      className="flex flex-col"
    />
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
