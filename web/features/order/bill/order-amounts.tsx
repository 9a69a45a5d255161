// What an order costs, part by part; a prescription nobody has priced yet costs nothing one could name.
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { isUnpriced } from '../order-status.ts'
import { Bill } from './bill.tsx'

export function OrderAmounts({ order }: { order: TrackedOrder }) {
  const t = useTranslations('bill')
  return isUnpriced(order) ? (
    <p className="text-14 text-ink-soft">{t('price_pending')}</p>
  ) : (
    <Bill quote={order.bill} />
  )
}
