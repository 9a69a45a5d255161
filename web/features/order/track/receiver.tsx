// To whom and where an order is brought.
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'

export function Receiver({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const where = order.receiver_details ?? order.delivery_address
  if (!where || order.order_type === 'take_away') return null
  return (
    <dl className="flex flex-col gap-1 text-14">
      <dt className="text-13 text-ink-soft">{t('delivered_to')}</dt>
      <dd>
        <bdi className="font-medium">{where.contact_person_name}</bdi>
      </dd>
      <dd className="text-ink-soft">
        <bdi>{where.address}</bdi>
      </dd>
    </dl>
  )
}
