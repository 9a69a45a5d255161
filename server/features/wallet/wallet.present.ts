// Movements and bonuses as the API shows them.
import { localMoment } from '#contract/core/local-time.ts'
import { fromMinor } from '#contract/core/money.ts'
import { pointTypes, walletTypes } from '#contract/features/wallet/wallet.rules.ts'
import type {
  LoyaltyTransaction,
  WalletBonus,
  WalletTransaction,
} from '#contract/features/wallet/wallet.schema.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { MovementRow } from './ledger.db.ts'
import type { BonusRow } from './wallet.db.ts'

/** Clients read these times as they stand, on the shop's clock. */
function dateTimeText(instant: Date, time_zone: string): string {
  const { date, time } = localMoment(instant, time_zone)
  return `${date} ${time}`
}

export function presentTransaction(row: MovementRow, time_zone: string): WalletTransaction {
  const transaction_type = walletTypes.find((type) => type === row.transaction_type)
  if (!transaction_type) throw new Error(`not of a wallet: ${row.transaction_type}`)
  return {
    id: row.id,
    user_id: row.customer_id,
    transaction_id: row.transaction_id,
    credit: fromMinor(Math.max(0, row.amount - row.bonus)),
    debit: fromMinor(Math.max(0, -row.amount)),
    admin_bonus: fromMinor(row.bonus),
    balance: fromMinor(row.balance),
    transaction_type,
    reference: row.reference,
    created_at: dateTimeText(row.created_at, time_zone),
  }
}

export function presentBonus(row: BonusRow, scope: Scope): WalletBonus {
  return {
    id: row.id,
    title: row.title[scope.language],
    description: row.description[scope.language],
    bonus_type: row.bonus_type,
    // Percent × 100 and minor units are both hundredths.
    bonus_amount: fromMinor(row.bonus_amount),
    minimum_add_amount: fromMinor(row.minimum_add_amount),
    maximum_bonus_amount: fromMinor(row.maximum_bonus_amount),
    start_date: row.start_date.toISOString(),
    end_date: row.end_date.toISOString(),
    status: 1,
  }
}

export function presentPointTransaction(row: MovementRow): LoyaltyTransaction {
  const transaction_type = pointTypes.find((type) => type === row.transaction_type)
  if (!transaction_type) throw new Error(`not of points: ${row.transaction_type}`)
  const at = row.created_at.toISOString()
  return {
    id: row.id,
    user_id: row.customer_id,
    transaction_id: row.transaction_id,
    credit: Math.max(0, row.amount),
    debit: Math.max(0, -row.amount),
    balance: row.balance,
    transaction_type,
    reference: row.reference,
    created_at: at,
    updated_at: at,
  }
}
