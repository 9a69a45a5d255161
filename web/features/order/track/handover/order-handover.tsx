// For who ordered, until it is handed over: the code the courier asks for at the door.
import { useTranslations } from 'use-intl'
import { isHandedOverByCode } from '#contract/features/order/handover.rules.ts'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { isSettled } from '../../order-status.ts'
import { HandoverCode } from './handover-code.tsx'

export function useIsHandedOverByCode({ order_type, otp, order_status }: TrackedOrder): boolean {
  const { config } = useShop()
  return isHandedOverByCode(order_type, config) && otp !== '' && !isSettled(order_status)
}

export function OrderHandover({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  if (!useIsHandedOverByCode(order)) return null
  // A parcel is taken by somebody else, who has to be told.
  const hint = t(order.order_type === 'parcel' ? 'handover_pass_on' : 'handover_say')
  return <HandoverCode code={order.otp} hint={hint} />
}
