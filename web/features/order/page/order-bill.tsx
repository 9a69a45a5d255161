// The bill as it was accepted, on the page of its order; the same on the printed receipt.
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { OrderAmounts } from '../bill/order-amounts.tsx'

export function OrderBill({ order }: { order: TrackedOrder }) {
  const t = useTranslations('bill')
  return (
    <Card render={<section aria-labelledby="order-bill" />} className="p-5 sm:p-6">
      <h2 id="order-bill" className="pb-3 font-semibold text-18">
        {t('title')}
      </h2>
      <OrderAmounts order={order} />
    </Card>
  )
}
