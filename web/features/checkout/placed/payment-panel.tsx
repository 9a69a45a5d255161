// What is left to do about the payment of an order: pay again, in cash instead, or report how it was paid outside.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { PayInCash } from '#web/features/order/page/pay-in-cash.tsx'
import { apart } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { paymentHref } from '../payment/payment-href.ts'
import { Arrival } from './payment-arrival.tsx'
import type { PaymentState } from './payment-state.rules.ts'

interface PaymentPanelProps {
  order: TrackedOrder
  state: PaymentState
  flag: string | undefined
}

export function PaymentPanel({ order, state, flag }: PaymentPanelProps) {
  const offlineText = useTranslations('offline')
  switch (state) {
    case 'settled':
      return null
    case 'arriving':
    case 'arrived':
      return <Arrival state={state} />
    case 'checking_offline':
      return <OfflineTold order={order} />
    case 'tell_offline':
      return (
        <ReportOffline order_id={order.id} text={offlineText('report_text')} action={offlineText('report')} />
      )
    case 'open':
      return <PayAgain order={order} flag={flag} />
  }
}

/** Being looked for; not found, it is reported anew. */
function OfflineTold({ order }: Pick<PaymentPanelProps, 'order'>) {
  const t = useTranslations('offline')
  const status = order.offline_payment?.data.status ?? 'pending'
  if (status !== 'denied') return <Card className="p-4 text-14 sm:p-5">{t(`statuses.${status}`)}</Card>
  return <ReportOffline order_id={order.id} text={t('statuses.denied')} action={t('correct')} />
}

function ReportOffline({ order_id, text, action }: { order_id: number; text: string; action: string }) {
  return (
    <Card className="flex flex-col items-start gap-4 p-4 sm:p-5">
      <p className="text-14">{text}</p>
      <Button render={<Link to="/checkout" search={{ method: 'offline', order_id: String(order_id) }} />}>
        {action}
      </Button>
    </Card>
  )
}

function PayAgain({ order, flag }: Omit<PaymentPanelProps, 'state'>) {
  const t = useTranslations('checkout')
  const { moment } = useFormat()
  const { config } = useShop()
  const { id: order_id, payment_link } = order
  const said = flag === 'fail' || flag === 'cancel' ? flag : 'open'
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div role="alert">
        <h2 className="font-semibold text-18">{t(`payment_${said}`)}</h2>
        <p className="mt-1 text-14 text-ink-soft">{t('payment_open_text')}</p>
        {order.pay_until ? (
          <p className="mt-1 text-14 text-ink-soft">
            {t('payment_reserved_until', {
              time: apart(moment(order.pay_until, 'time')),
            })}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        {payment_link === null
          ? null
          : config.active_payment_method_list.map(({ gateway, gateway_title }) => (
              <Button key={gateway} render={<a href={paymentHref({ order_id, payment_link, gateway })} />}>
                {t('pay_with', { name: gateway_title })}
              </Button>
            ))}
        {config.cash_on_delivery ? <PayInCash order_id={order_id} /> : null}
      </div>
    </Card>
  )
}
