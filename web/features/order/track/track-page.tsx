// /track-order (TRK-03, TRK-05): customers by number, guests by number and phone, anybody by a shared link.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import type { OrderKey } from '../order.queries.ts'
import { LiveOrder } from './live-order.tsx'
import { SharedOrderView } from './shared-order-view.tsx'
import { TrackForm } from './track-form.tsx'

interface TrackPageProps {
  /** From the address. */
  order_id: string | undefined
  share: string | undefined
}

export function TrackPage({ order_id, share }: TrackPageProps) {
  const t = useTranslations('order')
  return (
    <Container className="flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      <header>
        <h1 className="font-semibold text-28">{t('track')}</h1>
        {share ? null : <p className="mt-1 text-14 text-ink-soft">{t('track_text')}</p>}
      </header>
      {share ? <SharedOrderView token={share} /> : <ByNumber order_id={order_id} />}
    </Container>
  )
}

function ByNumber({ order_id }: { order_id: string | undefined }) {
  const t = useTranslations('order')
  const isSignedIn = useSignedIn()
  const named = numberIn(order_id)
  const [asked, setAsked] = useState<OrderKey | null>(null)
  // A customer's own order needs no phone.
  const key = asked ?? (isSignedIn && named !== null ? { order_id: named } : null)
  return (
    <>
      <Card className="p-5 sm:p-6">
        <TrackForm
          key={String(isSignedIn)}
          order_id={order_id ?? ''}
          needsPhone={!isSignedIn}
          onTrack={setAsked}
        />
      </Card>
      {key ? (
        <Card
          render={<section aria-label={t('number', { id: String(key.order_id) })} />}
          className="flex flex-col gap-5 p-5 sm:p-6"
        >
          <h2 className="font-semibold text-18">{t('number', { id: String(key.order_id) })}</h2>
          <LiveOrder key={JSON.stringify(key)} orderKey={key} />
        </Card>
      ) : null}
    </>
  )
}

function numberIn(text: string | undefined): number | null {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : null
}
