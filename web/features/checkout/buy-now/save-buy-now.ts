// Stores one item for the checkout, past the cart (ATC-13), and removes it once it is ordered.
import { type BuyNow, type BuyNowKind, buyNowKey } from './buy-now.ts'

/** False where storage is forbidden: the checkout would be empty. */
export function saveBuyNow(kind: BuyNowKind, bought: BuyNow): boolean {
  try {
    window.sessionStorage.setItem(buyNowKey(kind), JSON.stringify(bought))
    return true
  } catch {
    return false
  }
}

/** Whoever comes back to the checkout would otherwise order the same again. */
export function dropBuyNow(kind: BuyNowKind): void {
  try {
    window.sessionStorage.removeItem(buyNowKey(kind))
  } catch {
    // Without storage there is nothing to remove.
  }
}
