// Brought or fetched; with one way only there is nothing to choose, and it is said which.
import Bike from 'lucide-react/icons/bike'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useTranslations } from 'use-intl'
import { useDeliveryTime } from '#web/platform/format/use-delivery-time.ts'
import { RadioCards } from '#web/ui/choice/radio-cards.tsx'
import type { Fulfilment } from '../draft/draft.ts'
import { CheckoutSection } from './checkout-section.tsx'
import type { SectionProps } from './section-props.ts'

const icons = { delivery: Bike, take_away: ShoppingBag } as const satisfies Record<Fulfilment, typeof Bike>

export function FulfilmentSection({ checkout, problems }: SectionProps) {
  const t = useTranslations('checkout')
  const deliveryTime = useDeliveryTime()
  const { store, fulfilments, draft, change } = checkout
  const hints = { delivery: deliveryTime(store.delivery_time), take_away: store.address }
  return (
    <CheckoutSection title={t('fulfilment')} part="fulfilment" problems={problems}>
      {fulfilments.length === 0 ? <p className="text-14 text-ink-soft">{t('no_fulfilment')}</p> : null}
      <RadioCards<Fulfilment>
        label={t('fulfilment')}
        columns={2}
        value={draft.order_type}
        onValueChange={(order_type) => change({ order_type })}
        options={fulfilments.map((value) => {
          const Icon = icons[value]
          return {
            value,
            label: t(value),
            hint: <bdi>{hints[value]}</bdi>,
            icon: <Icon aria-hidden size={22} />,
          }
        })}
      />
    </CheckoutSection>
  )
}
