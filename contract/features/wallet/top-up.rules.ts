// What the house gives on top of a top-up (api.md 9, rule 15).

/** A bonus in whole numbers: minor units, and percent × 100. */
export interface TopUpBonus {
  bonus_type: 'percentage' | 'amount'
  bonus_amount: number
  minimum_add_amount: number
  /** 0 is without limit. */
  maximum_bonus_amount: number
}

/** Minor units: the larger of the best percentage and the best fixed bonus that the amount reaches. */
export function topUpBonus(amount: number, running: readonly TopUpBonus[]): number {
  const given = running
    .filter((bonus) => bonus.minimum_add_amount <= amount)
    .map((bonus) => (bonus.bonus_type === 'amount' ? bonus.bonus_amount : shareOf(amount, bonus)))
  return Math.max(0, ...given)
}

function shareOf(amount: number, { bonus_amount, maximum_bonus_amount }: TopUpBonus): number {
  const share = Math.round((amount * bonus_amount) / 10_000)
  return maximum_bonus_amount > 0 ? Math.min(share, maximum_bonus_amount) : share
}
