// The terms of ordering, before anything is added: how soon, for how much, from what amount, how far.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { greatCircle } from '#contract/core/great-circle.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { useGoodsAt } from '#web/features/cart/use-minimum-order.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useDeliveryTime } from '#web/platform/format/use-delivery-time.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { pointOf, useMetresTo } from '#web/platform/shop/destination.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import { type DeliveryFee, deliveryFee } from '../../delivery-fee.ts'
import { modulesOfZoneQuery } from '../entered-store.queries.ts'
import type { StorePageContext } from '../store-page-context.ts'
import { linkFacts } from '../store-page-search.ts'

interface StoreTermsProps {
  store: StoreDetails
  context: StorePageContext
}

export function StoreTerms({ store, context }: StoreTermsProps) {
  const t = useTranslations('storepage')
  const common = useTranslations('common')
  const format = useFormat()
  const deliveryTime = useDeliveryTime()
  const { config } = useShop()
  const { data: modules = [] } = useQuery(modulesOfZoneQuery(context.access, store.zone_id))
  const zones = modules.find(({ id }) => id === store.module_id)?.zones
  const { metres, isUnmeasured } = useStoreMetres(store, context)
  const fee = useFeeText(deliveryFee(store, { zones, shop: config }, metres))
  return (
    <dl
      aria-label={t('facts_label')}
      className="grid grid-cols-2 gap-x-4 gap-y-3 border-line border-t pt-5 sm:grid-cols-4"
    >
      <Term name={t('delivery_time')}>{deliveryTime(store.delivery_time)}</Term>
      <Term name={common('delivery_fee')}>{isUnmeasured ? <Unmeasured /> : fee}</Term>
      <Term name={t('minimum_order')}>
        {store.minimum_order > 0 ? <Minimum store={store} /> : t('no_minimum')}
      </Term>
      {isUnmeasured || metres > 0 ? (
        <Term name={t('distance')}>{isUnmeasured ? <Unmeasured /> : format.distance(metres)}</Term>
      ) : null}
    </dl>
  )
}

/** From the destination; from what the link says where the visitor has none. Open until the browser has measured. */
function useStoreMetres(store: StoreDetails, { access, search }: StorePageContext) {
  const own = useMetresTo(store)
  const link = linkFacts(search)
  const isUnmeasured = access.shop.has_destination && own === null
  const linked = link.place ? greatCircle(link.place, pointOf(store)) : link.distance
  return { metres: own ?? linked, isUnmeasured }
}

/** As high as the text it stands for. */
function Unmeasured() {
  return <span aria-hidden className="inline-block h-4 w-16 animate-pulse-soft rounded-full bg-fill-strong" />
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-ink-soft">{name}</dt>
      <dd className="font-semibold text-16 tabular">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

/** Two lines in every case, so that nothing below them moves once the cart is known; what is there and what is missing make the minimum. */
function Minimum({ store }: Pick<StoreTermsProps, 'store'>) {
  const t = useTranslations('storepage')
  const { money } = useFormat()
  const at = useGoodsAt(store)
  const minimum = money(store.minimum_order)
  if (at === null || at.missing === 0) {
    return (
      <>
        {minimum}
        <span className={noteLook}>{t(at ? 'minimum_reached' : 'minimum_of_goods')}</span>
      </>
    )
  }
  return (
    <>
      {t('minimum_progress', { goods: isolated(money(at.goods)), minimum: isolated(minimum) })}
      <span role="status" className={classNames(noteLook, 'font-medium text-warning-ink')}>
        {t('minimum_left', { amount: isolated(money(at.missing)) })}
      </span>
    </>
  )
}

const noteLook = 'block font-normal text-13 text-ink-soft'

function useFeeText(fee: DeliveryFee): string {
  const t = useTranslations()
  const format = useFormat()
  if (fee.kind === 'free') return t('storepage.fee_free')
  if (fee.kind === 'take_away_only') return t('common.take_away_only')
  return t('common.fee_from', { amount: isolated(format.money(fee.amount)) })
}
