// The page of the checkout (CHK-01): who may order, what is ordered, and a way out where nothing is.
import { useQuery } from '@tanstack/react-query'
import { ClientOnly, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useOwnAddresses } from '#web/features/address/checkout/use-order-address.ts'
import { storeQuery } from '#web/features/store/page/entered-store.queries.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutGuard } from './checkout-guard.tsx'
import type { CheckoutKind } from './checkout-kind.ts'
import { SummarySkeleton } from './checkout-summary.tsx'
import { useUnansweredCart } from './draft/draft-store.ts'
import { useUsualPlaces } from './far-address/use-far-address.ts'
import { ParcelCheckoutPage } from './parcel/parcel-checkout.tsx'
import { LostAnswer } from './placing/lost-answer.tsx'
import { type FilledBasket, useBasket } from './use-basket.ts'

interface CheckoutPageProps {
  kind: CheckoutKind
  /** Whom a prescription goes to. */
  store_id: number | null
}

export function CheckoutPage({ kind, store_id }: CheckoutPageProps) {
  const t = useTranslations('checkout')
  return (
    <Container className="py-6 sm:py-8">
      <SectionHeader level={1} title={t('title')} />
      <div className="mt-6">
        <ClientOnly fallback={<Loading />}>
          <CheckoutGuard kind={kind} fallback={<Loading />}>
            <Ordering key={kind} kind={kind} store_id={store_id} />
          </CheckoutGuard>
        </ClientOnly>
      </div>
    </Container>
  )
}

function Ordering(props: CheckoutPageProps) {
  return props.kind === 'parcel' ? <ParcelCheckoutPage /> : <FromBasket {...props} />
}

function FromBasket({ kind, store_id }: CheckoutPageProps) {
  const t = useTranslations()
  const basket = useBasket(kind, store_id)
  switch (basket.state) {
    case 'loading':
      return <Loading />
    case 'empty':
      return <Empty kind={kind} />
    case 'failed':
      return (
        <QuietFailure text={t('checkout.not_loaded')} retryLabel={t('common.retry')} onRetry={basket.retry} />
      )
    case 'filled':
      return <AtStore kind={kind} basket={basket} />
  }
}

function AtStore({ kind, basket }: { kind: CheckoutKind; basket: FilledBasket }) {
  const t = useTranslations()
  const { data: store, isError, refetch } = useQuery(storeQuery(useAccess(), String(basket.store_id)))
  const places = useUsualPlaces()
  const addresses = useOwnAddresses()
  if (store && places.isFirstKnown && addresses.isKnown)
    return <CheckoutForm kind={kind} basket={basket} store={store} />
  if (!isError) return <Loading />
  return (
    <QuietFailure
      text={t('checkout.not_loaded')}
      retryLabel={t('common.retry')}
      onRetry={() => {
        refetch()
      }}
    />
  )
}

/** Until the shop has said what became of an order whose answer was lost, the page asks. */
function Empty({ kind }: { kind: CheckoutKind }) {
  const lost = useUnansweredCart()
  return kind === 'cart' && lost ? <LostAnswer draftName={lost} /> : <NothingHere />
}

function NothingHere() {
  const t = useTranslations('checkout')
  return (
    <EmptyState
      picture={<EmptyPicture />}
      title={t('empty_title')}
      text={t('empty_text')}
      action={<Button render={<Link to="/home" />}>{t('continue_shopping')}</Button>}
    />
  )
}

function Loading() {
  return (
    <div
      aria-hidden
      // Every checkout fills the screen: the end of the page must not show before it.
      className="flex min-h-dvh flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6"
    >
      <div className="flex flex-col gap-4">
        <Skeleton className="h-16 rounded-card lg:hidden" />
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
      <Card className="p-5">
        <SummarySkeleton />
      </Card>
    </div>
  )
}
