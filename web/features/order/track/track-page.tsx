// /track-order (TRK-03, TRK-05): customers by number, guests by number and phone, anybody by a shared link.
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import type { OrderKey } from '../order.queries.ts'
import { LiveOrder } from './live-order.tsx'
import { orderNumberIn } from './order-number.ts'
import { SharedOrderView } from './shared-order-view.tsx'
import { TrackForm } from './track-form.tsx'
import { TrackingView } from './tracking-view.tsx'
import { useOrderLive } from './use-order-live.ts'

interface TrackPageProps {
  /** From the address. */
  order_id: string | undefined
  share: string | undefined
}

export function TrackPage({ order_id, share }: TrackPageProps) {
  const t = useTranslations('order')
  const text = t(useSignedIn() ? 'track_own_text' : 'track_text')
  return (
    <Container className="flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      <header>
        <h1 className="font-semibold text-28">{t('track')}</h1>
        {share ? null : <p className="mt-1 text-14 text-ink-soft">{text}</p>}
      </header>
      {share ? <SharedOrderView token={share} /> : <ByNumber order_id={order_id} />}
    </Container>
  )
}

function ByNumber({ order_id }: { order_id: string | undefined }) {
  const isSignedIn = useSignedIn()
  const named = orderNumberIn(order_id ?? '')
  const asking = <Asking key={String(isSignedIn)} order_id={order_id ?? ''} isSignedIn={isSignedIn} />
  if (isSignedIn || named === null) return asking
  return <OwnOrGuest order_id={named} asking={asking} />
}

/** The guest who placed it is known on this device; anybody else is asked for the phone. */
function OwnOrGuest({ order_id, asking }: { order_id: number; asking: ReactNode }) {
  const { order, isError, followed } = useOrderLive({ order_id })
  if (isError) return asking
  if (!order) return <Skeleton className="h-120 rounded-card" />
  return (
    <OrderCard order_id={order_id}>
      <TrackingView order={order} followed={followed} />
    </OrderCard>
  )
}

function Asking({ order_id, isSignedIn }: { order_id: string; isSignedIn: boolean }) {
  const named = orderNumberIn(order_id)
  const [asked, setAsked] = useState<OrderKey | null>(null)
  // A customer's own order needs no phone.
  const key = asked ?? (isSignedIn && named !== null ? { order_id: named } : null)
  return (
    <>
      <Card className="p-5 sm:p-6">
        <TrackForm order_id={order_id} needsPhone={!isSignedIn} onTrack={setAsked} />
      </Card>
      {key ? (
        <OrderCard order_id={key.order_id}>
          <LiveOrder key={JSON.stringify(key)} orderKey={key} />
        </OrderCard>
      ) : null}
    </>
  )
}

function OrderCard({ order_id, children }: { order_id: number; children: ReactNode }) {
  const t = useTranslations('order')
  const title = t('number', { id: String(order_id) })
  return (
    <Card render={<section aria-label={title} />} className="flex flex-col gap-5 p-5 sm:p-6">
      <h2 className="font-semibold text-18">{title}</h2>
      {children}
    </Card>
  )
}
