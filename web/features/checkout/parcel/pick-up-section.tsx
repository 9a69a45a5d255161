// When the courier comes for the parcel: at once, or at a time of today or tomorrow; couriers drive round the clock.
import { useTranslations } from 'use-intl'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { CheckoutSection } from '../sections/checkout-section.tsx'
import type { SectionProps } from '../sections/section-props.ts'
import { LaterChoice } from '../sections/time-section.tsx'
import { useSlots } from '../sections/use-slots.ts'
import type { ParcelCheckout } from './use-parcel-checkout.ts'

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6] as const

const roundTheClock = {
  order_place_to_schedule_interval: 0,
  schedules: daysOfWeek.map((day) => ({ day, opening_time: '00:00:00', closing_time: '23:59:59' })),
}

export function PickUpSection({ checkout, problems }: SectionProps<ParcelCheckout>) {
  const t = useTranslations('sending')
  const { config } = useShop()
  const slots = useSlots(roundTheClock)
  return (
    <CheckoutSection title={t('time')} part="time" problems={problems}>
      {config.schedule_order ? (
        <LaterChoice slots={slots} nowHint={t('now_hint')} draft={checkout.draft} change={checkout.change} />
      ) : (
        <p className="text-16">{t('now_hint')}</p>
      )}
    </CheckoutSection>
  )
}
