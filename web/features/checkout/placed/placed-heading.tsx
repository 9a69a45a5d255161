// The order was placed: said first, with the number that names it.
import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { Reorder } from '#web/features/order/page/reorder.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { PaymentState } from './payment-state.rules.ts'

interface PlacedHeadingProps {
  order: TrackedOrder
  state: PaymentState
  /** Undone just now, with everything in the cart again. */
  isBack: boolean
}

const over = { Icon: CircleX, tone: 'text-ink-faint', title: 'placed_canceled' } as const
const done = { Icon: CircleCheck, tone: 'text-success-ink', title: 'placed' } as const
const unpaid = { Icon: Clock, tone: 'text-warning-ink', title: 'placed_unpaid' } as const

/** Only what is paid, or need not be yet, looks like a success. */
const looks = {
  settled: done,
  arrived: done,
  checking_offline: done,
  arriving: { ...unpaid, title: 'placed' },
  open: unpaid,
  tell_offline: unpaid,
} as const satisfies Record<PaymentState, object>

const link = 'inline-flex min-h-11 items-center font-medium text-14 text-accent-ink'

export function PlacedHeading({ order, state, isBack }: PlacedHeadingProps) {
  const t = useTranslations('checkout')
  const isOver = order.order_status === 'canceled'
  const { Icon, tone, title } = isOver ? over : looks[state]
  return (
    <Card className="flex flex-col items-center gap-2 p-6 text-center">
      <Icon aria-hidden size={56} strokeWidth={1.5} className={tone} />
      <h1 className="font-semibold text-28">{t(title)}</h1>
      <p className="text-16 text-ink-soft">
        {t.rich('order_number', {
          id: () => <bdi className="font-semibold text-ink tabular">#{order.id}</bdi>,
        })}
      </p>
      {isOver ? (
        <p className="max-w-md text-14 text-ink-soft">
          {order.canceled_by === 'system' ? order.cancellation_reason : t('placed_canceled_text')}
        </p>
      ) : null}
      {order.is_guest && !isOver ? (
        <p className="max-w-md text-14 text-ink-soft">{t('guest_keep_number')}</p>
      ) : null}
      <div className="flex flex-wrap justify-center items-center gap-x-6 gap-y-2 pt-2 print:hidden">
        {isOver ? <OnceMore order={order} isBack={isBack} /> : <Follow order={order} />}
        <Link to="/home" className={link}>
          {t('continue_shopping')}
        </Link>
      </div>
    </Card>
  )
}

function Follow({ order }: { order: TrackedOrder }) {
  const t = useTranslations('checkout')
  return (
    <Button
      render={
        // A guest's own device opens the order without asking for the phone.
        order.is_guest ? (
          <Link to="/track-order" search={{ order_id: String(order.id) }} />
        ) : (
          <Link to="/order-history/$id" params={{ id: String(order.id) }} />
        )
      }
    >
      {t('follow_order')}
    </Button>
  )
}

/** What was taken back is often ordered again a little different: from the cart it went back to, or anew. */
function OnceMore({ order, isBack }: Omit<PlacedHeadingProps, 'state'>) {
  const t = useTranslations('checkout')
  if (order.details_count === 0) return null
  if (!isBack) return <Reorder order={order} />
  return (
    <>
      <p className="basis-full text-14 text-ink-soft">{t('placed_canceled_cart')}</p>
      <Button render={<Link to="/checkout" search={{ page: 'cart' }} />}>{t('back_to_checkout')}</Button>
    </>
  )
}
