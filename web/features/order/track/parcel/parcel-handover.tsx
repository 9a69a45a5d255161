// For the one who sends a parcel, until it is handed over: the receiver's code.
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { isSettled } from '../../order-status.ts'
import { HandoverCode } from './handover-code.tsx'

export function ParcelHandover({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  if (order.order_type !== 'parcel' || order.otp === '' || isSettled(order.order_status)) return null
  return <HandoverCode code={order.otp} hint={t('handover_pass_on')} />
}
