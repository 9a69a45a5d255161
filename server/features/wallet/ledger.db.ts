// The books: one lock a customer, entries that are only ever added, balances that are sums.
import { and, count, desc, eq, getTableColumns, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { LedgerCurrency, LedgerEntry, LedgerType } from '#contract/features/wallet/wallet.rules.ts'
import type { Database } from '#server/database/connection.ts'
import { customer } from '#server/database/schema/session.ts'
import { ledgerEntry, ledgerMovement } from '#server/database/schema/wallet.ts'

/** The database, or one transaction of it. */
export type LedgerDatabase = Pick<Database, 'select' | 'insert' | 'execute'>

export interface Holding {
  customer_id: number
  currency: LedgerCurrency
}

export interface NewMovement extends Holding {
  transaction_type: LedgerType
  reference: string
  created_at: Date
}

/** Held to the end of the transaction: what a balance allows now is still allowed when it is written. */
export async function lockHoldings(tx: LedgerDatabase, customer_id: number): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`ledger of customer ${customer_id}`}, 0))`,
  )
}

/** Whether the customer is still here; then nobody removes the account before the transaction ends. */
export async function holdAccount(tx: LedgerDatabase, customer_id: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.id, customer_id), isNull(customer.deleted_at)))
    .for('key share')
  return row !== undefined
}

const held = ({ customer_id, currency }: Holding) =>
  and(eq(ledgerMovement.customer_id, customer_id), eq(ledgerMovement.currency, currency))

const ofCustomer = and(eq(ledgerEntry.movement_id, ledgerMovement.id), eq(ledgerEntry.account, 'customer'))

const total = sql<number>`coalesce(sum(${ledgerEntry.amount}), 0)`

/** Of now, or of an earlier moment. */
export async function balanceOf(db: LedgerDatabase, holding: Holding, before?: Date): Promise<number> {
  const [row] = await db
    .select({ total })
    .from(ledgerMovement)
    .innerJoin(ledgerEntry, ofCustomer)
    .where(and(held(holding), before && lt(ledgerMovement.created_at, before)))
  return row?.total ?? 0
}

/** What the customer gained or lost when this very movement was written; null when it never was. */
export async function movedBefore(db: LedgerDatabase, movement: NewMovement): Promise<number | null> {
  const { transaction_type, reference } = movement
  const [row] = await db
    .select({ amount: ledgerEntry.amount })
    .from(ledgerMovement)
    .innerJoin(ledgerEntry, ofCustomer)
    .where(
      and(
        held(movement),
        eq(ledgerMovement.transaction_type, transaction_type),
        eq(ledgerMovement.reference, reference),
      ),
    )
  return row?.amount ?? null
}

export async function writeMovement(
  tx: LedgerDatabase,
  movement: NewMovement,
  entries: readonly LedgerEntry[],
): Promise<void> {
  const [written] = await tx.insert(ledgerMovement).values(movement).returning({ id: ledgerMovement.id })
  if (!written) throw new Error('the movement was not written')
  await tx.insert(ledgerEntry).values(entries.map((entry) => ({ ...entry, movement_id: written.id })))
}

function ofTypes(holding: Holding, types: readonly LedgerType[] | undefined) {
  return and(
    held(holding),
    types === undefined ? undefined : inArray(ledgerMovement.transaction_type, [...types]),
  )
}

export async function countMovements(
  db: LedgerDatabase,
  holding: Holding,
  types?: readonly LedgerType[],
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(ledgerMovement).where(ofTypes(holding, types))
  return row?.total ?? 0
}

export interface MovementChoice {
  types?: readonly LedgerType[]
  page?: Page
  /** From the first moment up to, not including, the second. */
  within?: readonly [Date | undefined, Date | undefined]
}

/** Newest first, each with the balance after it; a filter hides movements but not what they did. */
export async function movementsOf(
  db: LedgerDatabase,
  holding: Holding,
  { types, page, within = [undefined, undefined] }: MovementChoice,
) {
  const bonus = sql<number>`coalesce((select -gift.amount from ledger_entry gift where gift.movement_id = ${ledgerMovement.id} and gift.account = 'bonuses'), 0)`
  const running = db
    .select({
      ...getTableColumns(ledgerMovement),
      amount: ledgerEntry.amount,
      bonus: bonus.as('bonus'),
      balance: sql<number>`sum(${ledgerEntry.amount}) over (order by ${ledgerMovement.id})`.as('balance'),
    })
    .from(ledgerMovement)
    .innerJoin(ledgerEntry, ofCustomer)
    .where(held(holding))
    .as('running')
  const rows = db
    .select()
    .from(running)
    .where(
      and(
        types && inArray(running.transaction_type, [...types]),
        within[0] && gte(running.created_at, within[0]),
        within[1] && lt(running.created_at, within[1]),
      ),
    )
    .orderBy(desc(running.id))
    .$dynamic()
  return page ? rows.limit(page.limit).offset(rowsBefore(page)) : rows
}

export type MovementRow = Awaited<ReturnType<typeof movementsOf>>[number]

/** Movements whose entries do not add up, and customers below nothing: both empty while the books are right. */
export async function wrongBooks(db: LedgerDatabase): Promise<{ movements: number[]; customers: number[] }> {
  const movements = await db
    .select({ id: ledgerMovement.id })
    .from(ledgerMovement)
    .leftJoin(ledgerEntry, eq(ledgerEntry.movement_id, ledgerMovement.id))
    .groupBy(ledgerMovement.id)
    .having(sql`count(${ledgerEntry.account}) < 2 or sum(${ledgerEntry.amount}) <> 0`)
  const customers = await db
    .select({ id: ledgerMovement.customer_id })
    .from(ledgerMovement)
    .innerJoin(ledgerEntry, ofCustomer)
    .groupBy(ledgerMovement.customer_id, ledgerMovement.currency)
    .having(sql`sum(${ledgerEntry.amount}) < 0`)
  return { movements: movements.map(({ id }) => id), customers: customers.map(({ id }) => id) }
}
