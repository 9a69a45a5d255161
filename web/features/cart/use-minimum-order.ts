// The smallest order a store takes, against what is in the cart: goods before any discount, as the shop counts them.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { fromMinor, sum, toMinor } from '#contract/core/money.ts'
import { missingForMinimum } from '#contract/features/cart/cart.rules.ts'
import { grossOf } from '#contract/features/item/discount.rules.ts'
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { useCart } from './cart-provider.tsx'
import { amountsIn, type ShownLine } from './shown-lines.rules.ts'

function goodsOf(lines: readonly ShownLine[]): number {
  return sum(amountsIn(lines).map(grossOf))
}

function missingIn(lines: readonly ShownLine[], minimum_order: number): number {
  return missingForMinimum(goodsOf(lines), toMinor(minimum_order))
}

interface AtStore {
  /** Decimal, before discounts. */
  goods: number
  /** 0 where it is enough. */
  missing: number
}

/** Null while nothing of this store is in the cart. */
export function useGoodsAt({ id, minimum_order }: Pick<Store, 'id' | 'minimum_order'>): AtStore | null {
  const lines = useCart().lines.filter(({ store_id }) => store_id === id)
  if (lines.length === 0) return null
  return { goods: fromMinor(goodsOf(lines)), missing: fromMinor(missingIn(lines, minimum_order)) }
}

/** What is missing, in words; null where the cart is enough. */
export function useMinimumText(lines: readonly ShownLine[]): string | null {
  const t = useTranslations('bill')
  const { money } = useFormat()
  const { api, shop } = useShownAccess()
  // Asked as the checkout asks, whatever module or zone is looked at: its answer is there already then.
  const anywhere = { ...shop, module: null, zone_ids: [] }
  const store_id = lines[0]?.store_id
  const params = { id: String(store_id) }
  const { data } = useQuery({
    ...apiQuery({ api, shop: anywhere }, storeEndpoints.details, { params, quiet: true }),
    enabled: store_id !== undefined,
  })
  const minimum = data?.minimum_order ?? 0
  const missing = missingIn(lines, minimum)
  if (missing === 0) return null
  return t('minimum_left', {
    amount: isolated(money(fromMinor(missing))),
    minimum: isolated(money(minimum)),
  })
}
