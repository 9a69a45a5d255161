// Puts one item aside for the checkout, past the cart (ATC-13).
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
