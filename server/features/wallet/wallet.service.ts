// The wallet: orders pay from it, refunds and top-ups go into it; other features enter here, inside their transaction.
import { addDays, instantOf } from '#contract/core/local-time.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { Page } from '#contract/core/paging.ts'
import { topUpBonus } from '#contract/features/wallet/top-up.rules.ts'
import { walletFailures } from '#contract/features/wallet/wallet.failures.ts'
import {
  entriesOf,
  filteredTypes,
  type WalletFilter,
  type WalletType,
  walletMovements,
} from '#contract/features/wallet/wallet.rules.ts'
import type { WalletBonus, WalletStatement } from '#contract/features/wallet/wallet.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import {
  balanceOf,
  countMovements,
  holdAccount,
  type LedgerDatabase,
  movementsOf,
  wrongBooks,
} from './ledger.db.ts'
import { post } from './ledger.ts'
import { bonusesRunning } from './wallet.db.ts'
import { presentBonus, presentTransaction } from './wallet.present.ts'

export interface WalletParts {
  db: Database
  clock: Clock
  time_zone: string
}

export interface WalletMovement {
  customer_id: number
  /** Whether money comes or goes follows from it. */
  transaction_type: WalletType
  /** Minor units, above 0. */
  amount: number
  /** Of the order or payment; a second movement of the same type and reference changes nothing. */
  reference: string
}

export interface TopUp {
  customer_id: number
  /** Minor units. */
  amount: number
  /** Of the payment. */
  reference: string
  asked_at: Date
}

const walletKeyOf = (customer_id: number) => ({ customer_id, currency: 'money' }) as const

export function createWalletService(parts: WalletParts) {
  const { db, clock } = parts

  return {
    /** Minor units; `tx` is the caller's transaction or the database. */
    balanceOf: (tx: LedgerDatabase, customer_id: number): Promise<number> =>
      balanceOf(tx, walletKeyOf(customer_id)),

    /**
     * Moves money inside the caller's transaction and refuses to take more than there is.
     * False when this reference was moved before: then nothing happens, and a retry is safe.
     */
    move: (tx: LedgerDatabase, movement: WalletMovement): Promise<boolean> =>
      postMovement(parts, tx, movement, 0),

    /** A payment came in: its amount, and the bonus that ran when the customer was asked to pay. */
    async topUp(tx: LedgerDatabase, { customer_id, amount, reference, asked_at }: TopUp): Promise<boolean> {
      const bonus = topUpBonus(amount, await bonusesRunning(tx, asked_at))
      const movement = { customer_id, transaction_type: 'add_fund', amount, reference } as const
      return postMovement(parts, tx, movement, bonus)
    },

    /** Money and points, for the profile. */
    async holdings(customer_id: number, tx: LedgerDatabase = db) {
      const [wallet_balance, loyalty_point] = await Promise.all([
        balanceOf(tx, walletKeyOf(customer_id)),
        balanceOf(tx, { customer_id, currency: 'point' }),
      ])
      return { wallet_balance, loyalty_point }
    },

    /** False for an account that is gone; one that is there stays until the transaction ends. */
    isThere: (tx: LedgerDatabase, customer_id: number): Promise<boolean> => holdAccount(tx, customer_id),

    /** How many movements do not add up and how many balances are below nothing. */
    async faults(): Promise<number> {
      const { movements, customers } = await wrongBooks(db)
      return movements.length + customers.length
    },

    transactions: (customer_id: number, wanted: Page & { type: WalletFilter }) =>
      listTransactions(parts, customer_id, wanted),
    statement: (customer_id: number, days: StatementDays): Promise<WalletStatement> =>
      statementOf(parts, customer_id, days),

    async bonuses(scope: Scope): Promise<WalletBonus[]> {
      return (await bonusesRunning(db, clock.now())).map((row) => presentBonus(row, scope))
    },
  }
}

export type WalletService = ReturnType<typeof createWalletService>

interface StatementDays {
  from?: string | undefined
  to?: string | undefined
}

function postMovement(
  { clock }: WalletParts,
  tx: LedgerDatabase,
  { customer_id, transaction_type, amount, reference }: WalletMovement,
  bonus: number,
): Promise<boolean> {
  return post(tx, {
    movement: { ...walletKeyOf(customer_id), transaction_type, reference, created_at: clock.now() },
    entries: entriesOf(walletMovements[transaction_type], amount, bonus),
    shortage: walletFailures.insufficient_balance,
  })
}

async function listTransactions(
  { db, time_zone }: WalletParts,
  customer_id: number,
  { type, ...page }: Page & { type: WalletFilter },
) {
  const wallet = walletKeyOf(customer_id)
  const types = filteredTypes[type]
  const [rows, total_size] = await Promise.all([
    movementsOf(db, wallet, { types, page }),
    countMovements(db, wallet, types),
  ])
  return { total_size, ...page, data: rows.map((row) => presentTransaction(row, time_zone)) }
}

async function statementOf(
  { db, time_zone }: WalletParts,
  customer_id: number,
  { from, to }: StatementDays,
): Promise<WalletStatement> {
  const wallet = walletKeyOf(customer_id)
  const first = from === undefined ? undefined : instantOf(from, 0, time_zone)
  const end = to === undefined ? undefined : instantOf(addDays(to, 1), 0, time_zone)
  const [rows, opening, closing] = await Promise.all([
    movementsOf(db, wallet, { within: [first, end] }),
    first ? balanceOf(db, wallet, first) : 0,
    balanceOf(db, wallet, end),
  ])
  return {
    opening_balance: fromMinor(opening),
    closing_balance: fromMinor(closing),
    data: rows.toReversed().map((row) => presentTransaction(row, time_zone)),
  }
}
