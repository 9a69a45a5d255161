// How somebody hears of the order they just placed: a guest's private link, the code for the courier, and messages while away.
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { PushOffer } from '#web/features/notification/push-offer.tsx'
import { isSettled } from '#web/features/order/order-status.ts'
import { ShareButton } from '#web/features/order/page/share-button.tsx'
import { OrderHandover, useIsHandedOverByCode } from '#web/features/order/track/handover/order-handover.tsx'
import { Card } from '#web/ui/layout/card.tsx'

export function StayInTouch({ order }: { order: TrackedOrder }) {
  const hasCode = useIsHandedOverByCode(order)
  if (isSettled(order.order_status)) return null
  const isForSomebodyElse = order.order_type === 'parcel'
  return (
    <>
      {hasCode || order.is_guest ? (
        <Card render={<section />} className="flex flex-col gap-4 p-4 print:hidden sm:p-5">
          <OrderHandover order={order} />
          {order.is_guest ? <GuestLink /> : null}
          {isForSomebodyElse || order.is_guest ? <ShareButton order_id={order.id} /> : null}
        </Card>
      ) : null}
      <div className="empty:hidden print:hidden">
        <PushOffer />
      </div>
    </>
  )
}

/** A guest has no list of orders: without the link, only this browser or the phone number finds it. */
function GuestLink() {
  const t = useTranslations('checkout')
  return (
    <div>
      <h2 className="font-semibold text-18">{t('guest_link')}</h2>
      <p className="mt-1 text-14 text-ink-soft">{t('guest_link_text')}</p>
    </div>
  )
}
