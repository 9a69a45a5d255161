// Who brings the order and how they are rated, with a way to write to them (for customers, TRK-02) and to call them.
import { Link } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { isSettled } from '../order-status.ts'
import { CourierReviewsButton } from './courier-reviews-button.tsx'

export function CourierCard({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const isSignedIn = useSignedIn()
  const man = order.delivery_man
  if (!man || isSettled(order.order_status)) return null
  const name = `${man.f_name} ${man.l_name}`.trim()
  return (
    <div className="flex items-center gap-3 rounded-card border border-line p-3">
      <Avatar name={name} url={man.image_full_url} />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-medium text-14">
          <bdi>{name}</bdi>
        </p>
        <p className="text-13 text-ink-soft">{t('courier')}</p>
      </div>
      {isSignedIn && man.rating_count > 0 ? <CourierReviewsButton man={man} name={name} /> : null}
      {isSignedIn ? <ChatLink delivery_man_id={man.id} /> : null}
      {man.phone ? (
        <IconButton label={t('call_courier')} variant="soft" render={<a href={`tel:${man.phone}`} />}>
          <Phone aria-hidden size={20} />
        </IconButton>
      ) : null}
    </div>
  )
}

function ChatLink({ delivery_man_id }: { delivery_man_id: number }) {
  const t = useTranslations('order')
  const search = {
    page: 'inbox',
    type: 'delivery_man',
    id: String(delivery_man_id),
    routeName: 'delivery_man_id',
    chatFrom: 'true',
  }
  return (
    <IconButton label={t('chat_courier')} variant="soft" render={<Link to="/profile" search={search} />}>
      <MessageCircle aria-hidden size={20} />
    </IconButton>
  )
}
