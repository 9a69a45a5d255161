// The courier's rating; a press shows what customers say. The shop tells that to customers only.
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { loadCourierReviews } from '#web/features/review/load-courier-reviews.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { RatingBadge } from '#web/ui/display/rating-badge.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { useLazyOverlay } from '#web/ui/overlay/use-lazy-overlay.ts'

type DeliveryMan = NonNullable<TrackedOrder['delivery_man']>

export function CourierReviewsButton({ man, name }: { man: DeliveryMan; name: string }) {
  const t = useTranslations()
  const format = useFormat()
  const { shop } = useAccess()
  const {
    Overlay: Reviews,
    state,
    button,
  } = useLazyOverlay(() => loadCourierReviews(shop.language), {
    loading: t('common.loading'),
    failed: t('common.something_wrong'),
  })
  const title = t('order.courier_reviews', { name })
  return (
    <>
      <button
        type="button"
        {...button}
        className="inline-flex min-h-11 items-center rounded-control px-2 hover:bg-fill"
      >
        <RatingBadge
          text={format.rating(man.avg_rating)}
          label={t('common.rating_of', { rating: format.rating(man.avg_rating) })}
          count={String(man.rating_count)}
        />
        <VisuallyHidden>{title}</VisuallyHidden>
      </button>
      {Reviews ? <Reviews {...state} title={title} courier_id={man.id} /> : null}
    </>
  )
}
