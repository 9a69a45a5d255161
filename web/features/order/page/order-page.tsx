// /order-history/{id} (ORD-01): how far it is, what was ordered, what it cost, what can be done.
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import type { FollowedOrder } from '#contract/features/order/tracking.endpoints.ts'
import { PathLink } from '#web/platform/navigation/path-link.tsx'
import { CustomerOnly } from '#web/platform/session/customer-only.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { OfflinePanel } from '../offline/offline-panel.tsx'
import { StatusTag } from '../status-tag.tsx'
import { TrackNews } from '../track/news/track-news.tsx'
import { TrackingView } from '../track/tracking-view.tsx'
import { useOrderLive } from '../track/use-order-live.ts'
import { useMoment } from '../use-moment.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderBill } from './order-bill.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMissing, OrderNotFound } from './order-not-found.tsx'

export function OrderPage({ id }: { id: string }) {
  return (
    <Container className="flex max-w-5xl flex-col gap-6 py-6 sm:py-10">
      <CustomerOnly fallback={<Loading />}>
        {/^\d{1,9}$/.test(id) ? <OneOrder order_id={Number(id)} /> : <OrderNotFound />}
      </CustomerOnly>
    </Container>
  )
}

function OneOrder({ order_id }: { order_id: number }) {
  const { order, error, retry, followed } = useOrderLive({ order_id })
  if (order) return <WholeOrder order={order} followed={followed} />
  return error ? <OrderMissing error={error} retry={retry} /> : <Loading />
}

interface WholeOrderProps {
  order: TrackedOrder
  followed: FollowedOrder | null
}

function WholeOrder({ order, followed }: WholeOrderProps) {
  const t = useTranslations('order')
  const moment = useMoment()
  return (
    <>
      <header className="flex flex-col gap-2">
        <Link
          to="/profile"
          search={{ page: 'my-orders' }}
          className="inline-flex min-h-11 w-fit items-center gap-1 font-medium text-14 text-accent-ink hover:underline print:hidden"
        >
          <ChevronLeft aria-hidden size={18} className="mirror" />
          {t('orders')}
        </Link>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="font-semibold text-28">{t('number', { id: String(order.id) })}</h1>
          <StatusTag status={order.order_status} />
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-14 text-ink-soft">
          {order.store ? (
            <PathLink
              path={`/store/${encodeURIComponent(order.store.slug)}`}
              search={{ module_id: String(order.module_id) }}
              className="inline-flex min-h-11 items-center font-medium text-accent-ink hover:underline"
            >
              <bdi>{order.store.name}</bdi>
            </PathLink>
          ) : null}
          <bdi className="tabular">{moment(order.created_at)}</bdi>
        </p>
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <Card className="p-5 sm:p-6 print:hidden">
            <TrackNews
              order_status={order.order_status}
              minutes_left={followed?.arrival?.minutes_left ?? null}
            />
            <TrackingView order={order} followed={followed} />
          </Card>
          <OrderLines order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <OrderBill order={order} />
          <OrderFacts order={order} />
          <OfflinePanel order={order} />
          <OrderActions order={order} />
        </div>
      </div>
    </>
  )
}

function Loading() {
  return (
    <div aria-hidden className="flex flex-col gap-6">
      <Skeleton className="h-24 rounded-card" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-120 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  )
}
