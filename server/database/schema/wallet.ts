// The ledger of wallets and loyalty points: balances are sums of its entries, and no entry is ever changed.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ledgerAccounts, ledgerCurrencies, ledgerTypes } from '#contract/features/wallet/wallet.rules.ts'
import { rowId } from './columns.ts'
import { customer } from './session.ts'

/** Why something moved, and what for; a reference counts once, so that nothing is credited twice. */
export const ledgerMovement = pgTable(
  'ledger_movement',
  {
    id: rowId(),
    /** The name customers quote. */
    transaction_id: uuid().notNull().unique().defaultRandom(),
    /** No cascade: a removed account leaves a nameless row, and the books stay whole. */
    customer_id: integer()
      .notNull()
      .references(() => customer.id),
    currency: text({ enum: ledgerCurrencies }).notNull(),
    transaction_type: text({ enum: ledgerTypes }).notNull(),
    /** Of the order, payment or request that caused it. */
    reference: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('ledger_movement_once').on(
      table.customer_id,
      table.currency,
      table.transaction_type,
      table.reference,
    ),
  ],
)

/** What one account gained or lost by a movement; the entries of a movement add up to nothing. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    movement_id: integer()
      .notNull()
      .references(() => ledgerMovement.id),
    /** 'customer' is the movement's customer; the others belong to the house. */
    account: text({ enum: ledgerAccounts }).notNull(),
    /** Minor units, or points. */
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.movement_id, table.account] }),
    check('ledger_entry_moves_something', sql`${table.amount} <> 0`),
  ],
)
