// How it is paid, when it is wanted, which options were chosen.
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { useMoment } from '../use-moment.ts'
import { useSlotText } from '../use-slot-text.ts'
import { paymentName } from './payment-name.rules.ts'

export function OrderFacts({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const moment = useMoment()
  const slotText = useSlotText()
  const payment = usePaymentText(order)
  const facts = [
    { label: t('facts.payment'), text: payment },
    { label: t('facts.type'), text: t(`types.${order.order_type}`) },
    {
      label: t('facts.scheduled'),
      text: order.scheduled ? (slotText(order, 'day') ?? moment(order.schedule_at)) : null,
    },
    { label: t('facts.note'), text: order.order_note },
    { label: t('facts.instruction'), text: order.delivery_instruction },
    { label: t('facts.receiver_note'), text: order.receiver_note },
    { label: t('facts.unavailable'), text: order.unavailable_item_note },
    { label: t('facts.refund_note'), text: order.refund?.admin_note ?? order.refund_cancellation_note },
  ].filter((fact): fact is { label: string; text: string } => Boolean(fact.text))
  return (
    <Card render={<section aria-labelledby="order-facts" />} className="p-5 sm:p-6">
      <h2 id="order-facts" className="pb-3 font-semibold text-18">
        {t('facts.title')}
      </h2>
      <dl className="flex flex-col gap-3 text-14">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-13 text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Nobody waits for the money of a canceled order. */
function usePaymentText({ payment_method, payment_status, order_status }: TrackedOrder): string {
  const t = useTranslations('order')
  const { config } = useShop()
  const name = paymentName(payment_method, config)
  const by = 'title' in name ? name.title : t(`methods.${name.text}`)
  const isOff = payment_status === 'unpaid' && order_status === 'canceled'
  return isOff ? by : `${by} · ${t(`payments.${payment_status}`)}`
}
