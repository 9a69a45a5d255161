// How far the cart is from the smallest order its store takes, said before the checkout would.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import { missingForMinimum } from '#contract/features/cart/cart.rules.ts'
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'

interface MinimumOrderProps {
  store_id: number
  /** Items and add-ons, in minor units. */
  goods: number
}

export function MinimumOrder({ store_id, goods }: MinimumOrderProps) {
  const t = useTranslations('bill')
  const { money } = useFormat()
  const { api, shop } = useShownAccess()
  // Asked as the checkout asks, whatever module or zone is looked at: its answer is there already then.
  const anywhere = { ...shop, module: null, zone_ids: [] }
  const params = { id: String(store_id) }
  const { data } = useQuery(
    apiQuery({ api, shop: anywhere }, storeEndpoints.details, { params, quiet: true }),
  )
  const minimum = data?.minimum_order ?? 0
  const missing = missingForMinimum(goods, toMinor(minimum))
  if (missing === 0) return null
  return (
    <p role="status" className="text-13 text-warning-ink">
      {t('minimum_left', { amount: isolated(money(fromMinor(missing))), minimum: isolated(money(minimum)) })}
    </p>
  )
}
