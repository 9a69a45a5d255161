// What can be done with an order now: share its arrival, print the receipt.
import Printer from 'lucide-react/icons/printer'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { Button } from '#web/ui/action/button.tsx'
import { isSettled } from '../order-status.ts'
import { ShareButton } from './share-button.tsx'

export function OrderActions({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {isSettled(order.order_status) ? null : <ShareButton order_id={order.id} />}
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden size={18} />
        {t('receipt')}
      </Button>
    </div>
  )
}
