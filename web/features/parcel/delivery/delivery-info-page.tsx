// /parcel-delivery-info (PCL-02): what is sent, from whom to whom, both on one map with the price of the route.
import { ClientOnly } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { DeliveryInfoForm, deliveryInfoFrame } from './delivery-info-form.tsx'

interface DeliveryInfoPageProps {
  /** The kind that was tapped; without one the kind of before. */
  category_id: number | null
}

export function DeliveryInfoPage({ category_id }: DeliveryInfoPageProps) {
  const t = useTranslations('sending')
  return (
    <Container className="py-6 sm:py-8">
      <SectionHeader level={1} title={t('title')} subtitle={t('subtitle')} />
      <div className="mt-6">
        <ClientOnly fallback={<Loading />}>
          <DeliveryInfoForm asked_category_id={category_id} />
        </ClientOnly>
      </div>
    </Container>
  )
}

function Loading() {
  return (
    <div aria-hidden className={deliveryInfoFrame}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
      <Skeleton className="h-120 rounded-card" />
    </div>
  )
}
