// What state an order is in, in one word.
import { useTranslations } from 'use-intl'
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { statusTones } from './order-status.ts'

export function StatusTag({ status }: { status: OrderStatus }) {
  const t = useTranslations('order')
  return <Tag tone={statusTones[status]}>{t(`statuses.${status}`)}</Tag>
}
