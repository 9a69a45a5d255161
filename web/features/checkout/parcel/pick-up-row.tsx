// When the courier comes for the parcel: at once, or at a time of today or tomorrow; couriers drive round the clock.
import Clock from 'lucide-react/icons/clock'
import { useTranslations } from 'use-intl'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { CheckoutRow } from '../sections/checkout-row.tsx'
import type { SectionProps } from '../sections/section-props.ts'
import { LaterChoice, TimeSummary } from '../sections/time-row.tsx'
import type { ParcelCheckout } from './use-parcel-checkout.ts'

export function PickUpRow({ checkout, problems }: SectionProps<ParcelCheckout>) {
  const t = useTranslations('sending')
  const { config } = useShop()
  return (
    <CheckoutRow
      part="time"
      problems={problems}
      icon={<Clock size={20} />}
      title={t('time')}
      summary={<TimeSummary checkout={checkout} nowHint={t('now_hint')} />}
      openAtFirst={checkout.lostSlot !== null}
    >
      {config.schedule_order || checkout.lostSlot ? (
        <LaterChoice checkout={checkout} nowHint={t('now_hint')} />
      ) : (
        <p className="text-16">{t('now_hint')}</p>
      )}
    </CheckoutRow>
  )
}
