// What the pin of a store tells: its name, its rating, what delivery costs, and whether it is open.
import { useTranslations } from 'use-intl'
import { greatCircle } from '#contract/core/great-circle.ts'
import { isStoreOpen } from '#contract/features/store/store.rules.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { pointOf, useDestination } from '#web/platform/shop/destination.ts'
import { useFeeOf } from '../use-fee-of.ts'

export function usePinLabel(): (store: Store) => string {
  const t = useTranslations()
  const format = useFormat()
  const { place } = useDestination()
  const feeOf = useFeeOf()
  const ratingOf = ({ rating_count, avg_rating }: Store) =>
    rating_count === 0 ? null : t('common.rating_of', { rating: format.rating(avg_rating) })
  const feeText = (store: Store) => {
    const fee = feeOf(store, place ? greatCircle(place, pointOf(store)) : 0)
    return fee?.kind === 'from' ? `${t('common.delivery_fee')} ${fee.text}` : fee?.text
  }
  return (store) =>
    [ratingOf(store), feeText(store), t(isStoreOpen(store) ? 'common.open_now' : 'common.closed_now')]
      .filter((fact) => fact !== null && fact !== undefined)
      .reduce((said, fact) => t('store.map_pin', { said, fact }), store.name)
}
