// What stands beside the map of an order: first when it arrives, how far it is and who brings it; below that the rest.
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { OrderAmounts } from '../bill/order-amounts.tsx'
import { ArrivalHeading } from './arrival/arrival-heading.tsx'
import { useOrderArriving } from './arrival/use-order-arriving.ts'
import { CourierCard } from './courier-card.tsx'
import { OrderHandover } from './handover/order-handover.tsx'
import { MoneyBack } from './money-back.tsx'
import { Receiver } from './receiver.tsx'
import { StepLine } from './steps/step-line.tsx'
import { TrackSteps } from './steps/track-steps.tsx'
import type { TrackingViewProps } from './tracking-view.tsx'

export function TrackLead({ order, followed }: TrackingViewProps) {
  const t = useTranslations('order')
  const arriving = useOrderArriving(order, followed)
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="truncate text-13 text-ink-soft">
          {t('number', { id: String(order.id) })}
          {order.store ? (
            <>
              {' · '}
              <bdi>{order.store.name}</bdi>
            </>
          ) : null}
        </p>
        <ArrivalHeading arriving={arriving} level={1} />
      </div>
      <StepLine order_status={order.order_status} minutes_left={arriving.arrival?.minutes_left ?? null} />
      <CourierCard order={order} />
    </div>
  )
}

interface TrackDetailsProps {
  order: TrackingViewProps['order']
  /** Asks for another order's number. */
  onOther(): void
}

export function TrackDetails({ order, onOther }: TrackDetailsProps) {
  const t = useTranslations()
  return (
    <div className="flex flex-col gap-6">
      <MoneyBack order={order} />
      <OrderHandover order={order} />
      <TrackSteps order={order} />
      <Receiver order={order} />
      <section aria-labelledby="track-bill">
        <h2 id="track-bill" className="pb-3 font-semibold text-16">
          {t('bill.title')}
        </h2>
        <OrderAmounts order={order} />
      </section>
      <Button variant="outline" className="self-start" onClick={onOther}>
        {t('order.track_another')}
      </Button>
    </div>
  )
}
