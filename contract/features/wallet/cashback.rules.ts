// What an order brings back to the wallet of who placed it: the best of the offers that run (api.md 11 B).

export const cashbackTypes = ['percentage', 'amount'] as const

/** Amounts in minor units; a percentage is in hundredths of a percent. */
export interface CashbackOffer {
  id: number
  cashback_type: (typeof cashbackTypes)[number]
  cashback_amount: number
  min_purchase: number
  /** Of a percentage; 0 is without limit. */
  max_discount: number
}

/** Of an amount in minor units; whole minor units, never more than was paid. */
export function cashbackOf(amount: number, offer: CashbackOffer): number {
  const { cashback_type, cashback_amount, min_purchase, max_discount } = offer
  if (amount < min_purchase) return 0
  if (cashback_type === 'amount') return Math.min(cashback_amount, amount)
  const share = Math.floor((amount * cashback_amount) / 10_000)
  return Math.min(max_discount > 0 ? Math.min(share, max_discount) : share, amount)
}

/** The one that brings most, of two alike the first; null when none brings anything. */
export function bestCashback<Offer extends CashbackOffer>(
  amount: number,
  offers: readonly Offer[],
): { offer: Offer; back: number } | null {
  let best: { offer: Offer; back: number } | null = null
  for (const offer of offers) {
    const back = cashbackOf(amount, offer)
    if (back > (best?.back ?? 0)) best = { offer, back }
  }
  return best
}
