// What can happen to a wallet or to loyalty points, and which account of the house stands on the other side.

export const ledgerCurrencies = ['money', 'point'] as const

export type LedgerCurrency = (typeof ledgerCurrencies)[number]

/** Accounts of the ledger: the customer's own, and the house's reasons to gain or lose. */
export const ledgerAccounts = [
  'customer',
  'orders',
  'payments',
  'administration',
  'bonuses',
  'referrals',
  'exchange',
  'cashback',
  'rewards',
] as const

export type LedgerAccount = (typeof ledgerAccounts)[number]

interface MovementKind {
  /** Whether the customer gains (1) or loses (-1). */
  sign: 1 | -1
  /** Who gives, or gets. */
  against: Exclude<LedgerAccount, 'customer'>
}

export const walletTypes = [
  'order_place',
  'partial_payment',
  'order_refund',
  'add_fund',
  'add_fund_by_admin',
  'loyalty_point',
  'referrer',
  'CashBack',
] as const

export type WalletType = (typeof walletTypes)[number]

export const walletMovements: Readonly<Record<WalletType, MovementKind>> = {
  order_place: { sign: -1, against: 'orders' },
  partial_payment: { sign: -1, against: 'orders' },
  order_refund: { sign: 1, against: 'orders' },
  add_fund: { sign: 1, against: 'payments' },
  add_fund_by_admin: { sign: 1, against: 'administration' },
  loyalty_point: { sign: 1, against: 'exchange' },
  referrer: { sign: 1, against: 'referrals' },
  CashBack: { sign: 1, against: 'cashback' },
}

export const pointTypes = ['order_place', 'order_refund', 'point_to_wallet'] as const

export type PointType = (typeof pointTypes)[number]

export const pointMovements: Readonly<Record<PointType, MovementKind>> = {
  order_place: { sign: 1, against: 'rewards' },
  order_refund: { sign: -1, against: 'rewards' },
  point_to_wallet: { sign: -1, against: 'exchange' },
}

export const ledgerTypes = [...walletTypes, 'point_to_wallet'] as const

export type LedgerType = (typeof ledgerTypes)[number]

export interface LedgerEntry {
  account: LedgerAccount
  amount: number
}

/** Both sides of a movement; a bonus is the house's gift on top, and all of them add up to nothing. */
export function entriesOf({ sign, against }: MovementKind, amount: number, bonus = 0): LedgerEntry[] {
  const given: LedgerEntry[] = bonus === 0 ? [] : [{ account: 'bonuses', amount: -bonus }]
  return [
    { account: 'customer', amount: sign * amount + bonus },
    { account: against, amount: -sign * amount },
    ...given,
  ]
}

export const walletFilters = ['all', 'order', 'loyalty_point', 'add_fund', 'referrer', 'CashBack'] as const

export type WalletFilter = (typeof walletFilters)[number]

/** What each word of the filter stands for. */
export const filteredTypes: Readonly<Record<WalletFilter, readonly WalletType[]>> = {
  all: walletTypes,
  order: ['order_place', 'order_refund', 'partial_payment'],
  loyalty_point: ['loyalty_point'],
  add_fund: ['add_fund', 'add_fund_by_admin'],
  referrer: ['referrer'],
  CashBack: ['CashBack'],
}
