// Puts one item aside for the checkout, past the cart (ATC-13), and lets go of it once it is ordered.
import { type BuyNow, type BuyNowKind, buyNowKey } from './buy-now.ts'

/** False where the browser keeps nothing: the checkout would be empty. */
export function keepBuyNow(kind: BuyNowKind, bought: BuyNow): boolean {
  try {
    window.sessionStorage.setItem(buyNowKey(kind), JSON.stringify(bought))
    return true
  } catch {
    return false
  }
}

/** Ordered things do not lie around: whoever comes back to the checkout would order them again. */
export function dropBuyNow(kind: BuyNowKind): void {
  try {
    window.sessionStorage.removeItem(buyNowKey(kind))
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}
