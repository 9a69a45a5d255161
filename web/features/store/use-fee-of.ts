// What delivery from a store would cost, with its words, for cards and for pins on a map.
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Store } from '#contract/features/store/store.schema.ts'
import { modulesQuery } from '#web/features/module/module.queries.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { type DeliveryFee, deliveryFee, type FeeStore } from './delivery-fee.ts'

export type FeeText = DeliveryFee & { text: string }

/** Null where the charges of its zone are not known: a wrong fee is worse than none. */
export function useFeeOf(): (store: FeeStore & Pick<Store, 'module_id'>, metres: number) => FeeText | null {
  const t = useTranslations('common')
  const format = useFormat()
  const { api, shop, config } = useShop()
  // Every page with stores on it has loaded the modules; a hundred cards need not watch them.
  const modules = useQueryClient().getQueryData(modulesQuery({ api, shop }).queryKey)
  return (store, metres) => {
    const zones = modules?.find(({ id }) => id === store.module_id)?.zones
    if (!zones?.some(({ id }) => id === store.zone_id)) return null
    const fee = deliveryFee(store, { zones, shop: config }, metres)
    if (fee.kind === 'free') return { ...fee, text: t('free_delivery') }
    if (fee.kind === 'take_away_only') return { ...fee, text: t('take_away_only') }
    return { ...fee, text: t('fee_from', { amount: isolated(format.money(fee.amount)) }) }
  }
}
