// How soon, for how much and how far: the small line of a store's card (CRD-05, CRD-10).
import { useTranslations } from 'use-intl'
import type { Store } from '#contract/features/store/store.schema.ts'
import { useDeliveryTime } from '#web/platform/format/use-delivery-time.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useMetresTo } from '#web/platform/shop/destination.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { apart, lastingSpace } from '#web/ui/layout/apart.ts'
import { CardIcon } from '#web/ui/media/card-icon.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { FeeStore } from './delivery-fee.ts'
import { useFeeOf } from './use-fee-of.ts'

/** As wide as most distances. */
const usualMetres = 1_500

const factLook = 'inline-flex shrink-0 items-center gap-1 whitespace-nowrap'

type Facts = Pick<Store, 'delivery_time' | 'latitude' | 'longitude' | 'module_id'> & FeeStore

export function StoreFacts({ store }: { store: Facts }) {
  const deliveryTime = useDeliveryTime()
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13 text-ink-soft tabular">
      <span className={factLook}>
        <CardIcon name="clock" size={14} />
        <bdi>{deliveryTime(store.delivery_time)}</bdi>
      </span>
      <StoreFee store={store} />
    </p>
  )
}

/** Nothing where nobody has said where they are. */
export function StoreDistance({ store }: { store: Pick<Store, 'latitude' | 'longitude'> }) {
  const t = useTranslations('common')
  const format = useFormat()
  const { shop } = useShop()
  const metres = useMetresTo(store)
  if (!shop.has_destination) return null
  return (
    // Room is kept for it until the browser has measured it.
    <span className={classNames(factLook, 'text-13 text-ink-soft tabular', metres === null && 'invisible')}>
      <CardIcon name="map_pin" size={14} />
      <span>
        <bdi>{format.distance(metres ?? usualMetres)}</bdi> {t('from_you')}
      </span>
    </span>
  )
}

function StoreFee({ store }: { store: Facts }) {
  const t = useTranslations('common')
  const { shop } = useShop()
  const metres = useMetresTo(store)
  const fee = useFeeOf()(store, metres ?? 0)
  if (fee === null) return null
  if (fee.kind !== 'from') {
    const text = `${fee.text}${lastingSpace}`
    return <span className={classNames(factLook, fee.kind === 'free' && 'text-success-ink')}>{text}</span>
  }
  return (
    <span className={classNames(factLook, shop.has_destination && metres === null && 'invisible')}>
      <CardIcon name="bike" size={15} />
      <span className="sr-only">{apart(t('delivery_fee'))}</span>
      <bdi>{fee.text}</bdi>
    </span>
  )
}
