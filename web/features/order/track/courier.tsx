// Who brings the order: name and rating, what others say about them, and the way to write to them.
import { Link } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { loadCourierReviews } from '#web/features/review/load-courier-reviews.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { RatingBadge } from '#web/ui/display/rating-badge.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { isSettled } from '../order-status.ts'

type DeliveryMan = NonNullable<TrackedOrder['delivery_man']>

export function Courier({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const isSignedIn = useSignedIn()
  const man = order.delivery_man
  if (!man || isSettled(order.order_status)) return null
  const name = `${man.f_name} ${man.l_name}`.trim()
  const search = {
    page: 'inbox',
    type: 'delivery_man',
    id: String(man.id),
    routeName: 'delivery_man_id',
    chatFrom: 'true',
  }
  return (
    <div className="flex items-center gap-3 rounded-card border border-line p-3">
      <Avatar name={name} url={man.image_full_url} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-14">
          <bdi>{name}</bdi>
        </p>
        <p className="text-13 text-ink-soft">{t('courier')}</p>
      </div>
      {/* The shop tells what customers say to customers only. */}
      {isSignedIn && man.rating_count > 0 ? <ReviewsButton man={man} name={name} /> : null}
      {isSignedIn ? (
        <IconButton label={t('chat_courier')} variant="soft" render={<Link to="/profile" search={search} />}>
          <MessageCircle aria-hidden size={20} />
        </IconButton>
      ) : null}
    </div>
  )
}

function ReviewsButton({ man, name }: { man: DeliveryMan; name: string }) {
  const t = useTranslations()
  const format = useFormat()
  const { shop } = useAccess()
  const [open, setOpen] = useState(false)
  const { Component: Reviews, preload, load } = useLazyComponent(() => loadCourierReviews(shop.language))
  const press = async () => {
    if (await load()) setOpen(true)
    else notify.error(t('common.something_wrong'), { id: 'reviews' })
  }
  const title = t('order.courier_reviews', { name })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={press}
        className="inline-flex min-h-11 items-center rounded-control px-2 hover:bg-fill"
      >
        <RatingBadge
          text={format.rating(man.avg_rating)}
          label={t('common.rating_of', { rating: format.rating(man.avg_rating) })}
          count={String(man.rating_count)}
        />
        <VisuallyHidden>{title}</VisuallyHidden>
      </button>
      {Reviews ? <Reviews open={open} onOpenChange={setOpen} title={title} courier_id={man.id} /> : null}
    </>
  )
}
