// Paying outside the shop (CHK-04): where to pay, then the customer's report of it. The step lives in the address,
// so leaving the checkout leaves it behind.
import { useQuery } from '@tanstack/react-query'
import { ClientOnly, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OfflineMethod } from '#contract/features/content/checkout-content.endpoints.ts'
import { offlineMethodsQuery } from '#web/features/order/offline/offline-methods.query.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { RadioCards } from '#web/ui/choice/radio-cards.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { placedOrderQuery } from '../placed/placed-order.query.ts'
import { OfflineForm } from './offline-form.tsx'

interface OfflinePaymentPageProps {
  order_id: number
  method_id: number | null
}

export function OfflinePaymentPage(props: OfflinePaymentPageProps) {
  const t = useTranslations('checkout')
  return (
    <Container className="max-w-2xl py-6 sm:py-8">
      <SectionHeader level={1} title={t('offline_title')} subtitle={t('offline_text')} />
      <div className="mt-6">
        <ClientOnly fallback={<Loading />}>
          <OfflinePayment {...props} />
        </ClientOnly>
      </div>
    </Container>
  )
}

function OfflinePayment({ order_id, method_id }: OfflinePaymentPageProps) {
  const t = useTranslations('checkout')
  const access = useAccess()
  const { money } = useFormat()
  const { data: methods } = useQuery(offlineMethodsQuery(access))
  const { data: order, isError } = useQuery(placedOrderQuery(access, order_id))
  const [chosenId, setChosenId] = useState(method_id)
  if (isError) return <Unknown />
  if (!methods || !order) return <Loading />
  const chosen = methods.find(({ id }) => id === chosenId) ?? (methods.length === 1 ? methods[0] : undefined)
  return (
    <div className="flex flex-col gap-4">
      <Card className="flex flex-wrap items-baseline justify-between gap-3 p-4 sm:p-5">
        <p className="text-14 text-ink-soft">
          {t.rich('order_number', { id: () => <bdi className="tabular">#{order_id}</bdi> })}
        </p>
        <p className="font-semibold text-22">
          <bdi className="tabular">{money(order.order_amount - order.partially_paid_amount)}</bdi>
        </p>
      </Card>
      {methods.length > 1 ? (
        <RadioCards
          label={t('offline_payment')}
          value={chosen ? String(chosen.id) : null}
          onValueChange={(id) => setChosenId(Number(id))}
          options={methods.map(({ id, method_name }) => ({ value: String(id), label: method_name }))}
        />
      ) : null}
      {chosen ? (
        <>
          <WhereToPay method={chosen} />
          <OfflineForm key={chosen.id} order_id={order_id} method={chosen} />
        </>
      ) : null}
    </div>
  )
}

function WhereToPay({ method }: { method: OfflineMethod }) {
  const t = useTranslations('checkout')
  return (
    <Card render={<section />} className="flex flex-col gap-3 p-4 sm:p-5">
      <h2 className="font-semibold text-18">{t('offline_where', { name: method.method_name })}</h2>
      <dl className="grid gap-3 text-14 sm:grid-cols-2">
        {method.method_fields.map(({ input_name, input_data }) => (
          <div key={input_name}>
            <dt className="text-13 text-ink-soft">{input_name}</dt>
            <dd className="select-all font-medium">
              <bdi>{input_data}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Unknown() {
  const t = useTranslations('checkout')
  return (
    <EmptyState
      picture={<EmptyPicture />}
      title={t('order_not_found')}
      text={t('order_not_found_text')}
      action={<Button render={<Link to="/home" />}>{t('continue_shopping')}</Button>}
    />
  )
}

function Loading() {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}
