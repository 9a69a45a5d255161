// The confirmation of an order: its number, what happens next, and what is left to do about its payment.
import { useQuery } from '@tanstack/react-query'
import { ClientOnly, Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { pushStateQuery } from '#web/features/notification/push-offer.tsx'
import { askAgainAfter } from '#web/features/order/ask-again.rules.ts'
import { OrderAmounts } from '#web/features/order/bill/order-amounts.tsx'
import { MoneyBack } from '#web/features/order/track/money-back.tsx'
import { Unreached } from '#web/features/order/unreached.tsx'
import { isTransient } from '#web/platform/api/api-failure.ts'
import { useLastFailure } from '#web/platform/api/use-last-failure.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Divider } from '#web/ui/layout/divider.tsx'
import { type HeldFocus, useHeldFocus } from '#web/ui/navigation/held-focus.ts'
import { focusPageHeading } from '#web/ui/navigation/page-heading.ts'
import { QuoteLines } from '../quote/quote-lines.tsx'
import { NextSteps } from './next-steps.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { paymentState } from './payment-state.rules.ts'
import { PlacedHeading } from './placed-heading.tsx'
import { placedOrderQuery } from './placed-order.query.ts'
import { StayInTouch } from './stay-in-touch.tsx'
import { UndoPanel } from './undo-panel.tsx'

interface OrderPlacedPageProps {
  order_id: number
  /** What a gateway says on the way back: success, fail or cancel; pending while it says nothing. */
  flag: string | undefined
}

export function OrderPlacedPage(props: OrderPlacedPageProps) {
  return (
    <Container className="py-8">
      <ClientOnly fallback={<Loading />}>
        <Placed {...props} />
      </ClientOnly>
    </Container>
  )
}

/** A payment that is on its way, or an order nobody answered for, is looked for this often. */
const lookAgainAfter = 3_000

function Placed({ order_id, flag }: OrderPlacedPageProps) {
  const t = useTranslations('checkout')
  const {
    data: order,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...placedOrderQuery(useAccess(), order_id),
    refetchInterval: ({ state }) =>
      askAgainAfter(state, lookAgainAfter, (placed) => paymentState(placed, flag) === 'arriving'),
    refetchOnWindowFocus: true,
  })
  const failure = useLastFailure({ data: order, error }, order_id)
  // Known before the order is rendered: the offer of messages must not push the bill away.
  useQuery(pushStateQuery)
  if (order) return <Confirmation order={order} flag={flag} />
  if (!failure) return <Loading />
  if (isTransient(failure)) return <Unreached level={1} error={failure} retry={{ refetch, isFetching }} />
  return (
    <EmptyState
      level={1}
      picture={<EmptyPicture />}
      title={t('order_not_found')}
      text={t('order_not_found_text')}
      action={<Button render={<Link to="/home" />}>{t('continue_shopping')}</Button>}
    />
  )
}

function Confirmation({ order, flag }: { order: TrackedOrder; flag: string | undefined }) {
  const t = useTranslations('checkout')
  const state = paymentState(order, flag)
  const [isBack, setBack] = useState(false)
  const undoFocus = useHeadingAfterUndo(order)
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <PlacedHeading order={order} state={state} isBack={isBack} />
        <MoneyBack order={order} />
        <PaymentPanel order={order} state={state} flag={flag} />
        <UndoPanel key={order.undo_until} order={order} held={undoFocus} onUndone={setBack} />
        {order.order_status === 'canceled' ? null : <NextSteps order={order} />}
        <StayInTouch order={order} />
      </div>
      <Card render={<section />} aria-labelledby="placed-bill" className="flex flex-col gap-4 p-4 sm:p-5">
        <h2 id="placed-bill" className="font-semibold text-18">
          {t('summary')}
        </h2>
        <QuoteLines lines={order.bill.lines} />
        {order.bill.lines.length > 0 ? <Divider /> : null}
        <OrderAmounts order={order} />
        <Button variant="outline" className="print:hidden" onClick={() => window.print()}>
          {t('print_receipt')}
        </Button>
      </Card>
    </div>
  )
}

/** The button is gone with what it did: the heading says what became of the order. Who has gone on stays there. */
function useHeadingAfterUndo({ order_status }: TrackedOrder): HeldFocus {
  const held = useHeldFocus()
  const isCanceled = order_status === 'canceled'
  const tell = useEffectEvent(() => {
    if (held.isHeld()) focusPageHeading()
  })
  useEffect(() => {
    if (isCanceled) tell()
  }, [isCanceled])
  return held
}

function Loading() {
  return (
    <div
      aria-hidden
      className="flex min-h-dvh flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6"
    >
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
