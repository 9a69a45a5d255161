// What 'Buy Now' and 'Order Now' store for the checkout (ATC-13): in tab storage, past the cart.
import type { CartModel } from '#contract/features/cart/cart.schema.ts'

export interface BuyNow {
  module_id: number
  store_id: number
  line: {
    model: CartModel
    item_id: number
    quantity: number
    variation: ({ name: string; values: { label: string[] } } | { type: string })[]
    add_on_ids: number[]
    add_on_qtys: number[]
    /** To whoever cooks or packs it. */
    note: string | null
  }
}

export type BuyNowKind = 'buy_now' | 'campaign'

export function isBuyNowKind(kind: string): kind is BuyNowKind {
  return kind === 'buy_now' || kind === 'campaign'
}

export const buyNowKey = (kind: BuyNowKind) => `fivefold-${kind}`
