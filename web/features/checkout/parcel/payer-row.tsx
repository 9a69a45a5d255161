// Who pays for the route; a receiver can only pay at the door.
import HandCoins from 'lucide-react/icons/hand-coins'
import { useTranslations } from 'use-intl'
import { chargePayers } from '#contract/features/order/order-words.ts'
import { RadioCards } from '#web/ui/choice/radio-cards.tsx'
import { OpenRow } from '#web/ui/navigation/open-rows.tsx'
import type { SectionProps } from '../sections/section-props.ts'
import type { ParcelCheckout } from './use-parcel-checkout.ts'

export function PayerRow({ checkout }: Pick<SectionProps<ParcelCheckout>, 'checkout'>) {
  const t = useTranslations('sending')
  const { parcel, changeParcel } = checkout
  return (
    <OpenRow
      id="payer"
      icon={<HandCoins size={20} />}
      title={t('payer')}
      summary={t(`payer_${parcel.charge_payer}`)}
    >
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
    </OpenRow>
  )
}
