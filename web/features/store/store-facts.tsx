// How soon and how far: the small line of a store's card (CRD-05, CRD-10).
import { useTranslations } from 'use-intl'
import type { Store } from '#contract/features/store/store.schema.ts'
import { useDeliveryTime } from '#web/platform/format/use-delivery-time.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { CardIcon } from '#web/ui/media/card-icon.tsx'

type Facts = Pick<Store, 'delivery_time' | 'distance'>

export function StoreFacts({ store }: { store: Facts }) {
  const t = useTranslations('common')
  const format = useFormat()
  const deliveryTime = useDeliveryTime()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-soft tabular">
      <span className="inline-flex items-center gap-1.5">
        <CardIcon name="clock" size={14} />
        <bdi>{deliveryTime(store.delivery_time)}</bdi>
      </span>
      {store.distance > 0 ? (
        <span className="inline-flex items-center gap-1.5">
          <CardIcon name="map_pin" size={14} />
          <span>
            <bdi>{format.distance(store.distance)}</bdi> {t('from_you')}
          </span>
        </span>
      ) : null}
    </p>
  )
}
