// Money and points for tests, put into the books as the shop itself does it.
import { entriesOf, pointMovements, walletMovements } from '#contract/features/wallet/wallet.rules.ts'
import { ledgerEntry, ledgerMovement } from '#server/database/schema/wallet.ts'
import { nextNumber, onlyRow } from './factories.ts'
import { type TestApp, testInstant } from './test-app.ts'

/** Minor units on top of what the customer has; a reference counts once. */
export function putMoney(app: Pick<TestApp, 'db'>, customer_id: number, amount: number, reference?: string) {
  const entries = entriesOf(walletMovements.add_fund_by_admin, amount)
  const movement = { customer_id, currency: 'money', transaction_type: 'add_fund_by_admin' } as const
  return put(app, movement, entries, reference)
}

export function putPoints(app: Pick<TestApp, 'db'>, customer_id: number, points: number) {
  const entries = entriesOf(pointMovements.order_place, points)
  return put(app, { customer_id, currency: 'point', transaction_type: 'order_place' }, entries)
}

type Movement = Pick<typeof ledgerMovement.$inferInsert, 'customer_id' | 'currency' | 'transaction_type'>

async function put(
  { db }: Pick<TestApp, 'db'>,
  movement: Movement,
  entries: ReturnType<typeof entriesOf>,
  reference = `test ${nextNumber()}`,
) {
  await db.transaction(async (tx) => {
    const values = { ...movement, reference, created_at: new Date(testInstant) }
    const { id } = await onlyRow(tx.insert(ledgerMovement).values(values).returning())
    await tx.insert(ledgerEntry).values(entries.map((entry) => ({ ...entry, movement_id: id })))
  })
}
