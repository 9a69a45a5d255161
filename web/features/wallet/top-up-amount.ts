// What a customer writes as an amount, and what the house adds to it.
import { toMinor } from '#contract/core/money.ts'
import { type TopUpBonus, topUpBonus } from '#contract/features/wallet/top-up.rules.ts'
import { largestTopUp } from '#contract/features/wallet/wallet.endpoints.ts'
import type { WalletBonus } from '#contract/features/wallet/wallet.schema.ts'

export const smallestTopUp = 1

/** Minor units; null for what is no amount to add. */
export function topUpAmount(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return null
  const amount = Number(plain)
  return amount >= smallestTopUp && amount <= largestTopUp ? toMinor(amount) : null
}

const inMinor = (bonus: WalletBonus): TopUpBonus => ({
  bonus_type: bonus.bonus_type,
  bonus_amount: toMinor(bonus.bonus_amount),
  minimum_add_amount: toMinor(bonus.minimum_add_amount),
  maximum_bonus_amount: toMinor(bonus.maximum_bonus_amount),
})

export function bonusFor(amount: number, running: readonly WalletBonus[]): number {
  return topUpBonus(amount, running.map(inMinor))
}
