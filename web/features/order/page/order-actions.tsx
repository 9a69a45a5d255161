// What can be done with an order now; each way out shows only while its rule allows it.
import Printer from 'lucide-react/icons/printer'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { mayAskRefund } from '#contract/features/order/order-life.rules.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { isSettled } from '../order-status.ts'
import { RateLink } from '../rate/rate-link.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { PayInCash } from './pay-in-cash.tsx'
import { Reorder } from './reorder.tsx'
import { RequestRefund } from './request-refund.tsx'
import { ShareButton } from './share-button.tsx'

export function OrderActions({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const { config } = useShop()
  const isOpen = order.order_status === 'pending' || order.order_status === 'failed'
  const isUnpaid = order.payment_status !== 'paid' && order.payment_method !== 'cash_on_delivery'
  const isDelivered = order.order_status === 'delivered'
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {isSettled(order.order_status) ? null : <ShareButton order_id={order.id} />}
      {isSettled(order.order_status) && order.details_count > 0 ? <Reorder order={order} /> : null}
      {isDelivered ? <RateLink order={order} /> : null}
      {isOpen && isUnpaid && config.cash_on_delivery ? <PayInCash order_id={order.id} /> : null}
      {isOpen ? <CancelOrder order_id={order.id} /> : null}
      {mayAskRefund(order) && config.refund_active_status ? <RequestRefund order={order} /> : null}
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden size={18} />
        {t('receipt')}
      </Button>
    </div>
  )
}
