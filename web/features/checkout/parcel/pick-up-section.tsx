// When the courier comes for the parcel: at once, or at a time of today or tomorrow; couriers drive round the clock.
import { useTranslations } from 'use-intl'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { CheckoutSection } from '../sections/checkout-section.tsx'
import type { SectionProps } from '../sections/section-props.ts'
import { LaterChoice } from '../sections/time-section.tsx'
import type { ParcelCheckout } from './use-parcel-checkout.ts'

export function PickUpSection({ checkout, problems }: SectionProps<ParcelCheckout>) {
  const t = useTranslations('sending')
  const { config } = useShop()
  return (
    <CheckoutSection title={t('time')} part="time" problems={problems}>
      {config.schedule_order || checkout.lostSlot ? (
        <LaterChoice checkout={checkout} nowHint={t('now_hint')} />
      ) : (
        <p className="text-16">{t('now_hint')}</p>
      )}
    </CheckoutSection>
  )
}
