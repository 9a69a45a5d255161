// Who pays for the route; a receiver can only pay at the door.
import { useTranslations } from 'use-intl'
import { chargePayers } from '#contract/features/order/order-words.ts'
import { RadioCards } from '#web/ui/choice/radio-cards.tsx'
import { CheckoutSection } from '../sections/checkout-section.tsx'
import type { SectionProps } from '../sections/section-props.ts'
import type { ParcelCheckout } from './use-parcel-checkout.ts'

export function PayerSection({ checkout }: SectionProps<ParcelCheckout>) {
  const t = useTranslations('sending')
  const { parcel, changeParcel } = checkout
  return (
    <CheckoutSection title={t('payer')}>
      <RadioCards
        label={t('payer')}
        columns={2}
        value={parcel.charge_payer}
        onValueChange={(charge_payer) => changeParcel({ charge_payer })}
        options={chargePayers.map((payer) => ({
          value: payer,
          label: t(`payer_${payer}`),
          hint: t(`payer_${payer}_hint`),
        }))}
      />
    </CheckoutSection>
  )
}
