// /track-order (TRK-03, TRK-05): customers by number, guests by number and phone, anybody by a shared link.
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { focusPageHeading } from '#web/ui/navigation/page-heading.ts'
import type { OrderKey } from '../order.queries.ts'
import { TrackNews } from './news/track-news.tsx'
import { orderNumberIn } from './order-number.ts'
import { OrderRefused } from './order-refused.tsx'
import { SharedOrderView } from './shared-order-view.tsx'
import { TrackForm } from './track-form.tsx'
import { TrackStage, TrackStageSkeleton } from './track-stage.tsx'
import { useOrderLive } from './use-order-live.ts'

interface TrackPageProps {
  /** From the address. */
  order_id: string | undefined
  share: string | undefined
}

export function TrackPage({ order_id, share }: TrackPageProps) {
  if (share) {
    return (
      <Container className="max-w-3xl py-6 sm:py-10">
        <SharedOrderView token={share} />
      </Container>
    )
  }
  return <ByNumber order_id={order_id ?? ''} />
}

function ByNumber({ order_id }: { order_id: string }) {
  const isSignedIn = useSignedIn()
  const { key, isTyped, ask, askAnew } = useAskedOrder(order_id, isSignedIn)
  const { order, error, retry, lastFollowed } = useOrderLive(key)
  const track = (wanted: OrderKey) => {
    // Whoever was told to try again later, and does, asks for the same order.
    if (JSON.stringify(wanted) === JSON.stringify(key)) retry.refetch()
    else ask(wanted)
  }
  useFocusOnArrival(isTyped && order !== undefined)
  if (order) {
    return (
      <>
        <TrackNews
          key={order.id}
          order_status={order.order_status}
          minutes_left={lastFollowed?.arrival?.minutes_left ?? null}
        />
        <TrackStage order={order} followed={lastFollowed} onOther={askAnew} />
      </>
    )
  }
  if (key && !isTyped && !error) return <TrackStageSkeleton />
  return (
    <Asking text={isSignedIn ? 'track_own_text' : 'track_text'}>
      <Card className="p-5 sm:p-6">
        <TrackForm key={String(isSignedIn)} order_id={order_id} needsPhone={!isSignedIn} onTrack={track} />
      </Card>
      {key && !error ? <Skeleton className="h-160 rounded-card" /> : null}
      {/* A guest who has not typed a phone yet was not refused: the phone is asked for. */}
      {error && (isTyped || isSignedIn) ? <OrderRefused error={error} retry={retry} /> : null}
    </Asking>
  )
}

/** A customer's own order needs no phone and stands in the address; a phone number stays out of it. */
function useAskedOrder(order_id: string, isSignedIn: boolean) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState<OrderKey | null>(null)
  const named = orderNumberIn(order_id)
  const goTo = (search: { order_id?: string }) => navigate({ to: '/track-order', search })
  return {
    key: typed ?? (named === null ? null : { order_id: named }),
    isTyped: typed !== null,
    ask(key: OrderKey) {
      if (isSignedIn) goTo({ order_id: String(key.order_id) })
      else setTyped(key)
    },
    askAnew() {
      setTyped(null)
      goTo({})
    },
  }
}

/** The form goes with its button: who used it goes on reading where the order is. */
function useFocusOnArrival(hasArrived: boolean): void {
  useEffect(() => {
    if (hasArrived) focusPageHeading()
  }, [hasArrived])
}

function Asking({ text, children }: { text: 'track_own_text' | 'track_text'; children: ReactNode }) {
  const t = useTranslations('order')
  return (
    <Container className="flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      <header>
        <h1 className="font-semibold text-28">{t('track')}</h1>
        <p className="mt-1 text-14 text-ink-soft">{t(text)}</p>
      </header>
      {children}
    </Container>
  )
}
