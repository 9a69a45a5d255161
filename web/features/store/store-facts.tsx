// How soon and how far: the small line of a store's card (CRD-05, CRD-10).
import { useTranslations } from 'use-intl'
import type { Store } from '#contract/features/store/store.schema.ts'
import { useDeliveryTime } from '#web/platform/format/use-delivery-time.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useMetresTo } from '#web/platform/shop/destination.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { CardIcon } from '#web/ui/media/card-icon.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

type Facts = Pick<Store, 'delivery_time' | 'latitude' | 'longitude'>

/** As wide as most distances. */
const usualMetres = 1_500

export function StoreFacts({ store }: { store: Facts }) {
  const t = useTranslations('common')
  const format = useFormat()
  const deliveryTime = useDeliveryTime()
  const { shop } = useShop()
  const metres = useMetresTo(store)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-soft tabular">
      <span className="inline-flex items-center gap-1.5">
        <CardIcon name="clock" size={14} />
        <bdi>{deliveryTime(store.delivery_time)}</bdi>
      </span>
      {shop.has_destination ? (
        // Room is kept for it until the browser has measured it.
        <span className={classNames('inline-flex items-center gap-1.5', metres === null && 'invisible')}>
          <CardIcon name="map_pin" size={14} />
          <span>
            <bdi>{format.distance(metres ?? usualMetres)}</bdi> {t('from_you')}
          </span>
        </span>
      ) : null}
    </p>
  )
}
