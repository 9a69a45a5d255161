// What happens next with an order, and where it goes.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { useSlotText } from '#web/features/order/use-slot-text.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Card } from '#web/ui/layout/card.tsx'

const stepsOf = {
  delivery: ['store', 'prepare', 'bring'],
  take_away: ['store', 'prepare', 'fetch'],
  parcel: ['courier', 'collect', 'hand_over'],
  prescription: ['prescription', 'prepare', 'bring'],
} as const satisfies Record<TrackedOrder['order_type'] | 'prescription', readonly string[]>

export function NextSteps({ order }: { order: TrackedOrder }) {
  const t = useTranslations('checkout')
  const steps = stepsOf[order.prescription_order ? 'prescription' : order.order_type]
  return (
    <Card render={<section />} className="flex flex-col gap-5 p-4 sm:p-5">
      <h2 className="font-semibold text-18">{t('next_title')}</h2>
      <ol className="flex flex-col gap-4">
        {steps.map((step, at) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-14 text-accent-ink tabular"
            >
              {at + 1}
            </span>
            <p className="min-w-0 pt-1 text-14">{t(`next_${step}`, { store: order.store?.name ?? '' })}</p>
          </li>
        ))}
      </ol>
      <dl className="grid gap-3 text-14 sm:grid-cols-2">
        <Fact label={t('time')} value={<When order={order} />} />
        <Where order={order} />
      </dl>
    </Card>
  )
}

function When({ order }: { order: TrackedOrder }) {
  const t = useTranslations('checkout')
  const { written, clock } = useFormat()
  const slotText = useSlotText()
  if (order.scheduled === 0) {
    return t('expected_in', {
      minutes: isolated(`${order.min_delivery_time}–${order.max_delivery_time}`),
      count: order.max_delivery_time,
    })
  }
  const slot = slotText(order, 'long_day')
  if (slot) return slot
  const [date = '', time = ''] = order.schedule_at.split(' ')
  const day = written(date, 'long_day')
  return t('expected_at', { day, time: clock(time.slice(0, 5)) })
}

function Where({ order }: { order: TrackedOrder }) {
  const t = useTranslations('checkout')
  const isTaken = order.order_type === 'take_away'
  const { address } = (isTaken ? order.store : (order.receiver_details ?? order.delivery_address)) ?? {}
  if (!address) return null
  return <Fact label={t(isTaken ? 'take_away' : 'delivery_to')} value={<bdi>{address}</bdi>} />
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-ink-soft">{label}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  )
}
