// /rate-and-review/{id}: how each item of a delivered order was, and who brought it, once each.
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { CustomerOnly } from '#web/platform/session/customer-only.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { OrderMissing, OrderNotFound } from '../page/order-not-found.tsx'
import { useOrderLive } from '../track/use-order-live.ts'
import { RatingForm } from './rating-form.tsx'
import { useUnrated } from './use-unrated.ts'

export function RatePage({ id }: { id: string }) {
  return (
    <Container className="flex max-w-2xl flex-col gap-6 py-6 sm:py-10">
      <CustomerOnly fallback={<Loading />}>
        {/^\d{1,9}$/.test(id) ? <OneOrder order_id={Number(id)} /> : <OrderNotFound />}
      </CustomerOnly>
    </Container>
  )
}

function OneOrder({ order_id }: { order_id: number }) {
  const { order, error, retry } = useOrderLive({ order_id })
  if (order) return <Ratings order={order} />
  return error ? <OrderMissing error={error} retry={retry} /> : <Loading />
}

function Ratings({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const unrated = useUnrated(order)
  if (!unrated) return <Loading />
  const isDelivered = order.order_status === 'delivered'
  if (!isDelivered || unrated.length === 0) {
    return <NothingToRate order_id={order.id} title={t(isDelivered ? 'rate_done' : 'rate_early')} />
  }
  return (
    <>
      <header className="flex flex-col gap-2">
        <Link
          to="/order-history/$id"
          params={{ id: String(order.id) }}
          className="inline-flex min-h-11 w-fit items-center gap-1 font-medium text-14 text-accent-ink hover:underline"
        >
          <ChevronLeft aria-hidden size={18} className="mirror" />
          {t('number', { id: String(order.id) })}
        </Link>
        <h1 className="font-semibold text-28">{t('rate')}</h1>
      </header>
      <ul className="flex flex-col gap-4">
        {unrated.map((rated) => (
          <li key={`${rated.kind} ${rated.id}`}>
            <Card className="p-5 sm:p-6">
              <RatingForm order_id={order.id} rated={rated} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}

function NothingToRate({ order_id, title }: { order_id: number; title: string }) {
  const t = useTranslations('order')
  return (
    <EmptyState
      level={1}
      picture={<EmptyPicture />}
      title={title}
      action={
        <Button render={<Link to="/order-history/$id" params={{ id: String(order_id) }} />}>
          {t('number', { id: String(order_id) })}
        </Button>
      }
    />
  )
}

function Loading() {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  )
}
