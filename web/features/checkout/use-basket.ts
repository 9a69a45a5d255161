// What is being ordered and from whom: the cart, one item past it, or a prescription for a store.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CartLine } from '#contract/features/cart/cart.schema.ts'
import type { ServingHours } from '#contract/features/item/item-availability.rules.ts'
import { cartQuery } from '#web/features/cart/cart.queries.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { type BuyNow, isBuyNowKind } from './buy-now/buy-now.ts'
import { storedBuyNow } from './buy-now/stored-buy-now.ts'
import type { CheckoutKind } from './checkout-kind.ts'

export interface FilledBasket {
  state: 'filled'
  /** Null: of the store. */
  module_id: number | null
  store_id: number
  buy_now: BuyNow | null
  /** Of what lies in the cart; of other baskets the shop alone knows them. */
  hours: readonly ServingHours[]
  cart_version: string
}

export type Basket = FilledBasket | { state: 'loading' | 'empty' } | { state: 'failed'; retry(): void }

function versionOf(lines: readonly CartLine[]): string {
  return lines.map(({ id, quantity, updated_at }) => `${id}.${quantity}.${updated_at}`).join()
}

export function useBasket(kind: CheckoutKind, asked_store: number | null): Basket {
  const access = useAccess()
  const [bought] = useState(() => (isBuyNowKind(kind) ? storedBuyNow(kind) : null))
  const module_id = access.shop.module?.id ?? 0
  const cart = useQuery({
    ...cartQuery({ access, module_id }),
    enabled: kind === 'cart' && module_id > 0,
    // Whatever was changed on the way here must be in the total.
    staleTime: 0,
  })
  const filled = { state: 'filled', module_id, cart_version: '', hours: [] } as const
  if (kind === 'prescription') {
    return asked_store === null
      ? { state: 'empty' }
      : { ...filled, module_id: null, store_id: asked_store, buy_now: null }
  }
  if (kind !== 'cart') {
    if (!bought) return { state: 'empty' }
    return { ...filled, module_id: bought.module_id, store_id: bought.store_id, buy_now: bought }
  }
  if (module_id === 0) return { state: 'empty' }
  if (cart.isPending) return { state: 'loading' }
  if (cart.isError) return { state: 'failed', retry: () => void cart.refetch() }
  const [first] = cart.data
  if (!first) return { state: 'empty' }
  return {
    ...filled,
    store_id: first.item.store_id,
    buy_now: null,
    hours: cart.data.map(({ item }) => item),
    cart_version: versionOf(cart.data),
  }
}
