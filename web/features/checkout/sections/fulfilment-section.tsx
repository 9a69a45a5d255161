// Brought or fetched; with one way only there is nothing to choose, and it is said which.
import Bike from 'lucide-react/icons/bike'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useTranslations } from 'use-intl'
import { useDeliveryTime } from '#web/platform/format/use-delivery-time.ts'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import type { Fulfilment } from '../draft/draft.ts'
import { PartAnchor, PartProblems } from './checkout-part.tsx'
import type { SectionProps } from './section-props.ts'

const icons = { delivery: Bike, take_away: ShoppingBag } as const satisfies Record<Fulfilment, typeof Bike>

export function FulfilmentSection({ checkout, problems }: SectionProps) {
  const t = useTranslations('checkout')
  const deliveryTime = useDeliveryTime()
  const { store, fulfilments, draft, change } = checkout
  const hints = { delivery: deliveryTime(store.delivery_time), take_away: store.address }
  return (
    <PartAnchor part="fulfilment">
      <section aria-label={t('fulfilment')} className="flex flex-col gap-2 lg:max-w-md">
        {fulfilments.length === 0 ? (
          <p className="text-14 text-ink-soft">{t('no_fulfilment')}</p>
        ) : (
          <>
            <SegmentedControl<Fulfilment>
              label={t('fulfilment')}
              value={draft.order_type}
              onValueChange={(order_type) => change({ order_type })}
              options={fulfilments.map((value) => {
                const Icon = icons[value]
                return { value, label: t(value), icon: <Icon aria-hidden size={18} /> }
              })}
            />
            <p className="px-1 text-14 text-ink-soft">
              <bdi>{hints[draft.order_type]}</bdi>
            </p>
          </>
        )}
        <PartProblems part="fulfilment" problems={problems} />
      </section>
    </PartAnchor>
  )
}
