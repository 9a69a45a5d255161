// What was reported about a payment outside the shop, whether it was found, and correcting it until it was.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import type { OfflinePayment } from '#contract/features/order/order-parts.schema.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CorrectOffline } from './correct-offline.tsx'
import { offlineMethodsQuery } from './offline-methods.query.ts'

export function OfflinePanel({ order }: { order: TrackedOrder }) {
  const reported = order.offline_payment
  if (reported) return <ReportedPayment order={order} reported={reported} />
  return isToBeTold(order) ? <ToBeTold order_id={order.id} /> : null
}

function isToBeTold({ payment_method, payment_status, payments, order_status }: TrackedOrder): boolean {
  if (payment_status === 'paid' || order_status === 'canceled') return false
  const rest = payments.find((one) => one.payment_status === 'unpaid')
  return payment_method === 'offline_payment' || rest?.payment_method === 'offline_payment'
}

function ToBeTold({ order_id }: { order_id: number }) {
  const t = useTranslations('offline')
  return (
    <Card render={<section />} className="flex flex-col items-start gap-4 p-5 sm:p-6 print:hidden">
      <p className="text-14">{t('report_text')}</p>
      <Button render={<Link to="/checkout" search={{ method: 'offline', order_id: String(order_id) }} />}>
        {t('report')}
      </Button>
    </Card>
  )
}

function ReportedPayment({ order, reported }: { order: TrackedOrder; reported: OfflinePayment }) {
  const t = useTranslations('offline')
  const [isCorrecting, setCorrecting] = useState(false)
  const { data: methods } = useQuery(offlineMethodsQuery(useAccess()))
  const { status, method_id, method_name, admin_note, customer_note } = reported.data
  const method = methods?.find((one) => one.id === method_id)
  const isOpen = status !== 'verified' && order.payment_status !== 'paid' && order.order_status !== 'canceled'
  const labelOf = (asked: string) =>
    method?.method_informations.find((one) => one.customer_input === asked)?.customer_label ??
    asked.replaceAll('_', ' ')
  const facts = [
    ...reported.input.map(({ user_input, user_data }) => ({ label: labelOf(user_input), text: user_data })),
    { label: t('note'), text: customer_note ?? '' },
    { label: t('answer'), text: admin_note ?? '' },
  ].filter(({ text }) => text !== '')
  return (
    <Card render={<section aria-labelledby="offline-payment" />} className="flex flex-col gap-4 p-5 sm:p-6">
      <div>
        <h2 id="offline-payment" className="font-semibold text-18">
          {method?.method_name ?? method_name}
        </h2>
        <p className={status === 'denied' ? 'text-14 text-danger-ink' : 'text-14 text-ink-soft'}>
          {t(`statuses.${status}`)}
        </p>
      </div>
      <dl className="flex flex-col gap-3 text-14">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-13 text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {isOpen && method ? (
        <Button variant="soft" onClick={() => setCorrecting(true)} className="print:hidden">
          {t('correct')}
        </Button>
      ) : null}
      {isCorrecting && method ? (
        <CorrectOffline
          order_id={order.id}
          method={method}
          reported={reported}
          onClose={() => setCorrecting(false)}
        />
      ) : null}
    </Card>
  )
}
